import { describe, expect, it } from 'vitest';
import { mapCaret } from '@/components/text-field/map-caret';

describe('mapCaret', () => {
  it.each([
    ['at the end stays there', 'abc', 3, 'ABC!', 4],
    ['another case', 'abcd', 2, 'ABCD', 2],
    ['groups that come', '12345', 2, '1234 5', 2],
    ['over a gap', '123456', 5, '1234 56', 6],
    ['letters that were dropped', '12a34', 3, '1234', 2],
    ['an owner that refuses', 'abXc', 3, 'abc', 2],
    ['an owner that empties', 'abc', 2, '', 0],
    ['at the beginning', 'abc', 0, 'xyz', 0],
  ])('%s', (_, text, caret, next, place) => {
    expect(mapCaret(text, caret, next)).toBe(place);
  });
});
