import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstOf,
  formatDay,
  formatMonth,
  lengthOf,
  monthOf,
  parseDay,
  weekdayOf,
} from '@/components/kit/day-number';
import { datesOf, readDate } from '@/components/calendar/dates';
import { weekStart, weekStartOfRegion } from '@/components/calendar/day-names';
import {
  indexAt,
  layoutMonths,
  monthSpan,
  moveCursor,
  topOf,
  topOfWeek,
  weeksOf,
} from '@/components/calendar/month-layout';

describe('[S9.22] dates of a calendar', () => {
  it('must exist', () => {
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

  it('are the same dates that parseDay reads, for any text', () => {
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

  it('are sorted; null means none, and undefined leaves the choice to the calendar', () => {
    expect(datesOf(undefined)).toBeUndefined();
    expect(datesOf(null)).toEqual([]);
    expect(datesOf('2026-06-17')).toEqual(['2026-06-17']);
    expect(datesOf(['2026-06-17', '2025-12-31'])).toEqual(['2025-12-31', '2026-06-17']);
  });
});

describe('[S9.22] months below each other', () => {
  const month = fc.integer({ min: 1900 * 12, max: 2200 * 12 });
  const firstDay = fc.integer({ min: 0, max: 6 });
  const sizes = { head: 48, row: 56 };

  /** Week by week, as a calendar draws them. */
  function drawn(of: number, start: number): number[][] {
    const weeks: number[][] = [];
    for (let at = 0; at < lengthOf(of); at += 1) {
      const day = firstOf(of) + at;
      if (at === 0 || weekdayOf(day) === start) weeks.push([]);
      weeks[weeks.length - 1]!.push(day);
    }
    return weeks;
  }

  it('have as many weeks as a drawn month', () => {
    fc.assert(
      fc.property(month, firstDay, (of, start) => {
        expect(weeksOf(of, start)).toBe(drawn(of, start).length);
      }),
    );
  });

  it('start at the sum of all heights above', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: 1, max: 60 }), firstDay, (first, count, start) => {
        const layout = layoutMonths(first, count, start);
        let top = 0;
        for (let index = 0; index < count; index += 1) {
          expect(topOf(layout, index, sizes)).toBe(top);
          drawn(first + index, start).forEach((days, week) => {
            for (const day of days) {
              expect(topOfWeek(layout, day, sizes)).toBe(top + 48 + week * 56);
              expect(monthOf(day)).toBe(first + index);
            }
          });
          top += 48 + drawn(first + index, start).length * 56;
        }
        expect(topOf(layout, count, sizes)).toBe(top);
      }),
      { numRuns: 15 },
    );
  });

  it('are found by their offset', () => {
    fc.assert(
      fc.property(month, firstDay, fc.integer({ min: -500, max: 80_000 }), (first, start, top) => {
        const layout = layoutMonths(first, 240, start);
        const index = indexAt(layout, top, sizes);
        const tops = Array.from({ length: 240 }, (_, at) => topOf(layout, at, sizes));
        const last = tops.filter((each) => each <= top).length - 1;
        expect(index).toBe(Math.max(0, last));
      }),
    );
  });
});

describe('[S9.22] the months of a calendar', () => {
  const today = parseDay('2026-11-22')!;
  const spanOf = (wish: Parameters<typeof monthSpan>[0]) => {
    const { min, max, first, count } = monthSpan(wish, today);
    return [formatDay(min), formatDay(max), formatMonth(first), count];
  };

  it('are three from today on, and the last one is complete', () => {
    expect(spanOf({})).toEqual(['2026-11-22', '2027-01-31', '2026-11', 3]);
  });

  it('are counted from the first month that is shown', () => {
    expect(spanOf({ minDate: '2026-01-31' })).toEqual(['2026-01-31', '2026-03-31', '2026-01', 3]);
    expect(spanOf({ monthNum: 1 })).toEqual(['2026-11-22', '2026-11-30', '2026-11', 1]);
  });

  it('end at maxDate, or earlier with monthNum when both are set', () => {
    expect(spanOf({ maxDate: '2027-11-21' })).toEqual(['2026-11-22', '2027-11-21', '2026-11', 13]);
    expect(spanOf({ maxDate: '2027-11-21', monthNum: 2 })).toEqual([
      ...['2026-11-22', '2026-12-31', '2026-11'],
      2,
    ]);
    expect(spanOf({ maxDate: '2026-11-30', monthNum: 12 })).toEqual([
      ...['2026-11-22', '2026-11-30', '2026-11'],
      1,
    ]);
  });

  it('are at least one, also when maxDate is before minDate', () => {
    for (const monthNum of [0, -3, 0.5]) expect(spanOf({ monthNum })[3]).toBe(1);
    expect(spanOf({ monthNum: Number.NaN })[3]).toBe(3);
    expect(spanOf({ minDate: '2026-05-01', maxDate: '2026-01-01' })[3]).toBe(1);
  });
});

describe('keys in a calendar', () => {
  const bounds = {
    first: parseDay('2026-01-01')!,
    last: parseDay('2027-12-31')!,
    weekStart: 1,
    isRtl: false,
  };
  const from = (
    text: string,
    key: string,
    more: Partial<typeof bounds & { shiftKey: boolean }> = {},
  ) => {
    const { shiftKey = false, ...rest } = more;
    const next = moveCursor(parseDay(text)!, { key, shiftKey }, { ...bounds, ...rest });
    return next === null ? null : formatDay(next);
  };

  // A Wednesday.
  const day = '2026-06-17';

  it.each([
    ['ArrowRight', '2026-06-18'],
    ['ArrowLeft', '2026-06-16'],
    ['ArrowDown', '2026-06-24'],
    ['ArrowUp', '2026-06-10'],
    ['Home', '2026-06-15'],
    ['End', '2026-06-21'],
    ['PageDown', '2026-07-17'],
    ['PageUp', '2026-05-17'],
  ])('%s moves to %s', (key, to) => {
    expect(from(day, key)).toBe(to);
  });

  it('change direction in RTL, follow the first weekday, and move by a year with Shift', () => {
    expect(from(day, 'ArrowRight', { isRtl: true })).toBe('2026-06-16');
    expect(from(day, 'ArrowLeft', { isRtl: true })).toBe('2026-06-18');
    expect(from(day, 'Home', { weekStart: 0 })).toBe('2026-06-14');
    expect(from(day, 'End', { weekStart: 6 })).toBe('2026-06-19');
    expect(from(day, 'PageDown', { shiftKey: true })).toBe('2027-06-17');
  });

  it('stay within the months of the calendar', () => {
    expect(from('2026-01-03', 'PageUp')).toBe('2026-01-01');
    expect(from(day, 'PageUp', { shiftKey: true })).toBe('2026-01-01');
    expect(from('2027-12-30', 'ArrowDown')).toBe('2027-12-31');
    expect(from(day, 'a')).toBeNull();
  });
});

describe('the first day of the week', () => {
  it.each([
    ['en', 0],
    ['de', 1],
    ['fr', 1],
    ['ja', 0],
    ['ar-EG', 6],
    ['fa-IR', 6],
  ])('in %s is %i', (locale, day) => {
    expect(weekStart(locale)).toBe(day);
    expect(weekStartOfRegion(new Intl.Locale(locale).maximize().region!)).toBe(day);
  });

  it('is Monday for an unknown locale or region', () => {
    expect(weekStart('not a locale')).toBe(1);
    expect(weekStartOfRegion('')).toBe(1);
  });
});
