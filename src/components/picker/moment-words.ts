import type { Parts, PickerField, Span } from './fields';

const FIRST: readonly PickerField[] = ['year', 'month', 'day'];
const REST: readonly PickerField[] = ['hour', 'minute', 'second'];

/** How a language writes dates: their order, the names of months, the digits. Short is for many wheels. */
export function momentWords(locale: string, isShort = false) {
  // The reference runtime's calendar everywhere; and these days are counted, not lived: no time zone.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const day = (year: number, month: number, date: number) =>
    new Date(0).setUTCFullYear(year, month - 1, date);

  const name = isShort ? 'short' : 'long';
  const parts = format({ year: 'numeric', month: 'long', day: 'numeric' }).formatToParts(0);
  const typeOf = (field: PickerField) => parts.findIndex(({ type }) => type === field);
  // Where the month is a number in a whole date it is one on its wheel.
  const hasNames = !/\d/.test(parts[typeOf('month')]?.value ?? '');
  const formats = {
    year: format({ year: 'numeric' }),
    month: format({ month: hasNames ? name : 'numeric' }),
    day: format({ day: 'numeric' }),
  };
  const digits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const known = new Map<string, string>();

  const make = (field: PickerField, value: number) => {
    if (field === 'year') return formats.year.format(day(value, 6, 15));
    if (field === 'month') return formats.month.format(day(2000, value, 15));
    return field === 'day' ? formats.day.format(day(2000, 1, value)) : digits.format(value);
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
    /** As in a sentence: "November 5, 2026, 08:30". */
    whole: (values: Parts, { from }: Span) => {
      const [year = 2000, month, date] = from === 0 ? values : [];
      const time = values.slice(Math.max(0, 3 - from)).map((part) => digits.format(part));
      const whole = format({
        year: 'numeric',
        ...(month && { month: name }),
        ...(date && { day: 'numeric' }),
      }).format(day(year, month ?? 1, date ?? 1));
      return [from === 0 ? whole : '', time.join(':')].filter(Boolean).join(' ');
    },
  };
}
