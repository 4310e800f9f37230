import { describe, expect, it } from 'vitest';
import { clamp, hasOwn, last } from '@/shared/values';

describe('clamp', () => {
  it.each([
    [3, 5, 18, 5],
    [5, 5, 18, 5],
    [11, 5, 18, 11],
    [18, 5, 18, 18],
    [99, 5, 18, 18],
    [Number.POSITIVE_INFINITY, 0, 1, 1],
    [Number.NEGATIVE_INFINITY, 0, 1, 0],
  ])('limits %d to the range %d to %d: %d', (value, min, max, expected) => {
    expect(clamp(value, min, max)).toBe(expected);
  });

  it('returns NaN for NaN', () => {
    expect(clamp(Number.NaN, 0, 1)).toBeNaN();
  });
});

describe('hasOwn', () => {
  it('is true for own keys and false for inherited keys', () => {
    expect(hasOwn({ a: undefined }, 'a')).toBe(true);
    expect(hasOwn({}, 'toString')).toBe(false);
    expect(hasOwn({}, '__proto__')).toBe(false);
    expect(hasOwn({}, 'constructor')).toBe(false);
  });

  it('works for an object without a prototype, and for one that has its own `hasOwnProperty`', () => {
    expect(hasOwn(Object.assign(Object.create(null) as object, { a: 1 }), 'a')).toBe(true);
    expect(hasOwn({ hasOwnProperty: () => true }, 'a')).toBe(false);
  });
});

describe('last', () => {
  it('returns the last item of a list, and undefined for an empty list', () => {
    expect(last([1, 2, 3])).toBe(3);
    expect(last(['only'])).toBe('only');
    expect(last([])).toBeUndefined();
  });
});
