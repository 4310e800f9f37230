import { expect, it } from 'vitest';
import type { PopstateEntry, HistoryDriver } from '@/router/history/history-driver';
import { createReplaceOnlyHistory } from '@/router/history/replace-only-history';
import { createMemoryHistory } from '@/router/history/memory-history';
import { createTestApp } from '../../helpers/test-app';
import { snapshotAt } from '../../helpers/nav-states';

const snapshotOf = (position: number, url: string) => snapshotAt(position, ['a', url, position]);
const popstateAt = (position: number, url: string) => ({
  url,
  snapshot: snapshotOf(position, url),
  uaVisual: false,
});

/** Three entries at positions 0, 1, 2 inside one entry of the browser. Travel ends when the test calls `run`. */
function open() {
  const tasks: (() => void)[] = [];
  const browser = createMemoryHistory({ schedule: (task) => task() });
  const driver = createReplaceOnlyHistory(browser, (task) => tasks.push(task));
  const popstates: PopstateEntry[] = [];
  const stop = driver.listen((entry) => popstates.push(entry));
  driver.replace('/', snapshotOf(0, '/'));
  driver.push('/a', snapshotOf(1, '/a'));
  driver.push('/b', snapshotOf(2, '/b'));
  const run = () => {
    for (const task of tasks.splice(0)) task();
  };
  return { browser, driver, popstates, stop, run };
}

it('the browser has one entry, which holds the current entry of the app', () => {
  const { browser, driver } = open();
  expect(browser.entries).toEqual([{ url: '/b', state: snapshotOf(2, '/b') }]);
  expect(driver.current()).toEqual({ url: '/b', snapshot: snapshotOf(2, '/b') });
  expect(driver.length()).toBe(3);
});

it('travel ends in a later task and overwrites the entry of the browser', () => {
  const { browser, driver, popstates, run } = open();
  driver.go(-2);
  expect(popstates).toEqual([]);
  run();
  driver.go(1);
  run();
  expect(popstates).toEqual([popstateAt(0, '/'), popstateAt(1, '/a')]);
  expect(browser.entries).toEqual([{ url: '/a', state: snapshotOf(1, '/a') }]);
});

it.each([0, -3, 1])('travel by %i from the last of three entries fires no popstate', (delta) => {
  const { browser, driver, popstates, run } = open();
  driver.go(delta);
  run();
  expect(popstates).toEqual([]);
  expect(browser.current().url).toBe('/b');
});

it('a push removes the entries in front of the current one', () => {
  const { driver, popstates, run } = open();
  driver.go(-2);
  run();
  driver.push('/c', snapshotOf(1, '/c'));
  driver.go(1);
  driver.go(-1);
  run();
  expect(popstates).toEqual([popstateAt(0, '/'), popstateAt(0, '/')]);
  expect(driver.length()).toBe(2);
});

it('a listener that has stopped gets no popstate of travel or of the browser', () => {
  const { browser, driver, popstates, stop, run } = open();
  driver.go(-1);
  stop();
  run();
  browser.visit('/typed');
  expect(popstates).toEqual([]);
});

it('the app keeps an entry that the browser refused to write, and the next write reaches the browser', () => {
  const { browser, driver, run } = open();
  browser.refuseWrites(true);
  expect(driver.push('/c', snapshotOf(3, '/c'))).toBe(true);
  expect(driver.current()).toEqual({ url: '/c', snapshot: snapshotOf(3, '/c') });
  driver.go(-2);
  run();
  expect(driver.current()).toEqual({ url: '/a', snapshot: snapshotOf(1, '/a') });
  expect(browser.current().url).toBe('/b');
  browser.refuseWrites(false);
  driver.go(1);
  run();
  expect(browser.current()).toEqual({ url: '/b', snapshot: snapshotOf(2, '/b') });
});

it('a URL that another script has written is accepted and kept for its entry', () => {
  const { browser, driver, popstates, run } = open();
  browser.overwrite('/b?clean', true);
  expect(driver.current()).toEqual({ url: '/b?clean', snapshot: snapshotOf(2, '/b') });
  driver.go(-1);
  driver.go(1);
  run();
  expect(popstates[1]).toEqual({ url: '/b?clean', snapshot: snapshotOf(2, '/b'), uaVisual: false });
});

it('an entry has no snapshot after another script has removed it', () => {
  const { browser, driver } = open();
  browser.overwrite('/b');
  expect(driver.current()).toEqual({ url: '/b', snapshot: null });
});

