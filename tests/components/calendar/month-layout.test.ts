import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOf, lengthOf, monthOf, weekdayOf } from '@/components/calendar/day-number';
import {
  indexAt,
  layoutMonths,
  topOf,
  topOfWeek,
  weeksOf,
} from '@/components/calendar/month-layout';

const month = fc.integer({ min: 1900 * 12, max: 2200 * 12 });
const weekStart = fc.integer({ min: 0, max: 6 });
const sizes = { head: 48, row: 56 };

/** Week by week, as one would draw it. */
function drawn(of: number, start: number): number[][] {
  const weeks: number[][] = [];
  for (let at = 0; at < lengthOf(of); at += 1) {
    const day = firstOf(of) + at;
    if (at === 0 || weekdayOf(day) === start) weeks.push([]);
    weeks[weeks.length - 1]!.push(day);
  }
  return weeks;
}

describe('[S9.22] months one below the other', () => {
  it('have the weeks that drawing gives', () => {
    fc.assert(
      fc.property(month, weekStart, (of, start) => {
        expect(weeksOf(of, start)).toBe(drawn(of, start).length);
      }),
    );
  });

  it('stand where drawing them all would put them', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: 1, max: 60 }), weekStart, (first, count, start) => {
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

  it('are found by height', () => {
    fc.assert(
      fc.property(month, weekStart, fc.integer({ min: -500, max: 80_000 }), (first, start, top) => {
        const layout = layoutMonths(first, 240, start);
        const index = indexAt(layout, top, sizes);
        const tops = Array.from({ length: 240 }, (_, at) => topOf(layout, at, sizes));
        const last = tops.filter((each) => each <= top).length - 1;
        expect(index).toBe(Math.max(0, last));
      }),
    );
  });
});
