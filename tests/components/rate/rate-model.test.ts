import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitValue, litOf, rateAt, rateValue } from '@/components/rate/rate';

describe('rateAt', () => {
  /** Stars of 40 by 44 px, with `perLine` of them on a line. */
  const stars = (count: number, perLine = count, isRtl = false) =>
    Array.from({ length: count }, (_, index) => {
      const column = index % perLine;
      const left = isRtl ? (perLine - 1 - column) * 40 : column * 40;
      const top = Math.floor(index / perLine) * 44;
      return { left, right: left + 40, top, bottom: top + 44 };
    });

  const whole = { half: false, isRtl: false };
  const half = { half: true, isRtl: false };

  describe('rateAt', () => {
    it('finds the star under the finger, or its first half', () => {
      expect(rateAt({ x: 81, y: 20 }, stars(5), whole)).toBe(3);
      expect(rateAt({ x: 99, y: 20 }, stars(5), half)).toBe(2.5);
      expect(rateAt({ x: 101, y: 20 }, stars(5), half)).toBe(3);
      expect(rateAt({ x: -10, y: 20 }, stars(5), half)).toBe(0);
      expect(rateAt({ x: 900, y: -300 }, stars(5), half)).toBe(5);
    });

    it('finds the line that the finger is on', () => {
      const two = stars(10, 6);
      expect(rateAt({ x: 10, y: 60 }, two, whole)).toBe(7);
      expect(rateAt({ x: -10, y: 60 }, two, whole)).toBe(6);
      expect(rateAt({ x: 230, y: 60 }, two, whole)).toBe(10);
      expect(rateAt({ x: 230, y: 20 }, two, whole)).toBe(6);
      expect(rateAt({ x: 10, y: 500 }, two, whole)).toBe(7);
    });

    it('counts from the right in right-to-left text', () => {
      const options = { half: true, isRtl: true };
      expect(rateAt({ x: 199, y: 20 }, stars(5, 5, true), options)).toBe(0.5);
      expect(rateAt({ x: 1, y: 20 }, stars(5, 5, true), options)).toBe(5);
      expect(rateAt({ x: 300, y: 20 }, stars(5, 5, true), options)).toBe(0);
    });

    it('always returns a valid value, also for stars without a size', () => {
      const place = fc.record({ x: fc.integer(), y: fc.integer() });
      fc.assert(
        fc.property(place, fc.integer({ min: 1, max: 12 }), fc.boolean(), (at, count, isHalf) => {
          const value = rateAt(at, stars(count, 5), { half: isHalf, isRtl: false });
          expect(value >= 0 && value <= count).toBe(true);
          expect(Number.isInteger(isHalf ? value * 2 : value)).toBe(true);
        }),
      );
      const none = { left: 0, right: 0, top: 0, bottom: 0 };
      expect(rateAt({ x: 0, y: 0 }, [none, none], half)).toBe(0);
    });
  });

  it('fills 0.7 of the fourth star of 3.7', () => {
    expect([0, 1, 2, 3, 4].map((index) => Number(litOf(3.7, index).toFixed(9)))).toEqual([
      1, 1, 1, 0.7, 0,
    ]);
  });
});

describe('rateKeys', () => {
  const options = { count: 5, half: true, clearable: true, isRtl: false };

  it('clear only when the rating is clearable', () => {
    for (const key of ['0', 'Delete', 'Backspace']) {
      expect(digitValue(key, options)).toBe(0);
      expect(digitValue(key, { ...options, clearable: false })).toBeUndefined();
    }
  });

  it('digits choose a star that exists', () => {
    expect(digitValue('4', options)).toBe(4);
    expect(digitValue('6', options)).toBeUndefined();
    expect(digitValue('x', options)).toBeUndefined();
  });

  it('arrows step by half a star or by a whole one', () => {
    expect(rateValue('ArrowRight', 2, options)).toBe(2.5);
    expect(rateValue('ArrowRight', 2, { ...options, isRtl: true })).toBe(1.5);
    expect(rateValue('ArrowUp', 2, { ...options, half: false })).toBe(3);
    expect(rateValue('End', 2, options)).toBe(5);
  });
});
