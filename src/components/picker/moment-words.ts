import type { PickerField } from './fields';
import { dateFormat, dayOf, twoDigits } from './moment-text';

const FIRST: readonly PickerField[] = ['year', 'month', 'day'];
const REST: readonly PickerField[] = ['hour', 'minute', 'second'];

/** How a language writes dates: their order, the names of months, the digits. Short is for many wheels. */
export function momentWords(locale: string, isShort = false) {
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options);
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
  const digits = twoDigits(locale);
  const known = new Map<string, string>();

  const make = (field: PickerField, value: number) => {
    if (field === 'year') return formats.year.format(dayOf(value, 6, 15));
    if (field === 'month') return formats.month.format(dayOf(2000, value, 15));
    return field === 'day' ? formats.day.format(dayOf(2000, 1, value)) : digits.format(value);
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
