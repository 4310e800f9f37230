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

const JOINER = '\u200d';
const EXTENDS = /^(\p{M}|\u200d|[\ufe0e\ufe0f]|[\u{1f3fb}-\u{1f3ff}]|[\u{e0020}-\u{e007f}])/u;
const FLAG_LETTER = /^[\u{1f1e6}-\u{1f1ff}]$/u;

/** Without a segmenter: code points, joined to the one before where they only change how it looks. */
export function joinedCharacters(text: string): readonly string[] {
  const characters: string[] = [];
  for (const point of text) {
    const before = characters[characters.length - 1];
    const joins =
      before !== undefined &&
      (EXTENDS.test(point) ||
        before.endsWith(JOINER) ||
        (point === '\n' && before === '\r') ||
        (FLAG_LETTER.test(point) && FLAG_LETTER.test(before)));
    if (joins) characters[characters.length - 1] = before + point;
    else characters.push(point);
  }
  return characters;
}
