import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from '@/router/history/memory-history';
import { flush } from '../../helpers/flush';
import { snapshotAt } from '../../helpers/nav-states';

const snapshotOf = (position: number) => snapshotAt(position, ['a', '/', position]);

/** A history whose tasks run when the test calls `run`. */
function open(urls: string[] = ['/'], limit?: number) {
  const tasks: (() => void)[] = [];
  const [url = '/', ...pushedUrls] = urls;
  const driver = createMemoryHistory({
    url,
    ...(limit && { limit }),
    schedule: (task) => tasks.push(task),
  });
  pushedUrls.forEach((next, index) => driver.push(next, snapshotOf(index + 1)));
  const visited: string[] = [];
  driver.listen((entry) => visited.push(entry.url));
  const run = () => {
    for (const task of tasks.splice(0)) task();
  };
  return { driver, visited, run, urls: () => driver.entries.map((entry) => entry.url) };
}

describe('the races of a browser', () => {
  it('travel in a memory history ends in a later task', () => {
    const { driver, visited, run } = open(['/', '/a', '/b']);
    driver.go(-1);
    expect(driver.current().url).toBe('/b');
    expect(visited).toEqual([]);
    run();
    expect(driver.current().url).toBe('/a');
    expect(visited).toEqual(['/a']);
  });

  it('a push in the same task as a back is lost, because the back then starts from the pushed entry', () => {
    const { driver, run, urls } = open(['/', '/a', '/b']);
    driver.go(-1);
    driver.push('/c', snapshotOf(3));
    run();
    expect(urls()).toEqual(['/', '/a', '/b', '/c']);
    expect(driver.current().url).toBe('/b');
  });

  it('a replace in the same task as a back overwrites the entry that the back leaves', () => {
    const { driver, run, urls } = open(['/', '/a', '/b']);
    driver.go(-1);
    driver.replace('/c', snapshotOf(2));
    run();
    expect(urls()).toEqual(['/', '/a', '/c']);
    expect(driver.current().url).toBe('/a');
  });

  it('each travel fires one popstate, whatever its distance', () => {
    const { driver, visited, run } = open(['/', '/a', '/b', '/c']);
    driver.go(-1);
    driver.go(-1);
    run();
    expect(visited).toEqual(['/b', '/a']);
    driver.travel(2);
    run();
    expect(visited).toEqual(['/b', '/a', '/c']);
  });

  it('travel beyond the ends of the history or by 0 entries fires no popstate', () => {
    const { driver, visited, run } = open(['/', '/a']);
    driver.go(-5);
    driver.go(1);
    driver.go(0);
    run();
    expect(visited).toEqual([]);
    expect(driver.index).toBe(1);
  });

  it('a push removes the entries in front of the current one', () => {
    const { driver, run, urls } = open(['/', '/a', '/b']);
    driver.go(-2);
    run();
    driver.push('/c', snapshotOf(1));
    expect(urls()).toEqual(['/', '/c']);
  });

  it('a memory history keeps 50 entries and drops the oldest, as Chromium does', () => {
    const { driver, urls } = open(Array.from({ length: 60 }, (_, index) => `/${index}`));
    expect(driver.length()).toBe(50);
    expect(urls()[0]).toBe('/10');
    expect(driver.index).toBe(49);
  });

  it('a memory history keeps a copy of each snapshot', () => {
    const { driver } = open();
    const page: [string, string, number] = ['a', '/', 0];
    driver.replace('/', snapshotAt(0, page));
    page[1] = '/changed';
    expect(driver.current().snapshot?.st).toEqual([['a', '/', 0]]);
  });
});

it('an entry that the user creates has no snapshot', () => {
  const { driver, visited } = open(['/', '/a']);
  driver.visit('/a#part');
  expect(visited).toEqual(['/a#part']);
  expect(driver.current()).toEqual({ url: '/a#part', snapshot: null });
});

it('a link to the current anchor creates no entry, and removes the snapshot', () => {
  const { driver, visited, urls } = open(['/', '/a#part']);
  driver.visit('/a#part');
  expect(urls()).toEqual(['/', '/a#part']);
  expect(visited).toEqual(['/a#part']);
  expect(driver.current()).toEqual({ url: '/a#part', snapshot: null });
});

it('a reload keeps the entries, and the old document gets no more popstates', () => {
  const { driver, visited, run } = open(['/', '/a', '/b']);
  driver.go(-1);
  run();
  const reloaded = driver.reload();
  expect(reloaded.current()).toEqual({ url: '/a', snapshot: snapshotOf(1) });
  const visitedAfter: string[] = [];
  reloaded.listen((entry) => visitedAfter.push(entry.url));
  reloaded.go(1);
  run();
  expect(visitedAfter).toEqual(['/b']);
  expect(visited).toEqual(['/a']);
});

it('a memory history refuses writes after refuseWrites(true), as Safari does', () => {
  const { driver, urls } = open(['/', '/a']);
  driver.refuseWrites(true);
  expect(driver.push('/b', snapshotOf(2))).toBe(false);
  expect(driver.replace('/b', snapshotOf(1))).toBe(false);
  expect(urls()).toEqual(['/', '/a']);
  driver.refuseWrites(false);
  expect(driver.push('/b', snapshotOf(2))).toBe(true);
});

it('travel ends in a new task when the test passes no schedule', async () => {
  const driver = createMemoryHistory();
  driver.push('/a', snapshotOf(1));
  const visited: string[] = [];
  const stop = driver.listen((entry) => visited.push(entry.url));
  driver.go(-1);
  await flush();
  while (visited.length === 0) await flush();
  expect(visited).toEqual(['/']);
  stop();
});
