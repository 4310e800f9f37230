/**
 * Days are integers (0 is 1970-01-01), and so are months (12 per year). All of them are in UTC, so there are no time
 * zones and no daylight saving.
 */

export const MS_A_DAY = 86_400_000;

type Civil = { readonly year: number; readonly month: number; readonly date: number };

export function dayOf(year: number, month: number, date: number): number {
  // `Date.UTC` reads the year 99 as 1999.
  return new Date(0).setUTCFullYear(year, month - 1, date) / MS_A_DAY;
}

export function civilOf(day: number): Civil {
  const date = new Date(day * MS_A_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() };
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
  return dayOf(0, month + 1, 1);
}

export function lengthOf(month: number): number {
  return firstOf(month + 1) - firstOf(month);
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
  return new Date(day * MS_A_DAY).toISOString().replace(/T.*/, '');
}

export function formatMonth(month: number): string {
  return formatDay(firstOf(month)).slice(0, -3);
}

/** Always the Gregorian calendar, as in uni-app H5. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
}

/** The day of a Date in the user's time zone. */
export function dayOfDate(date: Date): number {
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

export function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
