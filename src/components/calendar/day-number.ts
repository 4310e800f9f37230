import { daysIn } from '@/shared/lazy-values';

/**
 * Days are integers (0 is 1970-01-01), and so are months (12 per year). Without `Date` there are no time zones, no
 * daylight saving and no two-digit years. The calendar is the proleptic Gregorian one.
 */

export type Civil = { readonly year: number; readonly month: number; readonly date: number };

const DAYS_IN_400_YEARS = 146_097;
/** The days from 1 March of the year 0 to 1 January 1970. */
const EPOCH = 719_468;

/** Years start in March here, so that the leap day is the last day of a year. */
export function dayOf(year: number, month: number, date: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_IN_400_YEARS + yearOfEra * 365 + leapDays + dayOfYear - EPOCH;
}

export function civilOf(day: number): Civil {
  const shifted = day + EPOCH;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const rest = shifted - era * DAYS_IN_400_YEARS;
  const leap = Math.floor(rest / 1460) - Math.floor(rest / 36_524) + Math.floor(rest / 146_096);
  const yearOfEra = Math.floor((rest - leap) / 365);
  const dayOfYear =
    rest - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return { year, month, date: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1 };
}

/** 0 is Sunday. */
export function weekdayOf(day: number): number {
  return mod(day + 4, 7);
}

export function monthOf(day: number): number {
  const { year, month } = civilOf(day);
  return year * 12 + month - 1;
}

export function firstOf(month: number): number {
  return dayOf(Math.floor(month / 12), mod(month, 12) + 1, 1);
}

export function lengthOf(month: number): number {
  return daysIn(Math.floor(month / 12), mod(month, 12) + 1);
}

/** The same date in another month, or its last day if the month is too short. */
export function addMonths(day: number, count: number): number {
  const month = monthOf(day) + count;
  const date = civilOf(day).date;
  return firstOf(month) + Math.min(date, lengthOf(month)) - 1;
}

/** Returns null if the text is not a valid YYYY-MM-DD. */
export function parseDay(text: string): number | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const day = dayOf(Number(year), Number(month), Number(date));
  return year !== undefined && formatDay(day) === text ? day : null;
}

export function formatDay(day: number): string {
  const { year, month, date } = civilOf(day);
  return `${formatNumber(year, 4)}-${formatNumber(month, 2)}-${formatNumber(date, 2)}`;
}

export function formatMonth(month: number): string {
  return formatDay(firstOf(month)).slice(0, -3);
}

/** The day of a Date in the user's time zone. */
export function dayOfDate(date: Date): number {
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

export function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function formatNumber(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
