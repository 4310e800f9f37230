import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitValue,
  placesOf,
  type StepRules,
  addSteps,
  writeValue,
} from '@/components/stepper/use-stepper';

const rules = (own: Partial<StepRules> = {}): StepRules => ({
  min: 0,
  max: 100,
  step: 1,
  integer: false,
  digits: undefined,
  ...own,
});

describe('addSteps', () => {
  it('calculates decimals without rounding errors', () => {
    expect(addSteps(0.1, 1, rules({ step: 0.2 }))).toBe(0.3);
    expect(addSteps(0.7, 1, rules({ step: 0.1 }))).toBe(0.8);
    expect(addSteps(1.005, 1, rules({ step: 0.01 }))).toBe(1.015);
    expect(addSteps(0.3, -3, rules({ step: 0.1 }))).toBe(0);
  });

  it('gives the same results for hundredths as for whole numbers', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.integer({ min: -99, max: 99 }),
        fc.integer({ min: 1, max: 300 }),
        (from, times, step) => {
          const next = addSteps(
            from / 100,
            times,
            rules({ step: step / 100, min: -1e6, max: 1e6 }),
          );
          expect(next).toBe((from + times * step) / 100);
          expect(placesOf(next)).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('never leaves the limits', () => {
    const number = fc.double({ noNaN: true, min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(
        number,
        fc.integer({ min: -20, max: 20 }),
        number,
        number,
        (from, times, a, b) => {
          const [min, max] = [Math.min(a, b), Math.max(a, b)];
          const next = addSteps(from, times, rules({ min, max, step: 0.5 }));
          expect(next).toBeGreaterThanOrEqual(min);
          expect(next).toBeLessThanOrEqual(max);
        },
      ),
    );
  });

  it('rounds to whole numbers or to the given digits', () => {
    expect(fitValue(2.5, rules({ integer: true }))).toBe(3);
    expect(fitValue(1.005, rules({ digits: 2 }))).toBe(1.01);
    expect(fitValue(200, rules())).toBe(100);
    expect(fitValue(5, rules({ min: 10, max: 3 }))).toBe(3);
  });

  it('formats numbers without an exponent', () => {
    expect(writeValue(null)).toBe('');
    expect(writeValue(1e-7)).toBe('0.0000001');
    expect(writeValue(2, 1)).toBe('2.0');
    expect(writeValue(-3.25)).toBe('-3.25');
  });
});
