import { expect, it } from 'vitest';
import type { PopstateEntry, HistoryDriver } from '@/router/history/history-driver';
import { keepOneEntry } from '@/router/history/one-entry-history';
import { createMemoryHistory } from '@/router/history/memory-history';
import { createTestApp } from '../../helpers/test-app';
import { snapshotAt } from '../../helpers/nav-states';

const stamp = (pos: number, url: string) => snapshotAt(pos, ['a', url, pos]);
const told = (pos: number, url: string) => ({ url, snapshot: stamp(pos, url), uaVisual: false });

/** Three entries at positions 0, 1, 2 inside one of the browser's; journeys land when `run` is called. */
function open() {
  const tasks: (() => void)[] = [];
  const browser = createMemoryHistory({ schedule: (task) => task() });
  const driver = keepOneEntry(browser, (task) => tasks.push(task));
  const landings: PopstateEntry[] = [];
  const stop = driver.listen((landing) => landings.push(landing));
  driver.replace('/', stamp(0, '/'));
  driver.push('/a', stamp(1, '/a'));
  driver.push('/b', stamp(2, '/b'));
  const run = () => {
    for (const task of tasks.splice(0)) task();
  };
  return { browser, driver, landings, stop, run };
}

it('the browser has one entry, which says what is on show', () => {
  const { browser, driver } = open();
  expect(browser.entries).toEqual([{ url: '/b', state: stamp(2, '/b') }]);
  expect(driver.current()).toEqual({ url: '/b', snapshot: stamp(2, '/b') });
  expect(driver.length()).toBe(3);
});

it('a journey ends in a later task, and the entry is rewritten', () => {
  const { browser, driver, landings, run } = open();
  driver.go(-2);
  expect(landings).toEqual([]);
  run();
  driver.go(1);
  run();
  expect(landings).toEqual([told(0, '/'), told(1, '/a')]);
  expect(browser.entries).toEqual([{ url: '/a', state: stamp(1, '/a') }]);
});

it.each([0, -3, 1])('a journey of %i out of range is silent', (delta) => {
  const { browser, driver, landings, run } = open();
  driver.go(delta);
  run();
  expect(landings).toEqual([]);
  expect(browser.current().url).toBe('/b');
});

it('a push cuts off what was forward', () => {
  const { driver, landings, run } = open();
  driver.go(-2);
  run();
  driver.push('/c', stamp(1, '/c'));
  driver.go(1);
  driver.go(-1);
  run();
  expect(landings).toEqual([told(0, '/'), told(0, '/')]);
  expect(driver.length()).toBe(2);
});

it("nobody hears of journeys after the listener's end, nor of the browser's", () => {
  const { browser, driver, landings, stop, run } = open();
  driver.go(-1);
  stop();
  run();
  browser.visit('/typed');
  expect(landings).toEqual([]);
});

it('what the browser refuses to write holds all the same, and is written with the next', () => {
  const { browser, driver, run } = open();
  browser.refuseWrites(true);
  expect(driver.push('/c', stamp(3, '/c'))).toBe(true);
  expect(driver.current()).toEqual({ url: '/c', snapshot: stamp(3, '/c') });
  driver.go(-2);
  run();
  expect(driver.current()).toEqual({ url: '/a', snapshot: stamp(1, '/a') });
  expect(browser.current().url).toBe('/b');
  browser.refuseWrites(false);
  driver.go(1);
  run();
  expect(browser.current()).toEqual({ url: '/b', snapshot: stamp(2, '/b') });
});

it('an address that another script has rewritten is believed, and stays with its page', () => {
  const { browser, driver, landings, run } = open();
  browser.overwrite('/b?clean', true);
  expect(driver.current()).toEqual({ url: '/b?clean', snapshot: stamp(2, '/b') });
  driver.go(-1);
  driver.go(1);
  run();
  expect(landings[1]).toEqual({ url: '/b?clean', snapshot: stamp(2, '/b'), uaVisual: false });
});

it('a stamp that another script has taken off is missed', () => {
  const { browser, driver } = open();
  browser.overwrite('/b');
  expect(driver.current()).toEqual({ url: '/b', snapshot: null });
});

it("forward to the visitor's own entry, of what is cut off, shows what is there now", () => {
  const { browser, driver, landings, run } = open();
  browser.visit('/typed');
  driver.replace('/typed', stamp(3, '/typed'));
  browser.travel(-1);
  driver.go(-2);
  run();
  driver.push('/c', stamp(1, '/c'));
  landings.length = 0;
  browser.travel(1);
  expect(landings).toEqual([told(1, '/c')]);
  expect(driver.current()).toEqual({ url: '/c', snapshot: stamp(1, '/c') });
  expect(browser.current()).toEqual({ url: '/c', snapshot: stamp(1, '/c') });
});

it("an entry of the visitor's own is a step further, until it is stamped and after", () => {
  const { browser, driver, landings, run } = open();
  browser.visit('/typed');
  expect(driver.current()).toEqual({ url: '/typed', snapshot: null });
  driver.replace('/typed', stamp(3, '/typed'));
  driver.go(-1);
  run();
  browser.travel(-1);
  expect(landings).toEqual([
    { url: '/typed', snapshot: null, uaVisual: false },
    told(2, '/b'),
    told(2, '/b'),
  ]);
  expect(browser.entries.map(({ url }) => url)).toEqual(['/b', '/b']);
});

/** The app on top of it. */
const openApp = async (url = '/', limit = 50) => {
  const app = createTestApp({ url, limit, wrap: keepOneEntry });
  await app.idle();
  return app;
};

it('[S2.6] a reload five pages deep finds the stack, and back leads down to the root', async () => {
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

it('a layer closes by code and leaves nothing behind, also over a reload', async () => {
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

it('a page that is left takes its layer along', async () => {
  const app = await openApp();
  await app.navigate('/list');
  const causes: string[] = [];
  app.nav.openLayer((cause) => causes.push(cause));
  expect(await app.back()).toBe('/');
  expect(causes).toEqual(['page']);
  expect(app.history()).toEqual({ urls: ['/'], at: 0 });
});

it("the result of a page comes with the opener's show", async () => {
  const app = await openApp();
  const { result } = app.nav.open({ to: { url: '/pick' } });
  await app.idle();
  void app.nav.back(1, { result: 'red' });
  await app.idle();
  expect(await result).toBe('red');
  expect(app.log).toContain('/:show:back');
});

it('a history from before this mode is left by the browser as ever', async () => {
  const plain = createTestApp();
  await plain.idle();
  await plain.navigate('/list');
  await plain.navigate('/item/1');
  const app = plain.reload({ wrap: keepOneEntry });
  await app.idle();
  expect(await app.back()).toBe('/list');
  app.driver.travel(-1);
  await app.idle();
  expect(app.urls()).toEqual(['/', '/list']);
  app.driver.travel(-1);
  await app.idle();
  expect(app.urls()).toEqual(['/']);
});

it('a snapshot of somebody else is no page of ours', () => {
  const browser = createMemoryHistory({ url: '/typed' });
  const driver: HistoryDriver = keepOneEntry(browser);
  expect(driver.current()).toEqual({ url: '/typed', snapshot: null });
  expect(driver.length()).toBe(1);
});
