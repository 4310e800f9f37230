/**
 * Where the caret goes when a text is rewritten: to the same place between the same letters. At the end it stays
 * at the end; what a formatter puts in between or takes away does not count.
 */
export function mapCaret(text: string, caret: number, next: string): number {
  if (caret >= text.length) return next.length;
  const tail = text.slice(caret);
  if (next.endsWith(tail)) return next.length - tail.length;
  const wanted = letters(text.slice(0, caret));
  let place = 0;
  let passed = 0;
  for (const point of next) {
    if (passed === wanted) break;
    place += point.length;
    if (isLetter(point)) passed += 1;
  }
  return place;
}

const isLetter = (point: string) => /[\p{L}\p{N}]/u.test(point);

function letters(text: string): number {
  return Array.from(text).filter(isLetter).length;
}
