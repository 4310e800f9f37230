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

describe('writes to the browser history', () => {
  it('a write puts the fields of react-router-dom beside our snapshot', () => {
    const { window, driver } = open('/');
    expect(driver.push('/list', snapshot)).toBe(true);
    expect(window.history.state).toEqual({ key: 'a', idx: 1, nav: snapshot });
    expect(driver.replace('/list?a=1', snapshot)).toBe(true);
    expect(window.calls).toEqual(['push /list', 'replace /list?a=1']);
  });

  it('a write in path mode adds the base path to the URL', () => {
    const { window, driver } = open('/app/', 'path', '/app/');
    driver.push('/list', snapshot);
    expect(window.calls).toEqual(['push /app/list']);
    expect(driver.href('/me')).toBe('/app/me');
  });

  it('a write in hash mode keeps the path and query of the document', () => {
    const { window, driver } = open('/app/page.html?x=1', 'hash', '/app/');
    driver.push('/list', snapshot);
    expect(window.calls).toEqual(['push /app/page.html?x=1#/list']);
    expect(driver.href('/me')).toBe('/app/page.html?x=1#/me');
  });

  it('a write returns false when the browser refuses it (Safari: 100 writes in 30 seconds)', () => {
    const { window, driver } = open('/');
    window.refuseWrites();
    expect(driver.push('/list', snapshot)).toBe(false);
    expect(driver.replace('/list', snapshot)).toBe(false);
    expect(window.calls).toEqual([]);
  });

  it('go and length use the history of the browser', () => {
    const { window, driver } = open('/');
    driver.go(-2);
    expect(window.calls).toEqual(['go -2']);
    expect(driver.length()).toBe(7);
  });
});

describe('travel through the browser history', () => {
  it('go travels to an entry of the own frame by its key, also if the move is interrupted', async () => {
    const { window, driver } = open('/');
    window.setEntries(['a', 'b', 'c', 'd'], 2);
    driver.go(-2);
    driver.go(1);
    await Promise.resolve();
    expect(window.calls).toEqual(['traverse to a', 'traverse to d']);
  });

  it.each([
    ['before the first entry', -3],
    ['after the last entry', 2],
  ])('go uses the history of all frames to travel %s of the own frame', (_, delta) => {
    const { window, driver } = open('/');
    window.setEntries(['a', 'b', 'c', 'd'], 2);
    driver.go(delta);
    expect(window.calls).toEqual([`go ${delta}`]);
  });

  it('go uses the history of all frames if the own frame has no list of entries', () => {
    const { window, driver } = open('/');
    window.setEntries([], 0);
    driver.go(-1);
    expect(window.calls).toEqual(['go -1']);
  });
});

describe('reads from the browser history', () => {
  it('current returns the snapshot that replace wrote', () => {
    const { driver } = open('/app/list?a=1#b', 'path', 'app');
    expect(driver.current()).toEqual({ url: '/list?a=1#b', snapshot: null });
    driver.replace('/list?a=1#b', snapshot);
    expect(driver.current()).toEqual({ url: '/list?a=1#b', snapshot });
  });

  it.each([
    ['null', null],
    ['a string', 'x'],
    ['a number', 5],
    ['an array', []],
    ['the state of another library', { key: 'x', idx: 0 }],
    ['a forged snapshot', { nav: { ...snapshot, st: [] } }],
    ['a snapshot that is a string', { nav: 'x' }],
  ])('an entry has no snapshot when history.state is %s', (_, state) => {
    const { window, driver } = open('/');
    window.pop(state, '/list');
    expect(driver.current()).toEqual({ url: '/list', snapshot: null });
  });
});

describe('popstates of the browser', () => {
  it('a listener gets the entry of each popstate until it stops listening', () => {
    const { window, driver } = open('/');
    const popstates: PopstateEntry[] = [];
    const stop = driver.listen((entry) => popstates.push(entry));
    window.pop({ nav: snapshot }, '/list');
    window.pop(null, '/list#part');
    stop();
    window.pop(null, '/later');
    expect(popstates).toEqual([
      { url: '/list', snapshot, uaVisual: false },
      { url: '/list#part', snapshot: null, uaVisual: false },
    ]);
  });

  it('uaVisual is true when the browser has already animated the move', () => {
    const { window, driver } = open('/');
    const popstates: PopstateEntry[] = [];
    driver.listen((entry) => popstates.push(entry));
    window.pop(null, '/', { hasUAVisualTransition: true });
    window.pop(null, '/', { hasUAVisualTransition: false });
    expect(popstates.map(({ uaVisual }) => uaVisual)).toEqual([true, false]);
  });

  it('a fragment that is not a path is an in-page anchor in hash mode', () => {
    const { window, driver } = open('/#/list', 'hash');
    window.pop(null, '/#part');
    expect(driver.current().url).toBe('#part');
  });
});

describe('an entry without a snapshot', () => {
  const openListening = (keys: readonly string[], index: number) => {
    const { window, driver } = open('/#/', 'hash');
    const replaced: unknown[] = [];
    window.setEntries(keys, index);
    driver.push('/list', snapshot);
    driver.listen(({ isReplaced = false }) => replaced.push(isReplaced));
    return { window, replaced };
  };

  it('has replaced the entry before if the browser has kept its key', () => {
    const { window, replaced } = openListening(['a', 'b'], 1);
    window.pop(null, '/#/item/1');
    window.pop(null, '/#/item/2');
    expect(replaced).toEqual([true, true]);
  });

  it('is a new entry if its key is new', () => {
    const { window, replaced } = openListening(['a', 'b'], 1);
    window.setEntries(['a', 'b', 'c'], 2);
    window.pop(null, '/#/item/1');
    expect(replaced).toEqual([false]);
  });

  it('counts as a new entry in a browser without the Navigation API', () => {
    const { window, driver } = open('/#/', 'hash');
    const replaced: unknown[] = [];
    driver.listen(({ isReplaced = false }) => replaced.push(isReplaced));
    window.pop(null, '/#/item/1');
    expect(replaced).toEqual([false]);
  });
});
