import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesOf, readDate } from '@/components/calendar/dates';
import { formatDay, parseDay } from '@/components/calendar/day-number';

describe('[S9.22] dates of a calendar', () => {
  it('are days that there are', () => {
    expect(readDate('value', '2024-02-29')).toBe('2024-02-29');
    expect(readDate('value', '0001-01-01')).toBe('0001-01-01');
    expect(readDate('value', '9999-12-31')).toBe('9999-12-31');
    for (const text of [
      '2026-02-29',
      '2026-06-31',
      '2026-13-01',
      '26-06-01',
      '2026-6-1',
      '',
      'soon',
    ])
      expect(() => readDate('maxDate', text)).toThrow(
        `Calendar: maxDate should be YYYY-MM-DD, not "${text}"`,
      );
  });

  it('are what the days are counted from, whatever is written', () => {
    const digits = fc.integer({ min: 0, max: 9999 }).map((year) => String(year).padStart(4, '0'));
    const two = fc.integer({ min: 0, max: 40 }).map((part) => String(part).padStart(2, '0'));
    fc.assert(
      fc.property(digits, two, two, (...parts) => {
        const text = parts.join('-');
        const day = parseDay(text);
        if (day === null) expect(() => readDate('value', text)).toThrow(TypeError);
        else expect(formatDay(day)).toBe(readDate('value', text));
      }),
    );
  });

  it('are in order, none of none, and nobody decides without a value', () => {
    expect(datesOf('value', undefined)).toBeUndefined();
    expect(datesOf('value', null)).toEqual([]);
    expect(datesOf('value', '2026-06-17')).toEqual(['2026-06-17']);
    expect(datesOf('value', ['2026-06-17', '2025-12-31'])).toEqual(['2025-12-31', '2026-06-17']);
  });
});
