import { dayFormat, dayOf, lengthOf, MS_A_DAY } from '@/components/kit/day-number';
import { once } from '@/shared/lazy-values';
import { clamp } from '@/shared/values';

/** Dates and times are lists of integers, largest part first, so that no time zone can shift them. */
export const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
export type PickerField = (typeof FIELDS)[number];

export type Parts = readonly number[];
/** The fields of a value, as indices in FIELDS: 0 to 3 is a day, 3 to 5 is a time. `to` is exclusive. */
export type Span = { readonly from: number; readonly to: number };

/** The value of the row "Until now". */
export const NOW = 'now';

const YEARS: readonly [number, number] = [1, 9999];

/** Smallest and largest value of a field in the calendar, given the larger parts. */
export function limits(field: number, [year = 1, month = 1]: Parts): readonly [number, number] {
  if (field === 0) return YEARS;
  if (field === 1) return [1, 12];
  if (field === 2) return [1, lengthOf(year * 12 + month - 1)];
  return [0, field === 3 ? 23 : 59];
}

/** Limits each part to the calendar: the 31st of a month with 30 days becomes the 30th. */
export function cut(parts: Parts, { from }: Span): Parts {
  return parts.reduce<Parts>((done, part, at) => {
    return [...done, clamp(part, ...limits(from + at, done))];
  }, []);
}

/** Fills missing parts with their smallest or largest value. */
export function complete(parts: Parts, side: 'first' | 'last', span: Span): Parts {
  const whole = [...parts];
  for (let field = span.from + parts.length; field < span.to; field += 1) {
    whole.push(limits(field, whole)[side === 'first' ? 0 : 1]);
  }
  return whole.slice(0, span.to - span.from);
}

/** A time zone at the end has no effect: the written date and time count. */
const DATE =
  /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2})(?:[ T](\d{1,2})(?::(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?)?(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/;
const TIME = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/;
const HOUR = /^(\d{1,2})(?::(\d{1,2})(?::(\d{1,2}))?)?$/;

/** Returns null for an invalid date. Accepts days up to 31 in every month, because `cut` limits them later. */
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

/** `2026-03-04`, `2026-03-04 05:06`, `05:06`. */
export function write(parts: Parts, { from }: Span): string {
  return parts.reduce<string>((text, part, at) => {
    const mark = at === 0 ? '' : from + at < 3 ? '-' : from + at === 3 ? ' ' : ':';
    return text + mark + String(part).padStart(from + at === 0 ? 4 : 2, '0');
  }, '');
}

export function twoDigits(locale: string) {
  return new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
}

/** Returns a formatter for dates and times, such as "November 5, 2026" and "Nov 5, 2026 08:30". */
export function momentTexts(locale: string): (values: Parts, span: Span) => string {
  const digits = once(() => twoDigits(locale));
  const dates = new Map<string, Intl.DateTimeFormat>();
  const dateOf = (options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options);
    const format = dates.get(key) ?? dayFormat(locale, options);
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
      // With a time, the month is short.
      ...(month && { month: to > 3 ? 'short' : 'long' }),
      ...(date && { day: 'numeric' }),
    }).format(MS_A_DAY * dayOf(year, month ?? 1, date ?? 1));
    return time ? `${whole} ${time}` : whole;
  };
}
