import { expect, it } from 'vitest';
import { createCache } from '@/platform/maps/service';
import { createDeferred } from '../../helpers/deferred';

const alive = () => new AbortController().signal;

it('asks once, remembers, and forgets the oldest', async () => {
  const recall = createCache<string>(2);
  const asked: string[] = [];
  const get = (key: string) =>
    recall(key, alive(), async () => {
      asked.push(key);
      return key.toUpperCase();
    });
  expect(await get('a')).toBe('A');
  expect(await get('b')).toBe('B');
  expect(await get('a')).toBe('A');
  expect(await get('c')).toBe('C');
  expect(await get('a')).toBe('A');
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(await get('b')).toBe('B');
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

it('remembers no failure', async () => {
  const recall = createCache<string>(2);
  await expect(recall('a', alive(), () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  );
  expect(await recall('a', alive(), async () => 'up')).toBe('up');
});

it('asks once for all who ask at one time, until the last of them leaves', async () => {
  const recall = createCache<string>(2);
  const [one, other] = [new AbortController(), new AbortController()];
  const answer = createDeferred<string>();
  const signals: AbortSignal[] = [];
  const ask = (signal: AbortSignal) => {
    signals.push(signal);
    return answer.promise;
  };
  const first = recall('a', one.signal, ask);
  const second = recall('a', other.signal, ask);
  expect(signals.length).toBe(1);
  one.abort();
  await expect(first).rejects.toThrow('aborted');
  expect(signals[0]?.aborted).toBe(false);
  answer.resolve('A');
  expect(await second).toBe('A');

  const third = recall('b', one.signal, () => new Promise(() => {}));
  await expect(third).rejects.toThrow('aborted');
});
