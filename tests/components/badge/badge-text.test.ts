import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgeText } from '@/components/badge/badge-text';

describe('badgeText', () => {
  it('shows three columns and cuts four', () => {
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

  it('gives the text back, or three dots', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect([text, '...']).toContain(badgeText(text));
      }),
    );
  });
});
