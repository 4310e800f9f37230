import { expect, it } from 'vitest';
import { timeOut } from '@/platform/call/timers';

function start(ms: number) {
  const waits: number[] = [];
  const log: string[] = [];
  const after = (wait: number, run: () => void) => {
    waits.push(wait);
    run();
    return () => log.push('cancelled');
  };
  const cancel = timeOut({ after }, ms, () => log.push('late'));
  return { waits, log, cancel };
}

it('ends what takes too long, and can be cancelled', () => {
  const { waits, log, cancel } = start(60_000);
  cancel();
  expect([waits, log]).toEqual([[60_000], ['late', 'cancelled']]);
});

it.each([0, -1, Number.NaN])('[S9.1] %d has no end', (ms) => {
  const { waits, log, cancel } = start(ms);
  cancel();
  expect([waits, log]).toEqual([[], []]);
});

it.each([2 ** 31, Number.MAX_SAFE_INTEGER, Infinity])('%d is what a timer can wait for', (ms) =>
  expect(start(ms).waits).toEqual([2_000_000_000]),
);
