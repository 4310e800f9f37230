import { describe, expect, it } from 'vitest';
import { createBrowserHistory } from '@/router/history/browser-history';
import type { PopstateEntry } from '@/router/history/history-driver';
import { createFakeWindow } from '../../helpers/fake-window';
import { snapshotAt } from '../../helpers/nav-states';

const snapshot = snapshotAt(1, ['tab:/', '/', 0], ['a', '/list', 1]);

const open = (href: string, mode: 'path' | 'hash' = 'path', base = '/') => {
  const window = createFakeWindow(href);
  return { window, driver: createBrowserHistory({ window, mode, base }) };
};

describe('writing', () => {
  it("leaves what react-router-dom's links need beside our snapshot", () => {
    const { window, driver } = open('/');
    expect(driver.push('/list', snapshot)).toBe(true);
    expect(window.history.state).toEqual({ key: 'a', idx: 1, nav: snapshot });
    expect(driver.replace('/list?a=1', snapshot)).toBe(true);
    expect(window.calls).toEqual(['push /list', 'replace /list?a=1']);
  });

  it('adds the base path', () => {
    const { window, driver } = open('/app/', 'path', '/app/');
    driver.push('/list', snapshot);
    expect(window.calls).toEqual(['push /app/list']);
    expect(driver.href('/me')).toBe('/app/me');
  });

  it('keeps path and query of the document in hash mode', () => {
    const { window, driver } = open('/app/page.html?x=1', 'hash', '/app/');
    driver.push('/list', snapshot);
    expect(window.calls).toEqual(['push /app/page.html?x=1#/list']);
    expect(driver.href('/me')).toBe('/app/page.html?x=1#/me');
  });

  it('says so when the browser refuses (Safari: 100 writes in 30 seconds)', () => {
    const { window, driver } = open('/');
    window.refuseWrites();
    expect(driver.push('/list', snapshot)).toBe(false);
    expect(driver.replace('/list', snapshot)).toBe(false);
    expect(window.calls).toEqual([]);
  });

  it('travels and measures through the browser', () => {
    const { window, driver } = open('/');
    driver.go(-2);
    expect(window.calls).toEqual(['go -2']);
    expect(driver.length()).toBe(7);
  });
});

describe('reading', () => {
  it('gives back what was written', () => {
    const { driver } = open('/app/list?a=1#b', 'path', 'app');
    expect(driver.current()).toEqual({ url: '/list?a=1#b', snapshot: null });
    driver.replace('/list?a=1#b', snapshot);
    expect(driver.current()).toEqual({ url: '/list?a=1#b', snapshot });
  });

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a number', 5],
    ['a list', []],
    ['the state of another library', { key: 'x', idx: 0 }],
    ['a forged snapshot', { nav: { ...snapshot, st: [] } }],
    ['a snapshot that is a text', { nav: 'x' }],
  ])('takes %s for a foreign entry', (_, state) => {
    const { window, driver } = open('/');
    window.pop(state, '/list');
    expect(driver.current()).toEqual({ url: '/list', snapshot: null });
  });
});

describe('landings', () => {
  it('are told with what the entry says', () => {
    const { window, driver } = open('/');
    const landings: PopstateEntry[] = [];
    const stop = driver.listen((landing) => landings.push(landing));
    window.pop({ nav: snapshot }, '/list');
    window.pop(null, '/list#part');
    stop();
    window.pop(null, '/later');
    expect(landings).toEqual([
      { url: '/list', snapshot, uaVisual: false },
      { url: '/list#part', snapshot: null, uaVisual: false },
    ]);
  });

  it('say when the browser has animated them already', () => {
    const { window, driver } = open('/');
    const landings: PopstateEntry[] = [];
    driver.listen((landing) => landings.push(landing));
    window.pop(null, '/', { hasUAVisualTransition: true });
    window.pop(null, '/', { hasUAVisualTransition: false });
    expect(landings.map(({ uaVisual }) => uaVisual)).toEqual([true, false]);
  });

  it('are anchors in hash mode when the hash is no path', () => {
    const { window, driver } = open('/#/list', 'hash');
    window.pop(null, '/#part');
    expect(driver.current().url).toBe('#part');
  });
});
