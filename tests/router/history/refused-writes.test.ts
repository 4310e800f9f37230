import { expect, it } from 'vitest';
import type { PopstateEntry } from '@/router/history/history-driver';
import { createMemoryHistory } from '@/router/history/memory-history';
import { rememberRefused } from '@/router/history/refused-writes';
import { snapshotAt, stackOf } from '../../helpers/nav-states';

const stamp = (pos: number, url: string) => snapshotAt(pos, ['a', url, pos]);

/** Three stamped entries at positions 0, 1, 2; journeys land at once. */
function open() {
  const history = createMemoryHistory({ schedule: (task) => task() });
  const driver = rememberRefused(history, stackOf('/'));
  driver.replace('/', stamp(0, '/'));
  driver.push('/a', stamp(1, '/a'));
  driver.push('/b', stamp(2, '/b'));
  const landings: PopstateEntry[] = [];
  driver.listen((landing) => landings.push(driver.read(landing)));
  const positions = () => landings.map(({ snapshot }) => snapshot?.p ?? null);
  /** The visitor's own entry, which the browser does not let us stamp. */
  const visitRefused = (pos: number, url: string) => {
    history.refuseWrites(true);
    history.visit(url);
    expect(driver.replace(url, stamp(pos, url))).toBe(false);
  };
  return { history, driver, landings, positions, visitRefused };
}

it('what was taken is read as it is', () => {
  const { history, landings } = open();
  history.travel(-1);
  expect(landings).toEqual([{ url: '/a', snapshot: stamp(1, '/a'), uaVisual: false }]);
});

it('what was refused is read all the same, and is written as soon as the browser lets it', () => {
  const { history, driver, landings } = open();
  history.refuseWrites(true);
  expect(driver.replace('/new', stamp(2, '/new'))).toBe(false);
  expect(driver.current()).toEqual({ url: '/new', snapshot: stamp(2, '/new') });
  expect(history.current()).toEqual({ url: '/b', snapshot: stamp(2, '/b') });
  history.travel(-1);
  history.refuseWrites(false);
  history.travel(1);
  expect(landings[1]).toEqual({ url: '/new', snapshot: stamp(2, '/new'), uaVisual: false });
  expect(history.current()).toEqual({ url: '/new', snapshot: stamp(2, '/new') });
});

it("the visitor's own entries are known again, each at its place", () => {
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

it('a new entry with the address of one that was refused is a new one', () => {
  const { history, positions, visitRefused } = open();
  visitRefused(3, '/typed');
  history.travel(-1);
  history.travel(1);
  history.visit('/other');
  history.visit('/typed');
  expect(positions()).toEqual([null, 2, 3, null, null]);
});

it('a refused push makes no entry, and one that is taken cuts off what was refused above it', () => {
  const { history, driver, landings, visitRefused } = open();
  history.refuseWrites(true);
  expect(driver.push('/c', stamp(3, '/c'))).toBe(false);
  expect(driver.current()).toEqual({ url: '/b', snapshot: stamp(2, '/b') });
  visitRefused(3, '/typed');
  history.travel(-1);
  history.refuseWrites(false);
  expect(driver.push('/typed', stamp(3, '/typed'))).toBe(true);
  history.travel(-1);
  history.travel(1);
  expect(landings.at(-1)).toEqual({
    url: '/typed',
    snapshot: stamp(3, '/typed'),
    uaVisual: false,
  });
});

it('the address that is there, followed again, is the same entry, and gets its stamp back', () => {
  const { history, landings } = open();
  history.travel(-1);
  history.visit('/a');
  expect(landings[1]).toEqual({ url: '/a', snapshot: stamp(1, '/a'), uaVisual: false });
  expect(history.current()).toEqual({ url: '/a', snapshot: stamp(1, '/a') });
  expect(history.entries.map(({ url }) => url)).toEqual(['/', '/a', '/b']);
});

it('the address of a page whose entry was refused is a new entry', () => {
  const { history, driver, landings } = open();
  history.refuseWrites(true);
  expect(driver.replace('/new', stamp(2, '/new'))).toBe(false);
  history.visit('/new');
  expect(landings).toEqual([{ url: '/new', snapshot: null, uaVisual: false }]);
});
