import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgeText } from '@/components/badge/badge-text';
import { countText } from '@/components/badge';

describe('badgeText', () => {
  it('shows a text of three columns and cuts a text of four', () => {
    expect(badgeText('123')).toBe('123');
    expect(badgeText('1234')).toBe('...');
    expect(badgeText('99+')).toBe('99+');
  });

  it('counts two columns for a letter outside Latin-1', () => {
    expect(badgeText('新')).toBe('新');
    expect(badgeText('新1')).toBe('新1');
    expect(badgeText('新新')).toBe('...');
    expect(badgeText('é\u00ff1')).toBe('é\u00ff1');
  });

  it('returns the text or three dots', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect([text, '...']).toContain(badgeText(text));
      }),
    );
  });
});

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
  ])('a count of %s with a maximum of %s is "%s"', (count, max, text) =>
    expect(countText(count, max)).toBe(text),
  );
});
