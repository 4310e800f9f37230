import { CALENDAR_MONTHS } from '@/shared/defaults';
import { clamp } from '@/shared/values';
import { firstOf, monthOf, parseDay } from './day-number';

export type MonthSpan = {
  /** The first and the last day that can be chosen. */
  readonly min: number;
  readonly max: number;
  /** The first month, and how many there are. */
  readonly first: number;
  readonly count: number;
};

/** A thousand years. */
const MOST_MONTHS = 12_000;

type Wish = {
  readonly minDate?: string | undefined;
  readonly maxDate?: string | undefined;
  readonly monthNum?: number | undefined;
};

/**
 * Which months there are [S9.22]. `monthNum` counts the first one, and the last one counts whole. A `maxDate` alone is
 * the end, however far it is; beside a `monthNum` the nearer of the two is. There is always one month.
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
