import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysIn } from '@/shared/days-in';

it('knows leap years', () => {
  expect([1900, 2000, 2023, 2024].map((year) => daysIn(year, 2))).toEqual([28, 29, 28, 29]);
  expect(daysIn(2026, 4)).toBe(30);
  expect(daysIn(2026, 12)).toBe(31);
});

it("agrees with the platform's own calendar, backwards too", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -9999, max: 9999 }),
      fc.integer({ min: 1, max: 12 }),
      (year, month) => {
        const last = new Date(0);
        last.setUTCFullYear(year, month, 0);
        expect(daysIn(year, month)).toBe(last.getUTCDate());
      },
    ),
  );
});
