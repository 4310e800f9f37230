/** Moved, not stretched: its end stays round. */
export function lineAt(percent: number): string {
  return `translateX(calc(var(--progress-flip, 1) * ${percent - 100}%))`;
}
