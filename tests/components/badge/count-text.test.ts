import { describe, expect, it } from 'vitest';
import { countText } from '@/components/badge';

describe('countText', () => {
  it.each([
    [0, undefined, '0'],
    [99, undefined, '99'],
    [100, undefined, '99+'],
    [5, 4, '4+'],
    [4.9, 9, '4'],
    [-3, 9, '0'],
    [Number.NaN, 9, '0'],
    [Number.POSITIVE_INFINITY, 9, '9+'],
    [100, Number.NaN, '99+'],
    [100, 0, '99+'],
  ])('%s of at most %s is %s', (count, max, text) => expect(countText(count, max)).toBe(text));
});
