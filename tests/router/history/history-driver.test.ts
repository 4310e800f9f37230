import { expect, it } from 'vitest';
import { createMemoryHistory } from '@/router/history/memory-history';
import { untilUnmounted } from '@/router/history/history-driver';

const snapshot = { v: 1, s: 'a', p: 1, st: [['1', '/list', 1]] } as const;

it('untilUnmounted passes every call to the driver, and after the unmount only calls that read', () => {
  const tasks: (() => void)[] = [];
  const history = createMemoryHistory({ url: '/', schedule: (task) => tasks.push(task) });
  let isUnmounted = false;
  const driver = untilUnmounted(history, () => isUnmounted);
  expect(driver.push('/list', snapshot)).toBe(true);
  expect(driver.current()).toEqual(history.current());
  expect([driver.length(), driver.href('/x')]).toEqual([2, history.href('/x')]);

  isUnmounted = true;
  expect(driver.push('/item/1', snapshot)).toBe(false);
  expect(driver.replace('/item/1', snapshot)).toBe(false);
  driver.go(-1);
  expect(tasks).toEqual([]);
  expect(history.entries.map(({ url }) => url)).toEqual(['/', '/list']);
  expect(driver.current().url).toBe('/list');
});
