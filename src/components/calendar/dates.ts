import type { CalendarMode } from './pick-day';
import type { CalendarProps } from './types';

/** Throws if the text is not a valid date. */
export function readDate(prop: string, text: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
  // Some engines parse 31 June as 1 July.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text))
    throw new TypeError(`Calendar: ${prop} should be YYYY-MM-DD, not "${text}"`);
  return text;
}

/** The value of any mode as a sorted list. */
export function datesOf(
  prop: string,
  value: CalendarProps['value'],
): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return [];
  const texts = typeof value === 'string' ? [value] : value;
  return texts.map((text) => readDate(prop, text)).sort();
}

export function tellDates(props: CalendarProps, dates: readonly string[]): void {
  const [first, last] = dates;
  if (props.mode === 'multiple') props.onChange?.([...dates]);
  else if (props.mode !== 'range') props.onChange?.(first ?? null);
  else props.onChange?.(first !== undefined && last !== undefined ? [first, last] : null);
}

/** The value in a form: a day, both ends of a period, or a list of days. */
export function formDates(
  mode: CalendarMode,
  dates: readonly string[],
): string | readonly string[] {
  if (mode === 'multiple') return dates;
  return mode === 'range' ? (dates.length === 2 ? dates : []) : (dates[0] ?? '');
}
