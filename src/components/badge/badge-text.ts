/**
 * Shortens text to fit on a badge: at most three columns, where a letter outside Latin-1 takes two. Wider text
 * becomes three dots. The accessible name keeps the whole text.
 */
export function badgeText(text: string): string {
  let columns = 0;
  for (const character of text) columns += character > '\u00ff' ? 2 : 1;
  return columns > 3 ? '...' : text;
}

/** Formats a count for a badge: an integer of at least 0, or `max` and a plus. */
export function countText(count: number, max = 99): string {
  const whole = Math.max(0, Math.trunc(Number.isNaN(count) ? 0 : count));
  const most = Number.isFinite(max) && max > 0 ? Math.trunc(max) : 99;
  return whole > most ? `${most}+` : String(whole);
}
