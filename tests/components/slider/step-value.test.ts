import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, fractionOf, keyValue, stepValue } from '@/components/kit/step-value';

const scale = (min: number, max: number, step: number) => ({ min, max, step });

/** Tenths, as people write them. */
const tenth = fc.integer({ min: -2000, max: 2000 }).map((n) => n / 10);
const anyScale = fc
  .record({
    min: tenth,
    size: fc.integer({ min: 0, max: 900 }),
    step: fc.integer({ min: 1, max: 70 }),
  })
  .map(({ min, size, step }) => scale(min, Number((min + size / 10).toFixed(1)), step / 10));

describe('stepValue', () => {
  it('[S5.9] clamps', () => {
    expect(stepValue(-5, scale(0, 100, 1))).toBe(0);
    expect(stepValue(140, scale(0, 100, 1))).toBe(100);
    expect(stepValue(Infinity, scale(0, 100, 1))).toBe(100);
    expect(stepValue(Number.NaN, scale(20, 100, 1))).toBe(20);
  });

  it('[S5.9] never leaves the range by rounding to a step', () => {
    expect(stepValue(11, scale(0, 11, 3))).toBe(9);
    expect(stepValue(10.9, scale(0, 11, 3))).toBe(9);
    expect(stepValue(4, scale(1, 11, 4))).toBe(5);
    expect(stepValue(50, scale(0, 10, 30))).toBe(0);
  });

  it('counts decimal steps without dust', () => {
    expect(stepValue(0.3, scale(0, 1, 0.1))).toBe(0.3);
    expect(stepValue(0.29999, scale(0, 0.3, 0.1))).toBe(0.3);
    expect(stepValue(1.2345, scale(1, 2, 0.25))).toBe(1.25);
  });

  it('is safe where there is no way to go, and without steps', () => {
    expect(stepValue(7, scale(5, 5, 1))).toBe(5);
    expect(stepValue(7, scale(9, 3, 1))).toBe(9);
    expect(stepValue(1.234567, scale(0, 10, 0))).toBe(1.234567);
    expect(stepValue(99, scale(0, 10, -1))).toBe(10);
    expect(fractionOf(5, scale(5, 5, 1))).toBe(0);
  });

  it('[S5.9] is inside, on a step, the nearest one, and stays when asked again', () => {
    fc.assert(
      fc.property(anyScale, fc.double({ min: -400, max: 400, noNaN: true }), (range, value) => {
        const { min, max, step } = range;
        const found = stepValue(value, range);
        expect(found).toBeGreaterThanOrEqual(min);
        expect(found).toBeLessThanOrEqual(max);
        // The model: all the steps there are.
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

  it('takes a step, a tenth of the scale, or leads to its ends', () => {
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

  it('knows where left is in right-to-left text', () => {
    expect(keyValue('ArrowLeft', 50, range, true)).toBe(55);
    expect(keyValue('ArrowRight', 50, range, true)).toBe(45);
    expect(keyValue('ArrowUp', 50, range, true)).toBe(55);
  });
});

describe('decimalsOf', () => {
  it('counts them as they are written', () => {
    expect([1, 0.5, 0.25, 1e-7, 1.5e-7, 1e21].map(decimalsOf)).toEqual([0, 1, 2, 7, 8, 0]);
  });
});
