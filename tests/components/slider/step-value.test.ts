import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, fractionOf, keyValue, stepValue } from '@/components/kit/step-value';

const scale = (min: number, max: number, step: number) => ({ min, max, step });

/** Decimals with one digit. */
const tenth = fc.integer({ min: -2000, max: 2000 }).map((n) => n / 10);
const anyScale = fc
  .record({
    min: tenth,
    size: fc.integer({ min: 0, max: 900 }),
    step: fc.integer({ min: 1, max: 70 }),
  })
  .map(({ min, size, step }) => scale(min, Number((min + size / 10).toFixed(1)), step / 10));

describe('stepValue', () => {
  it('[S5.9] clamps a value to the range', () => {
    expect(stepValue(-5, scale(0, 100, 1))).toBe(0);
    expect(stepValue(140, scale(0, 100, 1))).toBe(100);
    expect(stepValue(Infinity, scale(0, 100, 1))).toBe(100);
    expect(stepValue(Number.NaN, scale(20, 100, 1))).toBe(20);
  });

  it('[S5.9] rounding to a step never leaves the range', () => {
    expect(stepValue(11, scale(0, 11, 3))).toBe(9);
    expect(stepValue(10.9, scale(0, 11, 3))).toBe(9);
    expect(stepValue(4, scale(1, 11, 4))).toBe(5);
    expect(stepValue(50, scale(0, 10, 30))).toBe(0);
  });

  it('calculates decimal steps without rounding errors', () => {
    expect(stepValue(0.3, scale(0, 1, 0.1))).toBe(0.3);
    expect(stepValue(0.29999, scale(0, 0.3, 0.1))).toBe(0.3);
    expect(stepValue(1.2345, scale(1, 2, 0.25))).toBe(1.25);
  });

  it('handles an empty range and a missing step', () => {
    expect(stepValue(7, scale(5, 5, 1))).toBe(5);
    expect(stepValue(7, scale(9, 3, 1))).toBe(9);
    expect(stepValue(1.234567, scale(0, 10, 0))).toBe(1.234567);
    expect(stepValue(99, scale(0, 10, -1))).toBe(10);
    expect(fractionOf(5, scale(5, 5, 1))).toBe(0);
  });

  it('[S5.9] returns the nearest step in the range, and does not change it again', () => {
    fc.assert(
      fc.property(anyScale, fc.double({ min: -400, max: 400, noNaN: true }), (range, value) => {
        const { min, max, step } = range;
        const found = stepValue(value, range);
        expect(found).toBeGreaterThanOrEqual(min);
        expect(found).toBeLessThanOrEqual(max);
        // The model: all steps in the range.
        const steps = Array.from({ length: Math.floor((max - min) / step + 1e-9) + 1 }, (_, n) =>
          Number((min + n * step).toFixed(1)),
        );
        expect(steps).toContain(found);
        const inside = Math.min(Math.max(value, min), max);
        const best = Math.min(...steps.map((one) => Math.abs(one - inside)));
        expect(Math.abs(found - inside)).toBeCloseTo(best, 6);
        expect(stepValue(found, range)).toBe(found);
      }),
    );
  });
});

describe('keyValue', () => {
  const range = scale(0, 100, 5);

  it('moves by one step, by a tenth of the range, or to the ends', () => {
    const press = (key: string) => keyValue(key, 50, range);
    expect(press('ArrowRight')).toBe(55);
    expect(press('ArrowUp')).toBe(55);
    expect(press('ArrowLeft')).toBe(45);
    expect(press('ArrowDown')).toBe(45);
    expect(press('PageUp')).toBe(60);
    expect(press('PageDown')).toBe(40);
    expect(press('Home')).toBe(0);
    expect(press('End')).toBe(100);
    expect(press('a')).toBeUndefined();
    expect(keyValue('PageUp', 0, scale(0, 3, 1))).toBe(1);
    expect(keyValue('End', 0, scale(0, 11, 3))).toBe(9);
  });

  it('swaps left and right in right-to-left text', () => {
    expect(keyValue('ArrowLeft', 50, range, true)).toBe(55);
    expect(keyValue('ArrowRight', 50, range, true)).toBe(45);
    expect(keyValue('ArrowUp', 50, range, true)).toBe(55);
  });
});

describe('decimalsOf', () => {
  it('counts the decimal places of a number', () => {
    expect([1, 0.5, 0.25, 1e-7, 1.5e-7, 1e21].map(decimalsOf)).toEqual([0, 1, 2, 7, 8, 0]);
  });
});