it('forward to a user entry whose position was cut off shows the current entry', () => {
  const { browser, driver, popstates, run } = open();
  browser.visit('/typed');
  driver.replace('/typed', snapshotOf(3, '/typed'));
  browser.travel(-1);
  driver.go(-2);
  run();
  driver.push('/c', snapshotOf(1, '/c'));
  popstates.length = 0;
  browser.travel(1);
  expect(popstates).toEqual([popstateAt(1, '/c')]);
  expect(driver.current()).toEqual({ url: '/c', snapshot: snapshotOf(1, '/c') });
  expect(browser.current()).toEqual({ url: '/c', snapshot: snapshotOf(1, '/c') });
});

it('an entry that the user creates is one position above, before and after the app writes it', () => {
  const { browser, driver, popstates, run } = open();
  browser.visit('/typed');
  expect(driver.current()).toEqual({ url: '/typed', snapshot: null });
  driver.replace('/typed', snapshotOf(3, '/typed'));
  driver.go(-1);
  run();
  browser.travel(-1);
  expect(popstates).toEqual([
    { url: '/typed', snapshot: null, uaVisual: false },
    popstateAt(2, '/b'),
    popstateAt(2, '/b'),
  ]);
  expect(browser.entries.map(({ url }) => url)).toEqual(['/b', '/b']);
});

/** A test app with a replace-only history. */
const openApp = async (url = '/', limit = 50) => {
  const app = createTestApp({ url, limit, wrap: createReplaceOnlyHistory });
  await app.idle();
  return app;
};

it('[S2.6] a reload restores a stack of five pages, and back still leads down to the root', async () => {
  const before = await openApp();
  for (const url of ['/list', '/item/1', '/item/2', '/item/1']) await before.navigate(url);
  const after = before.reload();
  await after.idle();
  expect(after.urls()).toEqual(['/', '/list', '/item/1', '/item/2', '/item/1']);
  expect([await after.back(), await after.back(2), await after.back()]).toEqual([
    '/item/2',
    '/list',
    '/',
  ]);
  expect(after.history()).toEqual({ urls: ['/'], at: 0 });
});

it('a layer that code closes leaves no entry, and a layer that is open during a reload is gone', async () => {
  const before = await openApp();
  await before.navigate('/list');
  const causes: string[] = [];
  const layer = before.nav.openLayer((cause) => causes.push(cause));
  await before.idle();
  layer.close();
  await before.idle();
  before.nav.openLayer((cause) => causes.push(cause));
  await before.idle();
  const after = before.reload();
  await after.idle();
  expect(after.nav.store.getState().stack).toMatchObject({ position: 1, layers: [] });
  expect(await after.back()).toBe('/');
  expect(causes).toEqual([]);
});

it('back closes the page on top together with its open layer', async () => {
  const app = await openApp();
  await app.navigate('/list');
  const causes: string[] = [];
  app.nav.openLayer((cause) => causes.push(cause));
  expect(await app.back()).toBe('/');
  expect(causes).toEqual(['page']);
  expect(app.history()).toEqual({ urls: ['/'], at: 0 });
});

it('the opener gets the result of a page and is shown again after back', async () => {
  const app = await openApp();
  const { result } = app.nav.open({ to: { url: '/pick' } });
  await app.idle();
  void app.nav.back(1, { result: 'red' });
  await app.idle();
  expect(await result).toBe('red');
  expect(app.log).toContain('/:show:back');
});

it('the browser still goes back through entries from before the replace-only mode', async () => {
  const before = createTestApp();
  await before.idle();
  await before.navigate('/list');
  await before.navigate('/item/1');
  const app = before.reload({ wrap: createReplaceOnlyHistory });
  await app.idle();
  expect(await app.back()).toBe('/list');
  app.driver.travel(-1);
  await app.idle();
  expect(app.urls()).toEqual(['/', '/list']);
  app.driver.travel(-1);
  await app.idle();
  expect(app.urls()).toEqual(['/']);
});

it('a replace-only history starts with the URL of the browser when its entry has no snapshot', () => {
  const browser = createMemoryHistory({ url: '/typed' });
  const driver: HistoryDriver = createReplaceOnlyHistory(browser);
  expect(driver.current()).toEqual({ url: '/typed', snapshot: null });
  expect(driver.length()).toBe(1);
});
