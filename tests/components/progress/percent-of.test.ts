import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from '@/components/progress/progress';

describe('percentOf', () => {
  it.each([
    [40, 40],
    ['40', 40],
    [-1, 0],
    [101, 100],
    [Number.POSITIVE_INFINITY, 100],
    [Number.NaN, 0],
    ['much', 0],
    ['', 0],
    [undefined, 0],
  ])('[S5.9] the percent of %s is %s', (given, percent) =>
    expect(percentOf(given as number)).toBe(percent),
  );

  it('[S5.9] is always between 0 and 100', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string()), (given) => {
        const percent = percentOf(given);
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});
