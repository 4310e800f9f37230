import { charactersOf, countCharacters } from './characters';

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
