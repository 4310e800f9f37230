import { afterEach, expect, it, vi } from 'vitest';
import { openOutbox as open } from '../helpers/open-outbox';
import { until } from '../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a large file gets a second more for each megabyte to be stored, and so does a change of its action', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { outbox } = await open();
  const limits = vi.spyOn(window, 'setTimeout');
  const { id } = await outbox.add('book', { table: 1, note: new Blob(['x'.repeat(3_000_000)]) });
  const countOf = (ms: number) =>
    limits.mock.calls.filter(([, limit]) => Math.floor(Number(limit) / 1000) === ms / 1000).length;
  expect(countOf(8000)).toBe(1);
  await outbox.retry(id);
  expect(countOf(8000)).toBe(2);
  await outbox.edit(id, { table: 1, note: new Blob(['x'.repeat(1_000_000)]) });
  expect(countOf(6000)).toBe(1);
});

it('an action is sent again with its key, if the code that sends it does not end in time', async () => {
  const signals: AbortSignal[] = [];
  const { outbox, asked, states } = await open(
    [
      (_payload, { signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    ],
    { timeout: 300 },
  );
  await outbox.add('book', { table: 1 });
  await until(() => expect(asked).toHaveLength(2));
  expect(signals[0]?.aborted).toBe(true);
  expect(asked[1]).toEqual(asked[0]);
  await until(() => expect(states()).toEqual([]));
});
