import { expect, it, vi } from 'vitest';
import { createFlights } from '@/platform/maps/flights';
import { createDeferred } from '../../helpers/deferred';

const free = () => new AbortController().signal;

it('callers at the same time share one request, and a later caller starts a new one', async () => {
  const flights = createFlights<number>();
  const answer = createDeferred<number>();
  const start = vi.fn(() => answer.promise);
  const join = () => flights.join('a', free(), start);
  const joined = [join(), join()];
  const other = flights.join('b', free(), async () => 5);
  answer.resolve(7);
  expect(await Promise.all([...joined, other])).toEqual([7, 7, 5]);
  expect(start).toHaveBeenCalledTimes(1);
  await join();
  expect(start).toHaveBeenCalledTimes(2);
});

it('a shared request is aborted when its last caller aborts, and not before', async () => {
  const flights = createFlights<number>();
  const [first, second] = [new AbortController(), new AbortController()];
  let given: AbortSignal | undefined;
  const start = (signal: AbortSignal) => {
    given = signal;
    return new Promise<number>(() => {});
  };
  const a = flights.join('a', first.signal, start);
  const b = flights.join('a', second.signal, start);
  first.abort();
  await expect(a).rejects.toThrow('aborted');
  expect(given?.aborted).toBe(false);
  second.abort();
  await expect(b).rejects.toThrow('aborted');
  expect(given?.aborted).toBe(true);
});

it('a shared request rejects for every caller', async () => {
  const flights = createFlights<number>();
  const start = async () => {
    await Promise.resolve();
    throw new Error('lost');
  };
  const both = [flights.join('a', free(), start), flights.join('a', free(), start)];
  const ends = await Promise.allSettled(both);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
