/**
 * What fits on a badge: at most three columns, where a letter outside Latin-1 takes two. Anything wider shows
 * as three dots; the accessible name still carries the whole text.
 */
export function badgeText(text: string): string {
  let columns = 0;
  for (const character of text) columns += character > '\u00ff' ? 2 : 1;
  return columns > 3 ? '...' : text;
}

/** A count as a badge shows it: whole, not below zero, and no more than `max` with a plus. */
export function countText(count: number, max = 99): string {
  const whole = Math.max(0, Math.trunc(Number.isNaN(count) ? 0 : count));
  const most = Number.isFinite(max) && max > 0 ? Math.trunc(max) : 99;
  return whole > most ? `${most}+` : String(whole);
}
