import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '@/components/text-field/characters';
import { fitEdit } from '@/components/text-field/fit-edit';

describe('[S5.6] fitEdit', () => {
  it('keeps what was there, and drops of what was put in', () => {
    expect(fitEdit({ before: 'abcd', typed: 'abXYZcd', caret: 5, limit: 5 })).toEqual({
      text: 'abXcd',
      caret: 3,
    });
    expect(fitEdit({ before: 'abcde', typed: 'abcdef', caret: 6, limit: 5 })).toEqual({
      text: 'abcde',
      caret: 5,
    });
  });

  it('puts in no half of a character', () => {
    const typed = 'ab👨‍👩‍👧c';
    const fitted = fitEdit({ before: 'ab', typed, caret: typed.length, limit: 3 });
    expect(fitted.text).toBe('ab👨‍👩‍👧');
  });

  it('never cuts a text that was too long, and lets it get shorter', () => {
    expect(fitEdit({ before: 'abcdefgh', typed: 'abcdefg', caret: 7, limit: 3 }).text).toBe(
      'abcdefg',
    );
    expect(fitEdit({ before: 'abcdefgh', typed: 'abcXdefgh', caret: 4, limit: 3 }).text).toBe(
      'abcdefgh',
    );
  });

  it('takes everything without a limit', () => {
    const long = 'x'.repeat(500);
    const limit = Number.POSITIVE_INFINITY;
    expect(fitEdit({ before: '', typed: long, caret: 500, limit })).toEqual({
      text: long,
      caret: 500,
    });
  });

  it('keeps start and end of the old text for any edit', () => {
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
        // It drops no more than it must.
        if (countCharacters(typed) <= limit) expect(fitted.text).toBe(typed);
      }),
    );
  });
});
