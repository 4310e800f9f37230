import { daysIn, once } from '@/shared/lazy-values';
import { clamp } from '@/shared/values';

/** Dates and times as lists of whole numbers, the greatest part first: no time zone can shift them. */
export const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
export type PickerField = (typeof FIELDS)[number];

export type Parts = readonly number[];
/** Which fields a value has, as places in FIELDS: 0 to 3 is a day, 3 to 5 a time. */
export type Span = { readonly from: number; readonly to: number };

/** The value of what has not ended. */
export const NOW = 'now';

const YEARS: readonly [number, number] = [1, 9999];

/** What a field can be in the calendar, after the greater ones. */
function limits(field: number, [year = 1, month = 1]: Parts): readonly [number, number] {
  if (field === 0) return YEARS;
  if (field === 1) return [1, 12];
  if (field === 2) return [1, daysIn(year, month)];
  return [0, field === 3 ? 23 : 59];
}

/** Cuts each part to the calendar: the 31st of a month that has 30 days is the 30th. */
export function cut(parts: Parts, { from }: Span): Parts {
  return parts.reduce<Parts>((done, part, at) => {
    return [...done, clamp(part, ...limits(from + at, done))];
  }, []);
}

/** What is not written is the first, or the last, of what it can be. */
export function complete(parts: Parts, side: 'first' | 'last', span: Span): Parts {
  const whole = [...parts];
  for (let field = span.from + parts.length; field < span.to; field += 1) {
    whole.push(limits(field, whole)[side === 'first' ? 0 : 1]);
  }
  return whole.slice(0, span.to - span.from);
}

const DATE =
  /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2})(?:[ T](\d{1,2})(?::(\d{1,2})(?::(\d{1,2}))?)?)?)?)?$/;
const TIME = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/;
const HOUR = /^(\d{1,2})(?::(\d{1,2})(?::(\d{1,2}))?)?$/;

/** Null is no date. A day that its month does not have is one: it will be cut. */
export function parse(text: string, { from, to }: Span): Parts | null {
  const found = (from === 0 ? DATE : to === 4 ? HOUR : TIME).exec(text.trim());
  if (!found) return null;
  const parts = found.slice(1).flatMap((part) => (part === undefined ? [] : [Number(part)]));
  const isReal = parts.every((part, at) => {
    const [low, high] = from + at === 2 ? [1, 31] : limits(from + at, parts);
    return part >= low && part <= high;
  });
  return isReal ? parts : null;
}

export type Bounds = { readonly start: Parts; readonly end: Parts };

export function compare(one: Parts, other: Parts): number {
  for (let at = 0; at < one.length; at += 1) {
    const by = (one[at] ?? 0) - (other[at] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
}

/** A value of the calendar within the bounds; outside of them it is the nearer bound. */
export function fit(parts: Parts, { start, end }: Bounds, span: Span): Parts {
  const whole = cut(parts, span);
  if (compare(whole, start) < 0) return start;
  return compare(whole, end) > 0 ? end : whole;
}

/** The first and last number of the part at this place, after those before it. */
export function rangeOf(at: number, parts: Parts, { start, end }: Bounds, { from }: Span) {
  const [low, high] = limits(from + at, parts);
  const before = parts.slice(0, at);
  return [
    compare(before, start) === 0 ? (start[at] ?? low) : low,
    compare(before, end) === 0 ? (end[at] ?? high) : high,
  ] as const;
}

/** `2026-03-04`, `2026-03-04 05:06`, `05:06`. */
export function write(parts: Parts, { from }: Span): string {
  return parts.reduce<string>((text, part, at) => {
    const mark = at === 0 ? '' : from + at < 3 ? '-' : from + at === 3 ? ' ' : ':';
    return text + mark + String(part).padStart(from + at === 0 ? 4 : 2, '0');
  }, '');
}

/** The reference runtime's calendar everywhere; and these days are counted, not lived: no time zone. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
}

export function twoDigits(locale: string) {
  return new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
}

export function dayOf(year: number, month: number, date: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, date);
}

/** Writes moments as in a sentence: "November 5, 2026, 08:30". */
export function momentTexts(locale: string): (values: Parts, span: Span) => string {
  const digits = once(() => twoDigits(locale));
  const dates = new Map<string, Intl.DateTimeFormat>();
  const dateOf = (options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options);
    const format = dates.get(key) ?? dateFormat(locale, options);
    dates.set(key, format);
    return format;
  };
  return (values, { from, to }) => {
    const time = values
      .slice(Math.max(0, 3 - from))
      .map((part) => digits().format(part))
      .join(':');
    if (from > 0) return time;
    const [year = 2000, month, date] = values;
    const whole = dateOf({
      year: 'numeric',
      // Short is for many parts.
      ...(month && { month: to > 3 ? 'short' : 'long' }),
      ...(date && { day: 'numeric' }),
    }).format(dayOf(year, month ?? 1, date ?? 1));
    return time ? `${whole} ${time}` : whole;
  };
}
