import { once } from '@/shared/lazy-values';
import { firstOf } from './day-number';
import { weekStart } from './week-start';

/** Everything that is read or written of days in a locale. */
export type DayNames = {
  readonly locale: string;
  readonly number: (value: number) => string;
  readonly day: (day: number) => string;
  readonly month: (month: number) => string;
  readonly monthAlone: (month: number) => string;
  readonly weekday: (weekday: number) => { readonly short: string; readonly long: string };
  /** The weekday that weeks begin with, 0 is Sunday. */
  readonly weekStart: () => number;
};

const MS_A_DAY = 86_400_000;
/** A Sunday. */
const SUNDAY = 3;

/** Only the names pass through a Date, and only in UTC: a time zone has no say. */
export function dayNames(locale: string): DayNames {
  // A format costs more than a month of days: none is made before it is asked.
  const make = (options: Intl.DateTimeFormatOptions) => {
    const all = { ...options, timeZone: 'UTC', calendar: 'gregory' };
    const format = once(() => new Intl.DateTimeFormat(locale, all));
    return (day: number) => format().format(day * MS_A_DAY);
  };
  const month = make({ month: 'long', year: 'numeric' });
  const monthAlone = make({ month: 'long' });
  const narrow = make({ weekday: 'narrow' });
  const medium = make({ weekday: 'short' });
  const long = make({ weekday: 'long' });
  const numbers = once(() => new Intl.NumberFormat(locale, { useGrouping: false }));
  // "T" is Tuesday or Thursday: one letter is enough only where the language means it so.
  const isClear = once(
    () => new Set([0, 1, 2, 3, 4, 5, 6].map((at) => narrow(SUNDAY + at))).size === 7,
  );
  return {
    locale,
    number: (value) => numbers().format(value),
    day: make({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: (index) => month(firstOf(index)),
    monthAlone: (index) => monthAlone(firstOf(index)),
    weekday: (weekday) => ({
      short: (isClear() ? narrow : medium)(SUNDAY + weekday),
      long: long(SUNDAY + weekday),
    }),
    weekStart: once(() => weekStart(locale)),
  };
}
