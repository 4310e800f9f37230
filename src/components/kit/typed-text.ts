import { type KeyboardEvent, useRef } from 'react';

/** A pause in typing starts a new word. Milliseconds. */
const PAUSE = 800;

/**
 * Collects the letters that a user types in a list. Returns the text for a printable key, else undefined.
 * A space inside a word is part of it. A space before a word returns an empty text, so lists can use it to select.
 */
export function useTypedText(): (event: KeyboardEvent) => string | undefined {
  const word = useRef({ text: '', time: 0 });

  return (event) => {
    const { key, timeStamp } = event;
    if (key.length !== 1 || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { text, time } = word.current;
    const before = timeStamp - time < PAUSE ? text : '';
    word.current = { text: (before + key).trimStart(), time: timeStamp };
    return word.current.text;
  };
}

/** The names of rows: the text on the screen, and the row's value. */
export type Named = {
  readonly count: number;
  readonly names: (row: number) => readonly string[];
  readonly isDisabled: (row: number) => boolean;
};

/**
 * Finds the row for a typed text: a row with exactly this name, else the next row whose name begins with the text.
 * Ignores case, accents and leading zeros. A repeated letter moves to the next match. Returns -1 without a match.
 */
export function findTyped(rows: Named, typed: string, from: number): number {
  const wish = plain(typed);
  const found = findName(rows, wish, from);
  const [letter = ''] = wish;
  const isRepeated = wish.length > 1 && wish === letter.repeat(wish.length);
  return found < 0 && isRepeated ? findName(rows, letter, from) : found;
}

function findName(rows: Named, wish: string, from: number): number {
  // A first letter searches from the next row. With more letters the current row may still match.
  const start = wish.length > 1 ? from : from + 1;
  let begins = -1;
  for (let away = 0; away < rows.count; away += 1) {
    const row = (start + away) % rows.count;
    if (rows.isDisabled(row)) continue;
    const names = rows.names(row).map(plain);
    if (names.includes(wish)) return row;
    if (begins < 0 && names.some((name) => name.startsWith(wish))) begins = row;
  }
  return begins;
}

function plain(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.trim().replace(/^0+(?=\d)/, '');
}
