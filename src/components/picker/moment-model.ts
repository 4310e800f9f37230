import { dayFormat, dayOf, MS_A_DAY } from '@/components/kit/day-number';
import { PICKER_YEARS } from '@/shared/defaults';
import {
  complete,
  cut,
  FIELDS,
  limits,
  NOW,
  parse,
  type Parts,
  type PickerField,
  type Span,
  twoDigits,
  write,
} from './fields';
import type { Draft, PickerModel } from './model';

export type MomentOptions = {
  readonly span: Span;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** Returns year, month, day, hour, minute and second of the user's clock. Called only when needed. */
  readonly now: () => Parts;
  readonly filter?:
    | ((field: PickerField, value: number, before: readonly number[]) => boolean)
    | undefined;
  readonly tillNow?: string | undefined;
  readonly words: {
    readonly label: (field: PickerField) => string;
    readonly text: (field: PickerField, value: number) => string;
    readonly order: readonly PickerField[];
    /** Share of the width for the month wheel, because month names are wider than numbers. */
    readonly monthGrows: number;
  };
};

/** The model for dates and times. [S9.19] The default bounds are 150 years before and after this year. */
export function momentModel({
  span,
  words,
  filter,
  tillNow,
  ...options
}: MomentOptions): PickerModel {
  const boundsOf = (): Bounds => {
    const bound = (text: string | undefined, side: 'first' | 'last'): Parts => {
      const parts = text === undefined ? null : parse(text, span);
      const years = side === 'first' ? -PICKER_YEARS : PICKER_YEARS;
      const given = parts ?? (span.from === 0 ? [(options.now()[0] ?? 0) + years] : []);
      return cut(complete(given, side, span), span);
    };
    const start = bound(options.start, 'first');
    const end = bound(options.end, 'last');
    // If the end is before the start, the list has one row.
    return { start, end: fit(end, { start, end: complete([9999], 'last', span) }, span) };
  };
  let known: Bounds | undefined;
  const bounds = () => (known ??= boundsOf());

  const isNow = (draft: Draft) => draft[0] === NOW;
  const size = span.to - span.from;

  const columnOf = (at: number, parts: Parts) => {
    const field = FIELDS[span.from + at] ?? 'second';
    const [low, high] = rangeOf(at, parts, bounds(), span);
    const before = parts.slice(0, at);
    const choices = [];
    for (let value = low; value <= high; value += 1) {
      if (filter?.(field, value, before) ?? true)
        choices.push({ value, label: words.text(field, value) });
    }
    const now = tillNow !== undefined && at === 0 ? [{ value: NOW, label: tillNow }] : [];
    const grow = field === 'month' ? words.monthGrows : 1;
    return { label: words.label(field), grow, options: [...choices, ...now] };
  };

  return {
    columns: (draft) => {
      const count = isNow(draft) ? 1 : size;
      return Array.from({ length: count }, (_, at) => columnOf(at, draft.map(Number)));
    },
    fit: (draft) => (isNow(draft) ? draft : fit(draft.map(Number), bounds(), span)),
    nearest: true,
    order: words.order
      .map((field) => FIELDS.indexOf(field) - span.from)
      .filter((at) => at >= 0 && at < size),
    read: (value) => {
      if (value === NOW && tillNow !== undefined) return [NOW];
      const parts = typeof value === 'string' ? parse(value, span) : null;
      return cut(complete(parts ?? options.now().slice(span.from), 'first', span), span);
    },
    write: (draft) => (isNow(draft) ? NOW : write(draft.map(Number), span)),
  };
}

export type Bounds = { readonly start: Parts; readonly end: Parts };

export function compare(one: Parts, other: Parts): number {
  for (let at = 0; at < one.length; at += 1) {
    const by = (one[at] ?? 0) - (other[at] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
}

/** Limits a value to the calendar and to the bounds. */
export function fit(parts: Parts, { start, end }: Bounds, span: Span): Parts {
  const whole = cut(parts, span);
  if (compare(whole, start) < 0) return start;
  return compare(whole, end) > 0 ? end : whole;
}

/** Smallest and largest value of the part at index `at`, given the parts before it. */
export function rangeOf(at: number, parts: Parts, { start, end }: Bounds, { from }: Span) {
  const [low, high] = limits(from + at, parts);
  const before = parts.slice(0, at);
  return [
    compare(before, start) === 0 ? (start[at] ?? low) : low,
    compare(before, end) === 0 ? (end[at] ?? high) : high,
  ] as const;
}

const FIRST: readonly PickerField[] = ['year', 'month', 'day'];
const REST: readonly PickerField[] = ['hour', 'minute', 'second'];

/** A locale's field order, month names and digits. `isShort` abbreviates months for many wheels. */
export function momentWords(locale: string, isShort = false) {
  const format = (options: Intl.DateTimeFormatOptions) => dayFormat(locale, options);
  const name = isShort ? 'short' : 'long';
  const parts = format({ year: 'numeric', month: 'long', day: 'numeric' }).formatToParts(0);
  const typeOf = (field: PickerField) => parts.findIndex(({ type }) => type === field);
  // The wheel shows month numbers if the locale writes a long date with a month number.
  const hasNames = !/\d/.test(parts[typeOf('month')]?.value ?? '');
  const formats = {
    year: format({ year: 'numeric' }),
    month: format({ month: hasNames ? name : 'numeric' }),
    day: format({ day: 'numeric' }),
  };
  const digits = twoDigits(locale);
  const known = new Map<string, string>();

  const make = (field: PickerField, value: number) => {
    if (field === 'year') return formats.year.format(MS_A_DAY * dayOf(value, 6, 15));
    if (field === 'month') return formats.month.format(MS_A_DAY * dayOf(2000, value, 15));
    return field === 'day'
      ? formats.day.format(MS_A_DAY * dayOf(2000, 1, value))
      : digits.format(value);
  };

  return {
    monthGrows: hasNames && !isShort ? 2 : 1,
    order: [...FIRST].sort((a, b) => typeOf(a) - typeOf(b)).concat(REST),
    text: (field: PickerField, value: number) => {
      const key = `${field}${value}`;
      const text = known.get(key) ?? make(field, value);
      known.set(key, text);
      return text;
    },
  };
}
