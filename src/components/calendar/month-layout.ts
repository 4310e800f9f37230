import { clamp } from '@/shared/values';
import { firstOf, lengthOf, mod, monthOf, weekdayOf } from './day-number';

/** Months one below the other. How high each is follows from its weeks: nothing is measured. */
export type MonthLayout = {
  readonly first: number;
  readonly count: number;
  readonly weekStart: number;
  /** Weeks before the month of that index; one more than there are months. */
  readonly weeks: readonly number[];
};

/** Pixels of a month's heading and of a week. */
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

/** Where the week of a day begins. */
export function topOfWeek(layout: MonthLayout, day: number, sizes: MonthSizes): number {
  const month = monthOf(day);
  const week = Math.floor((leadOf(month, layout.weekStart) + day - firstOf(month)) / 7);
  return topOf(layout, month - layout.first, sizes) + sizes.head + week * sizes.row;
}

/** The index of the month at that height: the first or the last one beyond the ends. */
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
