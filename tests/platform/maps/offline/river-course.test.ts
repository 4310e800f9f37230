import fc from 'fast-check';
import { expect, it } from 'vitest';
import { riverAt, riversBetween } from '@/platform/maps/offline/river-course';

it('lists every river between two heights', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (top, across) => {
        const bottom = top + 0.002;
        const listed = new Set(riversBetween(top, bottom));
        for (const strip of riversBetween(top - 0.01, bottom + 0.01)) {
          const height = riverAt(strip, across);
          if (height > top && height < bottom) expect(listed.has(strip)).toBe(true);
        }
      },
    ),
  );
});

it('comes back to where it began, once around the world', () => {
  for (const strip of riversBetween(0.3, 0.31)) {
    expect(riverAt(strip, 1)).toBeCloseTo(riverAt(strip, 0), 9);
  }
});
