import { expect, it } from 'vitest';
import { zoomOf } from '@/components/map/zoom-of';

it.each([
  [undefined, 16],
  [5, 5],
  [4.9, 5],
  [-3, 5],
  [17.9, 17],
  [18, 18],
  [99, 18],
  [Number.NaN, 16],
  [Number.POSITIVE_INFINITY, 16],
])('[S9.7] a scale of %s is %i', (scale, expected) => {
  expect(zoomOf(scale)).toBe(expected);
});
