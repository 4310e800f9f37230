import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hash, pick } from '@/platform/maps/offline/hash';

it('is the same number for the same numbers, from 0 to below 1', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.integer(), fc.integer(), (...numbers) => {
      const value = hash(...numbers);
      expect(value).toBe(hash(...numbers));
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }),
  );
});

it('spreads neighbours evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let row = 0; row < 100; row += 1) {
    for (let column = 0; column < 100; column += 1) {
      const tenth = Math.floor(hash(row, column) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

it('picks each of a list', () => {
  const picked = new Set(Array.from({ length: 100 }, (_, at) => pick(['a', 'b', 'c'], at)));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
});
