import { describe, expect, it } from 'vitest';
import { formatDay, formatMonth, parseDay } from '@/components/calendar/day-number';
import { monthSpan } from '@/components/calendar/month-span';

const today = parseDay('2026-11-22')!;
const spanOf = (wish: Parameters<typeof monthSpan>[0]) => {
  const { min, max, first, count } = monthSpan(wish, today);
  return [formatDay(min), formatDay(max), formatMonth(first), count];
};

describe('[S9.22] the months of a calendar', () => {
  it('are three from today on, the last one whole', () => {
    expect(spanOf({})).toEqual(['2026-11-22', '2027-01-31', '2026-11', 3]);
  });

  it('are counted from the first one that is shown', () => {
    expect(spanOf({ minDate: '2026-01-31' })).toEqual(['2026-01-31', '2026-03-31', '2026-01', 3]);
    expect(spanOf({ monthNum: 1 })).toEqual(['2026-11-22', '2026-11-30', '2026-11', 1]);
  });

  it('go to a last day, however far, unless both are said', () => {
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

  it('are one at least, also where the ends are the wrong way round', () => {
    for (const monthNum of [0, -3, 0.5]) expect(spanOf({ monthNum })[3]).toBe(1);
    expect(spanOf({ monthNum: Number.NaN })[3]).toBe(3);
    expect(spanOf({ minDate: '2026-05-01', maxDate: '2026-01-01' })[3]).toBe(1);
  });
});
