import { clamp } from '@/shared/values';
import { addMonths, mod, weekdayOf } from './day-number';

export type CursorKey = {
  readonly key: string;
  readonly shiftKey: boolean;
};

export type CursorBounds = {
  readonly first: number;
  readonly last: number;
  readonly weekStart: number;
  readonly isRtl: boolean;
};

/** Where a key leads from a day; null for a key that leads nowhere. */
export function moveCursor(
  day: number,
  { key, shiftKey }: CursorKey,
  bounds: CursorBounds,
): number | null {
  const target = targetOf(day, key, shiftKey ? 12 : 1, bounds);
  return target === null ? null : clamp(target, bounds.first, bounds.last);
}

function targetOf(day: number, key: string, months: number, bounds: CursorBounds): number | null {
  const forth = bounds.isRtl ? -1 : 1;
  const inWeek = mod(weekdayOf(day) - bounds.weekStart, 7);
  switch (key) {
    case 'ArrowRight':
      return day + forth;
    case 'ArrowLeft':
      return day - forth;
    case 'ArrowDown':
      return day + 7;
    case 'ArrowUp':
      return day - 7;
    case 'Home':
      return day - inWeek;
    case 'End':
      return day + 6 - inWeek;
    case 'PageDown':
      return addMonths(day, months);
    case 'PageUp':
      return addMonths(day, -months);
    default:
      return null;
  }
}
