import { expect, it } from 'vitest';
import { percentOf } from '@/platform/network/percent-of';

it.each([
  [0, 10, 0],
  [5, 10, 50],
  [1, 3, 33],
  [10, 10, 100],
  [11, 10, 100],
  [5, 0, 0],
  [5, undefined, 0],
])('%j of %j is %j percent', (done, total, percent) =>
  expect(percentOf(done, total)).toBe(percent),
);
