import { TEXT_LENGTH } from '@/shared/defaults';

export type Edit = {
  /** The text before the edit. */
  readonly before: string;
  readonly typed: string;
  /** Behind what was put in. */
  readonly caret: number;
  readonly limit: number;
};

export type Fitted = { readonly text: string; readonly caret: number };

/**
 * [S5.6] Drops of what was put in as much as does not fit, as native fields do: what was there before stays. A text
 * that was too long already (its owner's, or the limit came later) is never cut, and must not grow.
 */
export function fitEdit({ before, typed, caret, limit }: Edit): Fitted {
  // No text has more characters than units.
  if (typed.length <= limit) return { text: typed, caret };
  const most = Math.max(limit, countCharacters(before));
  if (countCharacters(typed) <= most) return { text: typed, caret };
  const end = typed.slice(caret);
  const start = commonStart(before.slice(0, Math.max(0, before.length - end.length)), typed, caret);
  const kept = typed.slice(0, start);
  const added = [...charactersOf(typed.slice(start, caret))];
  // At once what surely does not fit, then one by one: characters may join those beside them.
  added.length = Math.min(added.length, Math.max(0, most - countCharacters(kept + end)) + 2);
  while (added.length > 0 && countCharacters(kept + added.join('') + end) > most) added.pop();
  const head = kept + added.join('');
  return { text: head + end, caret: head.length };
}

function commonStart(a: string, b: string, most: number): number {
  let length = 0;
  while (length < Math.min(most, a.length) && a[length] === b[length]) length += 1;
  // Not between the two halves of one code point.
  return /[\ud800-\udbff]$/.test(b.slice(0, length)) ? length - 1 : length;
}

/** Digits of any script that a phone's keyboard gives, as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Those of a script follow each other, so the value is how many are before it.
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });
}

/** In groups, with another sign for the point: "1,234.5", "1.234,5". */
const GROUPED = /\d([.,])\d{2,3}(?:\1\d{3})*(?!\1)[.,]\d/;

/** Nobody types groups, for a comma is a point at once: a program has written what is pasted so. */
function withoutGroups(text: string): string {
  if (GROUPED.test(text)) return text.replace(/[.,](?=.*[.,])/g, '');
  return /,.*,/.test(text) ? text.replace(/,/g, '') : text;
}

/** What can be, or become, a number: "-" and "1." are on their way. A comma is a point, letters are dropped. */
export function keepNumber(text: string): string {
  const plain = withoutGroups(plainDigits(text))
    .replace(/[,\u066b\uff0c\uff0e\u3002]/g, '.')
    .replace(/[\u2212\uff0d]/g, '-');
  const sign = /^[^\d.]*-/.test(plain) ? '-' : '';
  const [whole = '', ...parts] = plain.replace(/[^\d.]/g, '').split('.');
  return sign + whole + (parts.length > 0 ? `.${parts.join('')}` : '');
}

/** Whether the owner's text says what is typed already: "1" for "1.", nothing for "-". */
export function isSameNumber(typed: string, wanted: string): boolean {
  const number = Number.parseFloat(typed);
  if (Number.isNaN(number)) return wanted === '' || wanted === 'NaN' || wanted === '0';
  return wanted.trim() !== '' && Number(wanted) === number;
}

/**
 * Where the caret goes when a text is rewritten: to the same place between the same letters. At the end it stays
 * at the end; what a formatter puts in between or takes away does not count.
 */
export function mapCaret(text: string, caret: number, next: string): number {
  if (caret >= text.length) return next.length;
  const tail = text.slice(caret);
  if (next.endsWith(tail)) return next.length - tail.length;
  const wanted = letters(text.slice(0, caret));
  let place = 0;
  let passed = 0;
  for (const point of next) {
    if (passed === wanted) break;
    place += point.length;
    if (isLetter(point)) passed += 1;
  }
  return place;
}

const isLetter = (point: string) => /[\p{L}\p{N}]/u.test(point);

function letters(text: string): number {
  return Array.from(text).filter(isLetter).length;
}

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

/** [S5.6] [S5.7] 140 unless told otherwise; -1 is no limit; what is no number counts as not told. */
export function limitOf(maxlength: number | string | undefined): number {
  const told = maxlength === undefined || maxlength === '' ? Number.NaN : Number(maxlength);
  if (Number.isNaN(told)) return TEXT_LENGTH;
  return told < 0 ? Number.POSITIVE_INFINITY : Math.floor(told);
}
