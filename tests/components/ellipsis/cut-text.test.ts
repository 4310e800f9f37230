import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EllipsisPosition,
  graphemesOf,
  keep,
  longestCut,
  roughGraphemes,
} from '@/components/ellipsis/cut-text';

const positions: readonly EllipsisPosition[] = ['start', 'middle', 'end'];
const pieces = ['a', 'B', ' ', '好', '👩‍👩‍👧', '👍🏽', '🇩🇪', 'é', 'ש', '…', '.'];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((some) => some.join(''));

describe('graphemes', () => {
  it.each([
    ['a family emoji', '👩‍👩‍👧b', ['👩‍👩‍👧', 'b']],
    ['a skin tone', '👍🏽!', ['👍🏽', '!']],
    ['two flags', '🇩🇪🇫🇷', ['🇩🇪', '🇫🇷']],
    ['an accent', 'e\u0301a', ['e\u0301', 'a']],
    ['a heart with a variation selector', '❤️x', ['❤️', 'x']],
  ])('keeps %s together, also without Intl.Segmenter', (_, text, expected) => {
    expect(graphemesOf(text)).toEqual(expected);
    expect(roughGraphemes(text)).toEqual(expected);
  });

  it('add up to the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(roughGraphemes(text).join('')).toBe(text);
        expect(roughGraphemes(text)).toEqual(graphemesOf(text));
      }),
    );
  });
});

describe('cutting a text', () => {
  it.each([
    ['end', { head: 'Ham', tail: '' }],
    ['start', { head: '', tail: 'urg' }],
    ['middle', { head: 'Ha', tail: 'g' }],
  ] as const)('keeps three characters with position "%s"', (position, cut) => {
    expect(keep([...'Hamburg'], 3, position)).toEqual(cut);
  });

  it('removes the space next to the dots', () => {
    expect(keep([...'to be or not'], 3, 'end')).toEqual({ head: 'to', tail: '' });
    expect(keep([...'to be or not'], 4, 'start')).toEqual({ head: '', tail: 'not' });
  });

  it('keeps as many whole characters as fit', () => {
    const sizes = fc.integer({ min: 0, max: 45 });
    fc.assert(
      fc.property(texts, fc.constantFrom(...positions), sizes, (text, position, room) => {
        const all = graphemesOf(text);
        const length = (part: string) => graphemesOf(part).length;
        const cut = longestCut(text, position, (c) => length(c.head) + length(c.tail) <= room);
        expect(text.startsWith(cut.head)).toBe(true);
        expect(text.endsWith(cut.tail)).toBe(true);
        expect(all.slice(0, length(cut.head)).join('')).toBe(cut.head);
        expect(length(cut.head) + length(cut.tail)).toBeLessThanOrEqual(room);
        if (!text.includes(' ') && all.length > room)
          expect(length(cut.head) + length(cut.tail)).toBe(room);
      }),
    );
  });

  it('keeps nothing when nothing fits', () => {
    expect(longestCut('Coffee', 'end', () => false)).toEqual({ head: '', tail: '' });
    expect(longestCut('', 'middle', () => false)).toEqual({ head: '', tail: '' });
  });

  it('measures a text of 10,000 characters 14 times at most', () => {
    let count = 0;
    longestCut('x'.repeat(10_000), 'end', ({ head }) => {
      count += 1;
      return head.length <= 1234;
    });
    expect(count).toBeLessThanOrEqual(14);
  });
});
