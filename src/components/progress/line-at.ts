/** Translates the line instead of scaling it, so that its end stays round. */
export function lineAt(percent: number): string {
  return `translateX(calc(var(--portico-flip, 1) * ${percent - 100}%))`;
}
