import { once } from '@/shared/lazy-values';
import type { Parts, Span } from './fields';

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
