import { describe, expect, it } from 'vitest';
import { findTyped } from '@/components/kit/typed-text';

const rowsOf = (
  texts: readonly string[],
  off: readonly number[] = [],
  values: readonly number[] = [],
) => ({
  count: texts.length,
  names: (row: number) => [texts[row] ?? '', String(values[row] ?? '')],
  isDisabled: (row: number) => off.includes(row),
});

const stones = rowsOf(['Basalt', 'Bronze', 'Éclogite', 'Breccia', 'Slate'], [1]);
const numbers = rowsOf(Array.from({ length: 31 }, (_, day) => `${day + 1}`));

describe('typing in a list', () => {
  it('finds the next row that starts with the letters, wraps at the end, and skips disabled rows', () => {
    expect(findTyped(stones, 'b', 0)).toBe(3);
    expect(findTyped(stones, 'b', 3)).toBe(0);
    expect(findTyped(stones, 's', 4)).toBe(4);
    expect(findTyped(stones, 'x', 0)).toBe(-1);
  });

  it('stays on a row that still matches when the user types on', () => {
    expect(findTyped(stones, 'br', 3)).toBe(3);
    expect(findTyped(stones, 'ba', 3)).toBe(0);
  });

  it('ignores case and accents', () => {
    expect(findTyped(stones, 'EC', 0)).toBe(2);
  });

  it('prefers a row that equals the number to a row that starts with it', () => {
    expect(findTyped(numbers, '1', 4)).toBe(0);
    expect(findTyped(numbers, '15', 0)).toBe(14);
    expect(findTyped(numbers, '30', 0)).toBe(29);
  });

  it('finds 05 by 5, and a month by its number', () => {
    expect(findTyped(rowsOf(['00', '05', '50']), '5', 0)).toBe(1);
    expect(findTyped(rowsOf(['May', 'June'], [], [5, 6]), '6', 0)).toBe(1);
    expect(findTyped(rowsOf(['2025年', '2026年']), '2026', 0)).toBe(1);
  });

  it('moves to the next row when a letter is repeated and no row starts with the repetition', () => {
    expect(findTyped(stones, 'bb', 0)).toBe(3);
    expect(findTyped(stones, 'bbb', 3)).toBe(0);
    expect(findTyped(numbers, '22', 1)).toBe(21);
    expect(findTyped(stones, 'xx', 0)).toBe(-1);
  });
});
