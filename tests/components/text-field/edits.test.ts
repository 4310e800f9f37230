import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  charactersOf,
  countCharacters,
  cutToCharacters,
  fitEdit,
  isSameNumber,
  joinedCharacters,
  keepNumber,
  limitOf,
  mapCaret,
  plainDigits,
} from '@/components/text-field/text-edits';

describe('[S5.6] visible characters', () => {
  const family = '👨‍👩‍👧‍👦';
  const samples = ['abc', 'é', family, '🇩🇪🇫🇷', '👍🏽', '❤️', '한글', 'นี้', '\r\n', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'];

  it('count a joined emoji, a flag, an accent or a skin tone as one', () => {
    expect(countCharacters(family)).toBe(1);
    expect(countCharacters('🇩🇪🇫🇷')).toBe(2);
    expect(countCharacters('e\u0301')).toBe(1);
    expect(countCharacters('👍🏽 ok')).toBe(4);
    expect(countCharacters('')).toBe(0);
  });

  it('are never cut in two', () => {
    expect(cutToCharacters(`a${family}b`, 2)).toBe(`a${family}`);
    expect(cutToCharacters('🇩🇪🇫🇷', 1)).toBe('🇩🇪');
    expect(cutToCharacters('abc', Number.POSITIVE_INFINITY)).toBe('abc');
    expect(cutToCharacters('abc', 0)).toBe('');
  });

  it('are the same in a browser without Intl.Segmenter', () => {
    for (const text of samples)
      expect([text, joinedCharacters(text)]).toEqual([text, charactersOf(text)]);
  });

  it('add up to the text, and a cut is its start', () => {
    const texts = fc.array(fc.constantFrom(...samples, 'x', ' ')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.nat(12), (text, limit) => {
        expect(joinedCharacters(text).join('')).toBe(text);
        const cut = cutToCharacters(text, limit);
        expect(text.startsWith(cut)).toBe(true);
        expect(countCharacters(cut)).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe('[S5.6] fitEdit', () => {
  it('keeps the old text, and drops only a part of the new text', () => {
    expect(fitEdit({ before: 'abcd', typed: 'abXYZcd', caret: 5, limit: 5 })).toEqual({
      text: 'abXcd',
      caret: 3,
    });
    expect(fitEdit({ before: 'abcde', typed: 'abcdef', caret: 6, limit: 5 })).toEqual({
      text: 'abcde',
      caret: 5,
    });
  });

  it('never inserts half of a character', () => {
    const typed = 'ab👨‍👩‍👧c';
    const fitted = fitEdit({ before: 'ab', typed, caret: typed.length, limit: 3 });
    expect(fitted.text).toBe('ab👨‍👩‍👧');
  });

  it('does not cut a text that was already too long, and lets it become shorter', () => {
    expect(fitEdit({ before: 'abcdefgh', typed: 'abcdefg', caret: 7, limit: 3 }).text).toBe(
      'abcdefg',
    );
    expect(fitEdit({ before: 'abcdefgh', typed: 'abcXdefgh', caret: 4, limit: 3 }).text).toBe(
      'abcdefgh',
    );
  });

  it('accepts any text without a limit', () => {
    const long = 'x'.repeat(500);
    const limit = Number.POSITIVE_INFINITY;
    expect(fitEdit({ before: '', typed: long, caret: 500, limit })).toEqual({
      text: long,
      caret: 500,
    });
  });

  it('keeps the start and the end of the old text for any edit', () => {
    const piece = fc.array(fc.constantFrom('a', 'b', '😀', 'é', '👍🏽')).map((all) => all.join(''));
    fc.assert(
      fc.property(piece, piece, piece, piece, fc.nat(12), (start, old, added, end, limit) => {
        const before = start + old + end;
        const typed = start + added + end;
        const fitted = fitEdit({ before, typed, caret: start.length + added.length, limit });
        expect(fitted.text.startsWith(start)).toBe(true);
        expect(fitted.text.endsWith(end)).toBe(true);
        const most = Math.max(limit, countCharacters(before));
        expect(countCharacters(fitted.text)).toBeLessThanOrEqual(most);
        expect(fitted.caret).toBe(fitted.text.length - end.length);
        // It drops no more than necessary.
        if (countCharacters(typed) <= limit) expect(fitted.text).toBe(typed);
      }),
    );
  });
});

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
    ['1.234.567', '1234567'],
    ['12.345.678 €', '12345678'],
    ['1.234.', '1.234'],
    ['1234.567.8', '1234.5678'],
    ['1.234,', '1.234'],
    ['1,234', '1.234'],
    ['12e+4', '124'],
    ['3-2', '32'],
    ['−7', '-7'],
    ['a-b1', '-1'],
    ['٣٫٥', '3.5'],
    ['１２', '12'],
  ])('turns "%s" into "%s"', (typed, kept) => {
    expect(keepNumber(typed)).toBe(kept);
  });

  it('returns the start of a number for any text, and keeps every number', () => {
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

  it('reads the digits of many scripts', () => {
    expect(plainDigits('٠١٢ ۳۴ ०१ ๑')).toBe('012 34 01 1');
    expect(plainDigits('௪௨ ៩ 𝟘𝟡 09')).toBe('42 9 09 09');
  });

  it('treats a half-typed number as the number that it means', () => {
    expect(isSameNumber('1.', '1')).toBe(true);
    expect(isSameNumber('1.50', '1.5')).toBe(true);
    expect(isSameNumber('-', '')).toBe(true);
    expect(isSameNumber('-', 'NaN')).toBe(true);
    expect(isSameNumber('1.', '2')).toBe(false);
    expect(isSameNumber('12', '')).toBe(false);
  });
});

describe('limitOf', () => {
  it('[S5.6] [S5.7] is 140 by default and for an invalid value, and -1 means no limit', () => {
    expect(limitOf(undefined)).toBe(140);
    expect(limitOf(Number.NaN)).toBe(140);
    expect(limitOf('many')).toBe(140);
    expect(limitOf('')).toBe(140);
    expect(limitOf(-1)).toBe(Number.POSITIVE_INFINITY);
    expect(limitOf(0)).toBe(0);
    expect(limitOf(20.7)).toBe(20);
    expect(limitOf('20')).toBe(20);
  });
});

describe('mapCaret', () => {
  it.each([
    ['at the end', 'abc', 3, 'ABC!', 4],
    ['after a change of case', 'abcd', 2, 'ABCD', 2],
    ['after digits are grouped', '12345', 2, '1234 5', 2],
    ['after a new gap', '123456', 5, '1234 56', 6],
    ['after dropped letters', '12a34', 3, '1234', 2],
    ['after a refused edit', 'abXc', 3, 'abc', 2],
    ['after the owner empties the field', 'abc', 2, '', 0],
    ['at the start', 'abc', 0, 'xyz', 0],
  ])('places the caret: %s', (_, text, caret, next, place) => {
    expect(mapCaret(text, caret, next)).toBe(place);
  });
});
