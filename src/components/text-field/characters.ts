/** Firefox before 125 has none. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** The characters that a user sees: an emoji of four joined people is one. */
export function charactersOf(text: string): readonly string[] {
  if (!segmenter) return joinedCharacters(text);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** [S5.6] */
export function countCharacters(text: string): number {
  // Most text, and no need to ask: nothing in it joins anything.
  return /^[\x20-\x7e]*$/.test(text) ? text.length : charactersOf(text).length;
}

/** The longest beginning that has no more characters than this, and no half of one. */
export function cutToCharacters(text: string, limit: number): string {
  // No text has more characters than units.
  if (text.length <= limit) return text;
  return charactersOf(text).slice(0, Math.max(0, limit)).join('');
}

/** A line break, a flag or any code point, with what only changes how it looks or is joined to it. */
const CHARACTER =
  /(?:\r\n|[\u{1f1e6}-\u{1f1ff}]{2}|[^])(?:\u200d+[^\u200d]?|[\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}\p{M}])*/gu;

/** Without a segmenter. */
export function joinedCharacters(text: string): readonly string[] {
  return text.match(CHARACTER) ?? [];
}
