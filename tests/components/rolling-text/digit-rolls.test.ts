import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitGlyphs, rollParts } from '@/components/rolling-text/digit-rolls';

function roll(from: number, to: number, options: Intl.NumberFormatOptions = {}, locale = 'en') {
  const format = new Intl.NumberFormat(locale, options);
  return rollParts(format.formatToParts(from), format.formatToParts(to), digitGlyphs(format));
}

/** The digits of each place, and the other texts. */
const shown = (...given: Parameters<typeof roll>) =>
  roll(...given).map((part) => (part.kind === 'text' ? part.text : part.glyphs.join('')));

describe('the digits of a roll', () => {
  it('count up from the old digit to the new one', () => {
    expect(shown(3, 7)).toEqual(['34567']);
    expect(shown(8, 11)).toEqual(['01', '8901']);
  });

  it('count down when the number gets smaller, also in its decimals only', () => {
    expect(shown(7, 3)).toEqual(['76543']);
    expect(shown(1.3, 1.25)).toEqual(['1', '.', '32', '098765']);
    expect(shown(100, 9)).toEqual(['098765432109']);
  });

  it('turn at most once more than they need, however far the number is', () => {
    expect(shown(0, 1_000_000)).toEqual([
      ...['01', ',', '01234567890', '01234567890', '01234567890', ','],
      ...['01234567890', '01234567890', '01234567890'],
    ]);
  });

  it('stay in places that do not change', () => {
    expect(shown(1250, 1253)).toEqual(['1', ',', '2', '5', '0123']);
    expect(shown(5, 5)).toEqual(['5']);
  });

  it('are those of the format: decimals, percent, currency and other digits', () => {
    expect(shown(0, 3.6, { style: 'currency', currency: 'EUR' })).toEqual([
      ...['€', '0123', '.', '01234567890123456', '01234567890'],
    ]);
    expect(shown(1, 0.99, { style: 'percent' })).toEqual(['09', '09', '%']);
    expect(shown(0, 2, { numberingSystem: 'arab' })).toEqual(['٠١٢']);
    expect(shown(-2, -4)).toEqual(['-', '234']);
  });

  it('are missing in a value that is no number', () => {
    expect(shown(0, Number.NaN)).toEqual(['NaN']);
    expect(shown(Number.NaN, 2)).toEqual(['012']);
    expect(shown(0, Number.POSITIVE_INFINITY)).toEqual(['∞']);
  });
});

it('a roll always ends at the number, in every format', () => {
  const number = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  const locale = fc.constantFrom('en', 'de', 'ar-EG', 'fa', 'hi', 'zh-Hans');
  const notation = fc.constantFrom('standard', 'compact', 'scientific');
  fc.assert(
    fc.property(number, number, locale, notation, (from, to, language, kind) => {
      const end = roll(from, to, { notation: kind as 'compact' }, language).map((part) =>
        part.kind === 'text' ? part.text : part.glyphs[part.glyphs.length - 1],
      );
      const format = new Intl.NumberFormat(language, { notation: kind as 'compact' });
      expect(end.join('')).toBe(format.format(to));
    }),
  );
});
