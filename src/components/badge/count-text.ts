/** A count as a badge shows it: whole, not below zero, and no more than `max` with a plus. */
export function countText(count: number, max = 99): string {
  const whole = Math.max(0, Math.trunc(Number.isNaN(count) ? 0 : count));
  const most = Number.isFinite(max) && max > 0 ? Math.trunc(max) : 99;
  return whole > most ? `${most}+` : String(whole);
}
