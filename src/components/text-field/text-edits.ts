import { TEXT_LENGTH } from '@/shared/defaults';

export type Typed = {
  /** The text before the edit. */
  readonly before: string;
  readonly typed: string;
  /** The caret, after the inserted text. */
  readonly caret: number;
};

type Edit = Typed & { readonly limit: number };

export type Fitted = { readonly text: string; readonly caret: number };

/**
 * [S5.6] Cuts the inserted text to the limit and keeps the existing text, as native fields do. A text may be too long
 * already, from the owner or because the limit changed. Such a text is never cut, but it must not grow.
 */
export function fitEdit({ before, typed, caret, limit }: Edit): Fitted {
  // A text never has more characters than code units.
  if (typed.length <= limit) return { text: typed, caret };
  const most = Math.max(limit, countCharacters(before));
  if (countCharacters(typed) <= most) return { text: typed, caret };
  const end = typed.slice(caret);
  const start = commonStart(before.slice(0, Math.max(0, before.length - end.length)), typed, caret);
  const kept = typed.slice(0, start);
  const added = [...charactersOf(typed.slice(start, caret))];
  // First cut the surplus in one step. Then go one by one, because a character may join its neighbour.
  added.length = Math.min(added.length, Math.max(0, most - countCharacters(kept + end)) + 2);
  while (added.length > 0 && countCharacters(kept + added.join('') + end) > most) added.pop();
  const head = kept + added.join('');
  return { text: head + end, caret: head.length };
}

/** True if the edit inserted more than a key does: a paste, or a suggestion of the keyboard. */
export function isPaste({ before, typed, caret }: Typed): boolean {
  const rest = before.slice(0, Math.max(0, before.length - (typed.length - caret)));
  return caret - commonStart(rest, typed, caret) > 1;
}

function commonStart(a: string, b: string, most: number): number {
  let length = 0;
  while (length < Math.min(most, a.length) && a[length] === b[length]) length += 1;
  // Do not split a surrogate pair.
  return /[\ud800-\udbff]$/.test(b.slice(0, length)) ? length - 1 : length;
}

/** Converts the digits of any script to 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode lists the digits of a script in a row. The value is the number of digits before this one.
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });
}

/** Digit groups with a different decimal separator: "1,234.5", "1.234,5". */
const GROUPED = /\d([.,])\d{2,3}(?:\1\d{3})*(?!\1)[.,]\d/;

/** Digit groups without decimals: "1.234.567". A number has one decimal point at most. */
const POINTS = /^\D*\d{1,3}(?:\.\d{3}){2,}\D*$/;

/** The decimal separator of a language: a comma in German, a point in English. */
export type Decimal = ',' | '.';

/** Three digits after a separator that is not the decimal one: "1,234" in English. */
const THOUSANDS: Readonly<Record<Decimal, RegExp>> = {
  '.': /^\D*[1-9]\d{0,2}(?:,\d{3})+(?:\D*|\.\d*)$/,
  ',': /^\D*[1-9]\d{0,2}(?:\.\d{3})+(?:\D*|,\d*)$/,
};

/**
 * Removes group separators of pasted numbers. Typed commas become points at once, so users never type groups. A pasted
 * text follows the language of the field.
 */
function withoutGroups(text: string, pasted: Decimal | undefined): string {
  if (pasted && THOUSANDS[pasted].test(text))
    return text.replace(pasted === '.' ? /,/g : /\./g, '');
  if (POINTS.test(text)) return text.replace(/\./g, '');
  if (GROUPED.test(text)) return text.replace(/[.,](?=.*[.,])/g, '');
  return /,.*,/.test(text) ? text.replace(/,/g, '') : text;
}

/** Keeps a number or the beginning of one, such as "-" and "1.". Converts commas to points and drops letters. */
export function keepNumber(text: string, pasted?: Decimal): string {
  const plain = withoutGroups(plainDigits(text), pasted)
    .replace(/[,\u066b\uff0c\uff0e\u3002]/g, '.')
    .replace(/[\u2212\uff0d]/g, '-');
  const sign = /^[^\d.]*-/.test(plain) ? '-' : '';
  const [whole = '', ...parts] = plain.replace(/[^\d.]/g, '').split('.');
  return sign + whole + (parts.length > 0 ? `.${parts.join('')}` : '');
}

/** Whether the owner's text equals the typed text as a number: "1" equals "1.", and "" equals "-". */
export function isSameNumber(typed: string, wanted: string): boolean {
  const number = Number.parseFloat(typed);
  if (Number.isNaN(number)) return wanted === '' || wanted === 'NaN' || wanted === '0';
  return wanted.trim() !== '' && Number(wanted) === number;
}

/**
 * The caret's place after a formatter rewrites the text: between the same letters and digits. A caret at the end stays
 * at the end. Separators that the formatter adds or removes do not count.
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

/** Firefox before 125 does not support Intl.Segmenter. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** The characters that users see. An emoji of four joined people is one character. */
export function charactersOf(text: string): readonly string[] {
  if (!segmenter) return joinedCharacters(text);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** [S5.6] */
export function countCharacters(text: string): number {
  // Fast path: printable ASCII characters never join.
  return /^[\x20-\x7e]*$/.test(text) ? text.length : charactersOf(text).length;
}

/** The longest beginning of at most `limit` whole characters. */
export function cutToCharacters(text: string, limit: number): string {
  // A text never has more characters than code units.
  if (text.length <= limit) return text;
  return charactersOf(text).slice(0, Math.max(0, limit)).join('');
}

/** A line break, a flag or any code point, with its modifiers and joined code points. */
const CHARACTER =
  /(?:\r\n|[\u{1f1e6}-\u{1f1ff}]{2}|[^])(?:\u200d+[^\u200d]?|[\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}\p{M}])*/gu;

/** Approximates the characters without Intl.Segmenter. */
export function joinedCharacters(text: string): readonly string[] {
  return text.match(CHARACTER) ?? [];
}

/** [S5.6] [S5.7] The default is 140. -1 means no limit. A value that is not a number counts as missing. */
export function limitOf(maxLength: number | string | undefined): number {
  const told = maxLength === undefined || maxLength === '' ? Number.NaN : Number(maxLength);
  if (Number.isNaN(told)) return TEXT_LENGTH;
  return told < 0 ? Number.POSITIVE_INFINITY : Math.floor(told);
}
