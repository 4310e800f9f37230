/** What rows are called: what is read, and the value behind it. */
export type Named = {
  readonly count: number;
  readonly names: (row: number) => readonly string[];
  readonly isDisabled: (row: number) => boolean;
};

/**
 * The row that somebody means who types this: one that is called exactly so, else the next that begins so.
 * Case, accents and leading zeros do not matter. -1 where there is none.
 */
export function findTyped(rows: Named, typed: string, from: number): number {
  const wish = plain(typed);
  // A first letter goes on to the next; further letters may still mean the same row.
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
