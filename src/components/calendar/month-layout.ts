import { clamp } from '@/shared/values';
import {
  addMonths,
  firstOf,
  lengthOf,
  mod,
  monthOf,
  parseDay,
  weekdayOf,
} from '@/components/kit/day-number';
import { CALENDAR_MONTHS } from '@/shared/defaults';

/** Months in a column. The height of each follows from its number of weeks, without measuring. */
export type MonthLayout = {
  readonly first: number;
  readonly count: number;
  readonly weekStart: number;
  /** The number of weeks before each month. The additional last entry is the total. */
  readonly weeks: readonly number[];
};

/** The heights of a month's heading and of a week in pixels. */
export type MonthSizes = { readonly head: number; readonly row: number };

export function layoutMonths(first: number, count: number, weekStart: number): MonthLayout {
  const weeks = [0];
  for (let index = 0; index < count; index += 1)
    weeks.push((weeks[index] ?? 0) + weeksOf(first + index, weekStart));
  return { first, count, weekStart, weeks };
}

/** Empty cells before the first day. */
export function leadOf(month: number, weekStart: number): number {
  return mod(weekdayOf(firstOf(month)) - weekStart, 7);
}

export function weeksOf(month: number, weekStart: number): number {
  return Math.ceil((leadOf(month, weekStart) + lengthOf(month)) / 7);
}

export function topOf(layout: MonthLayout, index: number, { head, row }: MonthSizes): number {
  return index * head + (layout.weeks[index] ?? 0) * row;
}

/** The top of the week of a day. */
export function topOfWeek(layout: MonthLayout, day: number, sizes: MonthSizes): number {
  const month = monthOf(day);
  const week = Math.floor((leadOf(month, layout.weekStart) + day - firstOf(month)) / 7);
  return topOf(layout, month - layout.first, sizes) + sizes.head + week * sizes.row;
}

/** The index of the month at this height, clamped to the first and the last month. */
export function indexAt(layout: MonthLayout, top: number, sizes: MonthSizes): number {
  let low = 0;
  let high = layout.count - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (topOf(layout, middle, sizes) <= top) low = middle;
    else high = middle - 1;
  }
  return clamp(low, 0, layout.count - 1);
}

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

/** The day that a key moves to, or null for another key. */
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

export type MonthSpan = {
  /** The first and the last day that can be chosen. */
  readonly min: number;
  readonly max: number;
  /** The first month, and how many there are. */
  readonly first: number;
  readonly count: number;
};

/** Limits `monthNum` to a thousand years. */
const MOST_MONTHS = 12_000;

type Wish = {
  readonly minDate?: string | undefined;
  readonly maxDate?: string | undefined;
  readonly monthNum?: number | undefined;
};

/** A calendar with more months than this has a bar to jump between them. */
export const JUMP_FROM = 6;

/**
 * The months of the calendar [S9.22]. `monthNum` includes the first month, and the last month is complete. `maxDate`
 * without `monthNum` is the end. With both, the earlier end applies. There is at least one month.
 */
export function monthSpan({ minDate, maxDate, monthNum }: Wish, today: number): MonthSpan {
  const min = dayAt(minDate) ?? today;
  const first = monthOf(min);
  const told = monthNum === undefined || Number.isNaN(monthNum) ? undefined : monthNum;
  const wanted = clamp(Math.floor(told ?? CALENDAR_MONTHS), 1, MOST_MONTHS);
  const lastDay = firstOf(first + wanted) - 1;
  const end = dayAt(maxDate);
  if (end === null) return { min, max: lastDay, first, count: wanted };
  const max = monthNum === undefined ? end : Math.min(end, lastDay);
  return { min, max, first, count: Math.max(1, monthOf(max) - first + 1) };
}

function dayAt(date: string | undefined): number | null {
  return date === undefined ? null : parseDay(date);
}
