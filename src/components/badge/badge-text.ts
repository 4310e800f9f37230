/**
 * What fits on a badge: at most three columns, where a letter outside Latin-1 takes two. Anything wider shows
 * as three dots; the accessible name still carries the whole text.
 */
export function badgeText(text: string): string {
  let columns = 0;
  for (const character of text) columns += character > '\u00ff' ? 2 : 1;
  return columns > 3 ? '...' : text;
}
