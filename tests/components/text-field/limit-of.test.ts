import { expect, it } from 'vitest';
import { limitOf } from '@/components/text-field/limit-of';

it('[S5.6] [S5.7] is 140 by default and for what is no number, and none for -1', () => {
  expect(limitOf(undefined)).toBe(140);
  expect(limitOf(Number.NaN)).toBe(140);
  expect(limitOf('many')).toBe(140);
  expect(limitOf('')).toBe(140);
  expect(limitOf(-1)).toBe(Number.POSITIVE_INFINITY);
  expect(limitOf(0)).toBe(0);
  expect(limitOf(20.7)).toBe(20);
  expect(limitOf('20')).toBe(20);
});
