import { clamp } from '@/shared/clamp';

/** Dates and times as lists of whole numbers, the greatest part first: no time zone can shift them. */
export const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
export type PickerField = (typeof FIELDS)[number];

export type Parts = readonly number[];
export type Bounds = { readonly start: Parts; readonly end: Parts };
/** Which fields a value has, as places in FIELDS: 0 to 3 is a day, 3 to 5 a time. */
export type Span = { readonly from: number; readonly to: number };

const YEARS: readonly [number, number] = [1, 9999];

export function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

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

/** Null is no date. A day that its month does not have is one: it will be cut. */
export function parse(text: string, { from }: Span): Parts | null {
  const found = (from === 0 ? DATE : TIME).exec(text.trim());
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
