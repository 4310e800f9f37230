import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  civilOf,
  dayOf,
  dayOfDate,
  firstOf,
  formatDay,
  formatMonth,
  lengthOf,
  monthOf,
  parseDay,
  weekdayOf,
} from '@/components/kit/day-number';

/** From 0001-01-01 to 9999-12-31. */
const anyDay = fc.integer({ min: -719_162, max: 2_932_896 });
const dateOf = (day: number) => new Date(day * 86_400_000);

describe('day numbers', () => {
  it('match the dates of UTC', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = dateOf(day);
        const civil = {
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          date: date.getUTCDate(),
        };
        expect(civilOf(day)).toEqual(civil);
        expect(dayOf(civil.year, civil.month, civil.date)).toBe(day);
        expect(weekdayOf(day)).toBe(date.getUTCDay());
        expect(formatDay(day)).toBe(date.toISOString().slice(0, 10));
        expect(parseDay(formatDay(day))).toBe(day);
      }),
      { numRuns: 2000 },
    );
  });

  it('give the right length of each month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9998 }),
        fc.integer({ min: 0, max: 11 }),
        (year, at) => {
          const month = year * 12 + at;
          const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
          const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
          expect(lengthOf(month)).toBe(lengths[at]);
          expect(monthOf(firstOf(month))).toBe(month);
          expect(monthOf(firstOf(month) + lengthOf(month) - 1)).toBe(month);
        },
      ),
    );
  });

  it('keep the date in another month, or take its last day', () => {
    const moved = (text: string, count: number) => formatDay(addMonths(parseDay(text)!, count));
    expect(moved('2024-01-31', 1)).toBe('2024-02-29');
    expect(moved('2024-02-29', 12)).toBe('2025-02-28');
    expect(moved('2026-03-31', -1)).toBe('2026-02-28');
    expect(moved('2026-12-15', 1)).toBe('2027-01-15');
    expect(moved('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('reject a text that is not a date', () => {
    for (const text of ['', '2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00'])
      expect(parseDay(text)).toBeNull();
    expect(formatMonth(monthOf(parseDay('0099-03-31')!))).toBe('0099-03');
  });

  it('are the local date of the user, also just before midnight', () => {
    expect(formatDay(dayOfDate(new Date(2026, 2, 29, 0, 0)))).toBe('2026-03-29');
    expect(formatDay(dayOfDate(new Date(2026, 2, 29, 23, 59, 59)))).toBe('2026-03-29');
  });
});
