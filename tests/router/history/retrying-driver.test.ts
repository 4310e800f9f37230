import { expect, it } from 'vitest';
import type { PopstateEntry } from '@/router/history/history-driver';
import { createMemoryHistory, type MemoryHistory } from '@/router/history/memory-history';
import { createRetryingDriver } from '@/router/history/retrying-driver';
import { snapshotAt } from '../../helpers/nav-states';

const snapshotOf = (position: number, url: string) => snapshotAt(position, ['a', url, position]);

const partsOf = (browser: MemoryHistory, isUnmounted = () => false) => ({
  ...{ browser, isUnmounted, position: 0, timeline: {} },
});

/** Three entries with snapshots at positions 0, 1, 2. Travel ends at once. */
function open() {
  const history = createMemoryHistory({ schedule: (task) => task() });
  const driver = createRetryingDriver(partsOf(history));
  driver.replace('/', snapshotOf(0, '/'));
  driver.push('/a', snapshotOf(1, '/a'));
  driver.push('/b', snapshotOf(2, '/b'));
  const popstates: PopstateEntry[] = [];
  driver.listen((entry) => popstates.push(driver.recover(entry)));
  const positions = () => popstates.map(({ snapshot }) => snapshot?.p ?? null);
  /** The user creates an entry, and the browser refuses to write our snapshot there. */
  const visitRefused = (position: number, url: string) => {
    history.refuseWrites(true);
    history.visit(url);
    expect(driver.replace(url, snapshotOf(position, url))).toBe(false);
  };
  return { history, driver, popstates, positions, visitRefused };
}

it('recover returns an entry unchanged when the browser accepted the write', () => {
  const { history, popstates } = open();
  history.travel(-1);
  expect(popstates).toEqual([{ url: '/a', snapshot: snapshotOf(1, '/a'), uaVisual: false }]);
});

it('recover returns a refused snapshot and writes it as soon as the browser accepts writes', () => {
  const { history, driver, popstates } = open();
  history.refuseWrites(true);
  expect(driver.replace('/new', snapshotOf(2, '/new'))).toBe(false);
  expect(driver.current()).toEqual({ url: '/new', snapshot: snapshotOf(2, '/new') });
  expect(history.current()).toEqual({ url: '/b', snapshot: snapshotOf(2, '/b') });
  history.travel(-1);
  history.refuseWrites(false);
  history.travel(1);
  expect(popstates[1]).toEqual({ url: '/new', snapshot: snapshotOf(2, '/new'), uaVisual: false });
  expect(history.current()).toEqual({ url: '/new', snapshot: snapshotOf(2, '/new') });
});

it('recover finds the position of each user entry whose write was refused', () => {
  const { history, driver, positions, visitRefused } = open();
  visitRefused(3, '/typed');
  visitRefused(4, '/other');
  visitRefused(5, '/typed');
  driver.go(-1);
  driver.go(-1);
  driver.go(-3);
  driver.go(5);
  expect(positions()).toEqual([null, null, null, 4, 3, 0, 5]);
  expect(history.index).toBe(5);
});

it('a new entry of the user is not taken for a refused entry with the same URL', () => {
  const { history, positions, visitRefused } = open();
  visitRefused(3, '/typed');
  history.travel(-1);
  history.travel(1);
  history.visit('/other');
  history.visit('/typed');
  expect(positions()).toEqual([null, 2, 3, null, null]);
});

it('a refused push creates no entry, and an accepted push forgets the refused entries above', () => {
  const { history, driver, popstates, visitRefused } = open();
  history.refuseWrites(true);
  expect(driver.push('/c', snapshotOf(3, '/c'))).toBe(false);
  expect(driver.current()).toEqual({ url: '/b', snapshot: snapshotOf(2, '/b') });
  visitRefused(3, '/typed');
  history.travel(-1);
  history.refuseWrites(false);
  expect(driver.push('/typed', snapshotOf(3, '/typed'))).toBe(true);
  history.travel(-1);
  history.travel(1);
  expect(popstates.at(-1)).toEqual({
    url: '/typed',
    snapshot: snapshotOf(3, '/typed'),
    uaVisual: false,
  });
});

it('a link to the current URL keeps the entry and gets its snapshot back', () => {
  const { history, popstates } = open();
  history.travel(-1);
  history.visit('/a');
  expect(popstates[1]).toEqual({ url: '/a', snapshot: snapshotOf(1, '/a'), uaVisual: false });
  expect(history.current()).toEqual({ url: '/a', snapshot: snapshotOf(1, '/a') });
  expect(history.entries.map(({ url }) => url)).toEqual(['/', '/a', '/b']);
});

it('a link to the URL of a refused write creates a new entry', () => {
  const { history, driver, popstates } = open();
  history.refuseWrites(true);
  expect(driver.replace('/new', snapshotOf(2, '/new'))).toBe(false);
  history.visit('/new');
  expect(popstates).toEqual([{ url: '/new', snapshot: null, uaVisual: false }]);
});

it('an unmounted app reads the history and does not change it', () => {
  const tasks: (() => void)[] = [];
  const history = createMemoryHistory({ url: '/', schedule: (task) => tasks.push(task) });
  let isUnmounted = false;
  const driver = createRetryingDriver(partsOf(history, () => isUnmounted));
  expect(driver.push('/list', snapshotOf(1, '/list'))).toBe(true);
  expect(driver.current()).toEqual(history.current());
  expect([driver.length(), driver.href('/x')]).toEqual([2, history.href('/x')]);

  isUnmounted = true;
  expect(driver.push('/item/1', snapshotOf(2, '/item/1'))).toBe(false);
  expect(driver.replace('/item/1', snapshotOf(1, '/item/1'))).toBe(false);
  driver.go(-1);
  expect(tasks).toEqual([]);
  expect(history.entries.map(({ url }) => url)).toEqual(['/', '/list']);
});
