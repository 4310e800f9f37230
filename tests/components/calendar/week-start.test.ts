import { describe, expect, it } from 'vitest';
import { weekStart, weekStartOfRegion } from '@/components/calendar/week-start';

describe('the first day of the week', () => {
  it.each([
    ['en', 0],
    ['de', 1],
    ['fr', 1],
    ['ja', 0],
    ['ar-EG', 6],
    ['fa-IR', 6],
  ])('of %s is %i', (locale, day) => {
    expect(weekStart(locale)).toBe(day);
    expect(weekStartOfRegion(new Intl.Locale(locale).maximize().region!)).toBe(day);
  });

  it('is Monday where nobody knows', () => {
    expect(weekStart('not a locale')).toBe(1);
    expect(weekStartOfRegion('')).toBe(1);
  });
});
