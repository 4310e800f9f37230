import type { Line } from '../api/types.ts';

const MOST = 99;

/** The same item with other choices is another line. */
export const keyOf = ({ item, choices }: Omit<Line, 'count'>) => [item, ...choices].join(' ');

/** Sets the number of a line. None removes it. */
export function setCount(lines: readonly Line[], key: string, count: number): readonly Line[] {
  return lines.flatMap((line) => {
    if (keyOf(line) !== key) return [line];
    return count > 0 ? [{ ...line, count: Math.min(count, MOST) }] : [];
  });
}

/** Adds to the line of the same choices, or as a new line at the end. */
export function addLine(lines: readonly Line[], added: Line): readonly Line[] {
  const key = keyOf(added);
  const known = lines.find((line) => keyOf(line) === key);
  return known ? setCount(lines, key, known.count + added.count) : [...lines, added];
}

export const countOf = (lines: readonly Line[]) => lines.reduce((sum, { count }) => sum + count, 0);

/** Stored values may be of an older version of the app. */
export function isLine(value: unknown): value is Line {
  const { item, choices, count } = (value ?? {}) as Partial<Line>;
  return typeof item === 'string' && Array.isArray(choices) && Number.isInteger(count);
}
