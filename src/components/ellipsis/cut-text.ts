import { last } from '@/shared/values';

export type EllipsisPosition = 'start' | 'middle' | 'end';

/** The parts of a text that stay before and after the dots. */
export type Cut = { readonly head: string; readonly tail: string };

/** Characters as people count them: an emoji with a skin tone, or a letter with its accents, is one. */
export function graphemesOf(text: string): readonly string[] {
  // Firefox has it since version 125.
  if (typeof Intl.Segmenter === 'undefined') return roughGraphemes(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

const joiner = '\u200d';
const flagLetter = /^\p{Regional_Indicator}$/u;
const extension = /^[\u200d\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]$/u;

/** Marks, skin tones and joined emoji stay together, and flags are pairs. Korean jamo may be parted. */
export function roughGraphemes(text: string): readonly string[] {
  const found: string[] = [];
  for (const point of text) {
    const before = last(found);
    const isOneLetter = before !== undefined && flagLetter.test(before);
    const continues =
      before !== undefined &&
      (extension.test(point) ||
        before.endsWith(joiner) ||
        (isOneLetter && flagLetter.test(point)) ||
        (before === '\r' && point === '\n'));
    if (continues) found[found.length - 1] = before + point;
    else found.push(point);
  }
  return found;
}

/** Keeps `count` characters. In the middle, the start has the odd one. */
export function keep(graphemes: readonly string[], count: number, position: EllipsisPosition): Cut {
  const kept = Math.max(0, Math.min(count, graphemes.length));
  const before = { start: 0, middle: Math.ceil(kept / 2), end: kept }[position];
  const head = graphemes.slice(0, before).join('');
  const tail = graphemes.slice(graphemes.length - (kept - before)).join('');
  // A space before the dots looks like a gap, and one after them as well.
  return { head: head.trimEnd(), tail: tail.trimStart() };
}

/** The longest cut that fits: about log2 of the text's length calls of `fits`. */
export function longestCut(
  text: string,
  position: EllipsisPosition,
  fits: (cut: Cut) => boolean,
): Cut {
  const graphemes = graphemesOf(text);
  let [most, tooMany] = [0, graphemes.length];
  while (tooMany - most > 1) {
    const count = Math.floor((most + tooMany) / 2);
    if (fits(keep(graphemes, count, position))) most = count;
    else tooMany = count;
  }
  return keep(graphemes, most, position);
}
