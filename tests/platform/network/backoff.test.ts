import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backoff } from '@/platform/network/backoff';

const plan = { delay: 300, maxDelay: 10_000 };

it.each([
  [0, 0, 150],
  [0, 1, 300],
  [1, 1, 600],
  [2, 0.5, 900],
  [9, 1, 10_000],
  [5000, 1, 10_000],
])('waits before try %j with chance %j for %j ms', (attempt, chance, ms) =>
  expect(backoff(attempt, plan, chance)).toBe(ms),
);

it('never waits longer than the longest, nor less than half of what it could', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(1e6), fc.nat(1e6), chance, (attempt, delay, maxDelay, by) => {
      const ms = backoff(attempt, { delay, maxDelay }, by);
      expect(ms).toBeLessThanOrEqual(maxDelay);
      expect(ms).toBeGreaterThanOrEqual(Math.min(delay, maxDelay) / 2);
    }),
  );
});
