import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  charactersOf,
  countCharacters,
  cutToCharacters,
  joinedCharacters,
} from '@/components/text-field/characters';

const family = '👨‍👩‍👧‍👦';
const samples = ['abc', 'é', family, '🇩🇪🇫🇷', '👍🏽', '❤️', '한글', 'นี้', '\r\n', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'];

describe('[S5.6] characters that a user sees', () => {
  it('are one for a joined emoji, a flag, an accent, a skin colour', () => {
    expect(countCharacters(family)).toBe(1);
    expect(countCharacters('🇩🇪🇫🇷')).toBe(2);
    expect(countCharacters('e\u0301')).toBe(1);
    expect(countCharacters('👍🏽 ok')).toBe(4);
    expect(countCharacters('')).toBe(0);
  });

  it('are cut between, never through', () => {
    expect(cutToCharacters(`a${family}b`, 2)).toBe(`a${family}`);
    expect(cutToCharacters('🇩🇪🇫🇷', 1)).toBe('🇩🇪');
    expect(cutToCharacters('abc', Number.POSITIVE_INFINITY)).toBe('abc');
    expect(cutToCharacters('abc', 0)).toBe('');
  });

  it('are the same without a segmenter', () => {
    for (const text of samples)
      expect([text, joinedCharacters(text)]).toEqual([text, charactersOf(text)]);
  });

  it('lose nothing, cut or not', () => {
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
