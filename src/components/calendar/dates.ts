import { parseDay } from '@/components/kit/day-number';
import type { CalendarMode } from './pick-day';
import type { CalendarProps } from './types';

/** Throws if the text is not a valid date. */
export function readDate(prop: string, text: string): string {
  if (parseDay(text) === null)
    throw new TypeError(`Calendar: ${prop} should be YYYY-MM-DD, not "${text}"`);
  return text;
}

/**
 * A date from data of a server: `2026-01-05`, `2026-1-5`, or a date-time, of which the written date counts. Undefined if
 * the data is no date.
 */
export function dateOf(given: unknown): string | undefined {
  const [, year, month = '', day = ''] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?![\d-])/.exec(String(given)) ?? [];
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDay(text) === null ? undefined : text;
}

/** The value of any mode as a sorted list. Data that is no date is left out. */
export function datesOf(value: unknown): readonly string[] | undefined {
  return value === undefined
    ? undefined
    : [value]
        .flat()
        .flatMap((one) => dateOf(one) ?? [])
        .sort();
}

/** The first part of the data that is no date. */
export function faultIn(value: unknown): string | undefined {
  const parts = [value].flat().filter((one) => one !== undefined && one !== null && one !== '');
  const fault: unknown = parts.find((one) => dateOf(one) === undefined);
  return fault === undefined ? undefined : String(fault);
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
