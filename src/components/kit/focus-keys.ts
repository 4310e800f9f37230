import type { KeyboardEvent } from 'react';

type Row = readonly HTMLElement[];

/**
 * Moves the focus by an arrow key, Home or End, and returns whether it did. A menu has rows of one item, a bar has one
 * row. A list of options does not go from its end to its start, `wraps: false`.
 */
export function focusByKey(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly Row[],
  { wraps = true } = {},
): boolean {
  if (event.defaultPrevented) return false;
  const goal = goalOf(event, rows, wraps);
  if (!goal) return false;
  event.preventDefault();
  goal.focus();
  return true;
}

function goalOf(
  { key, target, currentTarget }: KeyboardEvent,
  rows: readonly Row[],
  wraps: boolean,
) {
  const y = rows.findIndex((row) => row.some((item) => item === target));
  const row = rows[Math.max(y, 0)] ?? [];
  const x = row.findIndex((item) => item === target);
  // A shorter row ends earlier.
  const column = rows.flatMap((other) => other[Math.min(Math.max(x, 0), other.length - 1)] ?? []);
  const line = row.length > 1 ? row : column;
  const step = (items: Row, from: number, by: 1 | -1) => {
    const next = from < 0 && by < 0 ? -1 : from + by;
    return items.length > 1 && wraps ? items[(next + items.length) % items.length] : items[next];
  };
  const right = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return rows.length > 1 || x < 0 ? step(column, y, 1) : undefined;
    case 'ArrowUp':
      return rows.length > 1 || x < 0 ? step(column, y, -1) : undefined;
    case 'ArrowRight':
      return row.length > 1 ? step(row, x, right) : undefined;
    case 'ArrowLeft':
      return row.length > 1 ? step(row, x, right === 1 ? -1 : 1) : undefined;
    case 'Home':
      return line[0];
    case 'End':
      return line[line.length - 1];
    default:
      return undefined;
  }
}
