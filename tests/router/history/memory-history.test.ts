import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from '@/router/history/memory-history';
import { flush } from '../../helpers/flush';
import { snapshotAt } from '../../helpers/nav-states';

const snap = (pos: number) => snapshotAt(pos, ['a', '/', pos]);

/** A history whose tasks run when the test says so. */
function open(urls: string[] = ['/'], limit?: number) {
  const tasks: (() => void)[] = [];
  const [url = '/', ...more] = urls;
  const driver = createMemoryHistory({
    url,
    ...(limit && { limit }),
    schedule: (task) => tasks.push(task),
  });
  more.forEach((next, index) => driver.push(next, snap(index + 1)));
  const landed: string[] = [];
  driver.listen((landing) => landed.push(landing.url));
  const run = () => {
    for (const task of tasks.splice(0)) task();
  };
  return { driver, landed, run, urls: () => driver.entries.map((entry) => entry.url) };
}

describe('a memory history has the races of a browser', () => {
  it('travels in a later task', () => {
    const { driver, landed, run } = open(['/', '/a', '/b']);
    driver.go(-1);
    expect(driver.current().url).toBe('/b');
    expect(landed).toEqual([]);
    run();
    expect(driver.current().url).toBe('/a');
    expect(landed).toEqual(['/a']);
  });

  it('a push in the task of a back is lost two entries below it', () => {
    const { driver, run, urls } = open(['/', '/a', '/b']);
    driver.go(-1);
    driver.push('/c', snap(3));
    run();
    expect(urls()).toEqual(['/', '/a', '/b', '/c']);
    expect(driver.current().url).toBe('/b');
  });

  it('a replace in the task of a back rewrites the entry that is being left', () => {
    const { driver, run, urls } = open(['/', '/a', '/b']);
    driver.go(-1);
    driver.replace('/c', snap(2));
    run();
    expect(urls()).toEqual(['/', '/a', '/c']);
    expect(driver.current().url).toBe('/a');
  });

  it('two backs are two landings, one jump is one', () => {
    const { driver, landed, run } = open(['/', '/a', '/b', '/c']);
    driver.go(-1);
    driver.go(-1);
    run();
    expect(landed).toEqual(['/b', '/a']);
    driver.travel(2);
    run();
    expect(landed).toEqual(['/b', '/a', '/c']);
  });

  it('is silent out of range, and for no distance', () => {
    const { driver, landed, run } = open(['/', '/a']);
    driver.go(-5);
    driver.go(1);
    driver.go(0);
    run();
    expect(landed).toEqual([]);
    expect(driver.index).toBe(1);
  });

  it('cuts off what is forward of a push', () => {
    const { driver, run, urls } = open(['/', '/a', '/b']);
    driver.go(-2);
    run();
    driver.push('/c', snap(1));
    expect(urls()).toEqual(['/', '/c']);
  });

  it('keeps 50 entries and drops the oldest, as Chromium does', () => {
    const { driver, urls } = open(Array.from({ length: 60 }, (_, index) => `/${index}`));
    expect(driver.length()).toBe(50);
    expect(urls()[0]).toBe('/10');
    expect(driver.index).toBe(49);
  });

  it('keeps a copy of what it was given', () => {
    const { driver } = open();
    const page: [string, string, number] = ['a', '/', 0];
    driver.replace('/', snapshotAt(0, page));
    page[1] = '/changed';
    expect(driver.current().snapshot?.st).toEqual([['a', '/', 0]]);
  });
});

it("the visitor's own entries carry no stamp", () => {
  const { driver, landed } = open(['/', '/a']);
  driver.visit('/a#part');
  expect(landed).toEqual(['/a#part']);
  expect(driver.current()).toEqual({ url: '/a#part', snapshot: null });
});

it('an anchor that is followed again makes no entry, and takes the stamp away', () => {
  const { driver, landed, urls } = open(['/', '/a#part']);
  driver.visit('/a#part');
  expect(urls()).toEqual(['/', '/a#part']);
  expect(landed).toEqual(['/a#part']);
  expect(driver.current()).toEqual({ url: '/a#part', snapshot: null });
});

it('a refresh finds the same history, and the old document hears nothing more', () => {
  const { driver, landed, run } = open(['/', '/a', '/b']);
  driver.go(-1);
  run();
  const fresh = driver.reload();
  expect(fresh.current()).toEqual({ url: '/a', snapshot: snap(1) });
  const heard: string[] = [];
  fresh.listen((landing) => heard.push(landing.url));
  fresh.go(1);
  run();
  expect(heard).toEqual(['/b']);
  expect(landed).toEqual(['/a']);
});

it('refuses writes when told to, as Safari does', () => {
  const { driver, urls } = open(['/', '/a']);
  driver.refuseWrites(true);
  expect(driver.push('/b', snap(2))).toBe(false);
  expect(driver.replace('/b', snap(1))).toBe(false);
  expect(urls()).toEqual(['/', '/a']);
  driver.refuseWrites(false);
  expect(driver.push('/b', snap(2))).toBe(true);
});

it('travels in a task of its own where no queue is handed in', async () => {
  const driver = createMemoryHistory();
  driver.push('/a', snap(1));
  const landed: string[] = [];
  const stop = driver.listen((landing) => landed.push(landing.url));
  driver.go(-1);
  await flush();
  while (landed.length === 0) await flush();
  expect(landed).toEqual(['/']);
  stop();
});
