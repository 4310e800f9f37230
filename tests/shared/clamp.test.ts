import { expect, it } from 'vitest';
import { clamp } from '@/shared/clamp';

it.each([
  [3, 5, 18, 5],
  [5, 5, 18, 5],
  [11, 5, 18, 11],
  [18, 5, 18, 18],
  [99, 5, 18, 18],
  [Number.POSITIVE_INFINITY, 0, 1, 1],
  [Number.NEGATIVE_INFINITY, 0, 1, 0],
])('clamps %d to %d..%d: %d', (value, min, max, expected) => {
  expect(clamp(value, min, max)).toBe(expected);
});

it('leaves what is not a number for the caller to find', () => {
  expect(clamp(Number.NaN, 0, 1)).toBeNaN();
});
