import { expect, it } from 'vitest';
import { digitValue, rateValue } from '@/components/rate/rate-keys';

const options = { count: 5, half: true, clearable: true, isRtl: false };

it('clears only where it may', () => {
  for (const key of ['0', 'Delete', 'Backspace']) {
    expect(digitValue(key, options)).toBe(0);
    expect(digitValue(key, { ...options, clearable: false })).toBeUndefined();
  }
});

it('chooses by digits as far as there are stars', () => {
  expect(digitValue('4', options)).toBe(4);
  expect(digitValue('6', options)).toBeUndefined();
  expect(digitValue('x', options)).toBeUndefined();
});

it('steps by halves, and by whole stars', () => {
  expect(rateValue('ArrowRight', 2, options)).toBe(2.5);
  expect(rateValue('ArrowRight', 2, { ...options, isRtl: true })).toBe(1.5);
  expect(rateValue('ArrowUp', 2, { ...options, half: false })).toBe(3);
  expect(rateValue('End', 2, options)).toBe(5);
});
