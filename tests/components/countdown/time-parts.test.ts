import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finestUnit, formatTime, roundUp, timeParts } from '@/components/countdown/time-parts';

const DAY = 86_400_000;

describe('formatTime', () => {
  it.each([
    ['HH:mm:ss', 3_661_000, '01:01:01'],
    ['HH:mm:ss', 26 * 3_600_000, '26:00:00'],
    ['DD [d] HH', 2 * DAY + 3_600_000, '02 d 01'],
    ['mm:ss.SSS', 61_005, '01:01.005'],
    ['ss.S', 1_250, '01.2'],
    ['ss.SS', 1_250, '01.25'],
    ['[ss] ss', 5000, 'ss 05'],
    ['DD', -5, '00'],
  ])('formats as %s', (format, left, text) => {
    expect(formatTime(left, format)).toBe(text);
  });

  it('finds the smallest unit of a format', () => {
    expect(['HH:mm', 'ss', 'ss.S', 'SSS', 'DD', '[SSS]'].map(finestUnit)).toEqual([
      60_000,
      1000,
      100,
      1,
      DAY,
      1000,
    ]);
  });

  it('rounds up, so that 0 means the end', () => {
    expect(roundUp(1, 1000)).toBe(1000);
    expect(roundUp(1000, 1000)).toBe(1000);
    expect(roundUp(0, 1000)).toBe(0);
    expect(roundUp(-7, 1000)).toBe(0);
  });

  it('its parts add up to the whole time', () => {
    fc.assert(
      fc.property(fc.nat(400 * DAY), (left) => {
        const { total, days, hours, minutes, seconds, milliseconds } = timeParts(left);
        const sum = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;
        expect(sum).toBe(left);
        expect(total).toBe(left);
      }),
    );
  });
});
