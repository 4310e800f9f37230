import { expect, it } from 'vitest';
import type { PopstateEntry } from '@/router/history/history-driver';
import { replaceOnlyHistory } from '@/router/history/replace-only-history';
import { createFakeWindow } from '../../helpers/fake-window';
import { flush } from '../../helpers/flush';
import { snapshotAt } from '../../helpers/nav-states';

const root = snapshotAt(0, ['tab:/', '/', 0]);
const list = snapshotAt(1, ['tab:/', '/', 0], ['a', '/list', 1]);

const open = (href: string, mode: 'path' | 'hash' = 'path', base = '/') => {
  const window = createFakeWindow(href);
  return { window, driver: replaceOnlyHistory({ window, mode, base }) };
};

it('replaceOnlyHistory writes every entry with replaceState, with the state that a reload needs', () => {
  const { window, driver } = open('/');
  driver.replace('/', root);
  driver.push('/list', list);
  expect(window.calls).toEqual(['replace /', 'replace /list']);
  expect(window.history.state).toEqual({ key: 'a', idx: 1, nav: list });
});

it('go in replaceOnlyHistory overwrites the entry and does not travel in the browser', async () => {
  const { window, driver } = open('/');
  const popstates: PopstateEntry[] = [];
  driver.listen((entry) => popstates.push(entry));
  driver.replace('/', root);
  driver.push('/list', list);
  driver.go(-1);
  expect(popstates).toEqual([]);
  await flush();
  expect(popstates).toEqual([{ url: '/', snapshot: root, uaVisual: false }]);
  expect(window.calls).toEqual(['replace /', 'replace /list', 'replace /']);
});

it.each([
  ['a base path', '/app/', 'path', '/app/', 'replace /app/list'],
  ['hash mode', '/app/?x=1#/', 'hash', '/app/', 'replace /app/?x=1#/list'],
] as const)('replaceOnlyHistory writes the usual address with %s', (_, href, mode, base, call) => {
  const { window, driver } = open(href, mode, base);
  driver.push('/list', list);
  expect(window.calls).toEqual([call]);
  expect(driver.current()).toEqual({ url: '/list', snapshot: list });
});

it('replaceOnlyHistory continues with an entry that the browser refused to write', async () => {
  const { window, driver } = open('/');
  driver.replace('/', root);
  window.refuseWrites();
  expect(driver.push('/list', list)).toBe(true);
  expect(driver.current()).toEqual({ url: '/list', snapshot: list });
  driver.go(-1);
  await flush();
  expect(driver.current()).toEqual({ url: '/', snapshot: root });
});
