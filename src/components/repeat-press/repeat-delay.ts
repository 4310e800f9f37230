/** Milliseconds to the next time, after so many: first a pause, in which one lets go; later faster. */
export function repeatDelay(times: number): number {
  if (times <= 1) return 600;
  return times <= 6 ? 250 : 100;
}
