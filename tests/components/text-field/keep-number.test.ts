import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameNumber, keepNumber, plainDigits } from '@/components/text-field/keep-number';

describe('keepNumber', () => {
  it.each([
    ['-', '-'],
    ['1.', '1.'],
    ['.5', '.5'],
    ['1,5', '1.5'],
    ['1.2.3', '1.23'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['$ 12,34,567.8', '1234567.8'],
    ['1,234,567', '1234567'],
    ['1.234,', '1.234'],
    ['1,234', '1.234'],
    ['12e+4', '124'],
    ['3-2', '32'],
    ['−7', '-7'],
    ['a-b1', '-1'],
    ['٣٫٥', '3.5'],
    ['１２', '12'],
  ])('makes %s to %s', (typed, kept) => {
    expect(keepNumber(typed)).toBe(kept);
  });

  it('gives what can become a number, and keeps every number', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const kept = keepNumber(typed);
        expect(kept).toMatch(/^-?\d*(\.\d*)?$/);
        expect(keepNumber(kept)).toBe(kept);
      }),
    );
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(keepNumber(String(number))).toBe(String(number));
      }),
    );
  });

  it('knows the digits of many scripts', () => {
    expect(plainDigits('٠١٢ ۳۴ ०१ ๑')).toBe('012 34 01 1');
    expect(plainDigits('௪௨ ៩ 𝟘𝟡 09')).toBe('42 9 09 09');
  });

  it('takes what is on its way for the number it stands for', () => {
    expect(isSameNumber('1.', '1')).toBe(true);
    expect(isSameNumber('1.50', '1.5')).toBe(true);
    expect(isSameNumber('-', '')).toBe(true);
    expect(isSameNumber('-', 'NaN')).toBe(true);
    expect(isSameNumber('1.', '2')).toBe(false);
    expect(isSameNumber('12', '')).toBe(false);
  });
});
