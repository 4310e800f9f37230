import { daysIn } from '@/shared/lazy-values';
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
export function limits(field: number, [year = 1, month = 1]: Parts): readonly [number, number] {
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
