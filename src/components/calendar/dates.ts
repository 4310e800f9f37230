import type { CalendarProps } from './types';

/** What a developer wrote. */
export function readDate(prop: string, text: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
  // Some engines make 1 July of 31 June.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text))
    throw new TypeError(`Calendar: ${prop} should be YYYY-MM-DD, not "${text}"`);
  return text;
}

/** In order, whatever the mode. */
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
