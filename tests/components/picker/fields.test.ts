import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complete, cut, parse, write } from '@/components/picker/fields';
import { compare, fit, rangeOf } from '@/components/picker/moment-model';

const DAY = { from: 0, to: 3 };
const SECOND = { from: 0, to: 6 };
const TIME = { from: 3, to: 5 };
const HOUR = { from: 3, to: 4 };

const anyDay = fc.tuple(
  fc.integer({ min: 1, max: 9999 }),
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 1, max: 31 }),
);

describe('the calendar', () => {
  it('limits a day to the last day of its month', () => {
    expect(cut([2023, 2, 31], DAY)).toEqual([2023, 2, 28]);
    expect(cut([2024, 2, 31], DAY)).toEqual([2024, 2, 29]);
    expect(cut([2026, 11, 31], DAY)).toEqual([2026, 11, 30]);
    expect(cut([2026, 11, 22, 25, 61, -1], SECOND)).toEqual([2026, 11, 22, 23, 59, 0]);
  });
});

describe('bounds', () => {
  const bounds = { start: [2026, 3, 15], end: [2027, 2, 10] };

  it('clamp a value outside of them to the nearest bound', () => {
    expect(fit([1800, 5, 20], bounds, DAY)).toEqual([2026, 3, 15]);
    expect(fit([2027, 5, 1], bounds, DAY)).toEqual([2027, 2, 10]);
    expect(fit([2026, 4, 31], bounds, DAY)).toEqual([2026, 4, 30]);
  });

  it('limit the months in the first and last year, and the days in the first and last month', () => {
    expect(rangeOf(0, [], bounds, DAY)).toEqual([2026, 2027]);
    expect(rangeOf(1, [2026], bounds, DAY)).toEqual([3, 12]);
    expect(rangeOf(1, [2027], bounds, DAY)).toEqual([1, 2]);
    expect(rangeOf(2, [2026, 3], bounds, DAY)).toEqual([15, 31]);
    expect(rangeOf(2, [2026, 4], bounds, DAY)).toEqual([1, 30]);
    expect(rangeOf(2, [2027, 2], bounds, DAY)).toEqual([1, 10]);
    expect(rangeOf(1, [9], { start: [9, 30], end: [17, 15] }, TIME)).toEqual([30, 59]);
    expect(rangeOf(1, [17], { start: [9, 30], end: [17, 15] }, TIME)).toEqual([0, 15]);
  });

  it('apply to any date, and keep a date that is within them', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (one, other, wish) => {
        const [start = [], end = []] = [cut(one, DAY), cut(other, DAY)].sort(compare);
        const fitted = fit(wish, { start, end }, DAY);
        expect(compare(fitted, start)).toBeGreaterThanOrEqual(0);
        expect(compare(fitted, end)).toBeLessThanOrEqual(0);
        expect(fit(fitted, { start, end }, DAY)).toEqual(fitted);
        const whole = cut(wish, DAY);
        const isInside = compare(whole, start) >= 0 && compare(whole, end) <= 0;
        if (isInside) expect(fitted).toEqual(whole);
        fitted.forEach((part, at) => {
          const [low, high] = rangeOf(at, fitted, { start, end }, DAY);
          expect(part).toBeGreaterThanOrEqual(low);
          expect(part).toBeLessThanOrEqual(high);
        });
      }),
    );
  });
});

describe('a date as text', () => {
  it('can be a year, a month, a day or a time', () => {
    expect(parse('2026', DAY)).toEqual([2026]);
    expect(parse('2026-02', DAY)).toEqual([2026, 2]);
    expect(parse('2026/2/31', DAY)).toEqual([2026, 2, 31]);
    expect(parse('2026-02-03 04:05', SECOND)).toEqual([2026, 2, 3, 4, 5]);
    expect(parse('2026-02-03T04:05:06', SECOND)).toEqual([2026, 2, 3, 4, 5, 6]);
    for (const zone of ['Z', '.000Z', '+08:00', '-0330'])
      expect(parse(`2026-02-03T04:05:06${zone}`, SECOND)).toEqual([2026, 2, 3, 4, 5, 6]);
    expect(parse('08:05', TIME)).toEqual([8, 5]);
    expect(parse('08', HOUR)).toEqual([8]);
    expect(parse('08:30', HOUR)).toEqual([8, 30]);
  });

  it('is invalid when the date does not exist', () => {
    for (const text of [
      '',
      'soon',
      '2026-13',
      '2026-00-01',
      '2026-01-32',
      '26-1-1',
      '0000-01-01',
    ]) {
      expect(parse(text, DAY)).toBeNull();
    }
    for (const text of ['24:00', '8', '08:60', '-1:00']) expect(parse(text, TIME)).toBeNull();
    for (const text of ['24', '', '8:']) expect(parse(text, HOUR)).toBeNull();
  });

  it('is completed with its first or its last moment', () => {
    expect(complete([2024, 2], 'first', DAY)).toEqual([2024, 2, 1]);
    expect(complete([2024, 2], 'last', DAY)).toEqual([2024, 2, 29]);
    expect(complete([2026, 11, 22], 'last', SECOND)).toEqual([2026, 11, 22, 23, 59, 59]);
    expect(complete([2026, 11, 22], 'last', { from: 0, to: 1 })).toEqual([2026]);
    expect(complete([], 'last', TIME)).toEqual([23, 59]);
  });

  it('is written in the form that can be read again', () => {
    expect(write([2026, 3, 4], DAY)).toBe('2026-03-04');
    expect(write([987], { from: 0, to: 1 })).toBe('0987');
    expect(write([2026, 3, 4, 5, 6, 7], SECOND)).toBe('2026-03-04 05:06:07');
    expect(write([5, 6], TIME)).toBe('05:06');
    expect(write([5], HOUR)).toBe('05');
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parse(write(day, DAY), DAY)).toEqual(day);
      }),
    );
  });
});
