import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isComplete, pickDay, type PickRules } from '@/components/calendar/pick-day';

const rulesOf = (rules: Partial<PickRules>): PickRules => ({
  mode: 'range',
  isDisabled: () => false,
  maxCount: Infinity,
  maxRange: Infinity,
  allowSameDay: false,
  allowDisabledInside: false,
  clearable: false,
  ...rules,
});

const taps = (rules: Partial<PickRules>, ...days: readonly number[]) =>
  days.reduce<readonly number[]>((picked, day) => pickDay(picked, day, rulesOf(rules)).days, []);

describe('[S9.22] a period', () => {
  it('is never complete after the first tap', () => {
    expect(taps({}, 5)).toEqual([5]);
    expect(isComplete([5], rulesOf({}))).toBe(false);
  });

  it('ends at a later tap, and starts again at an earlier tap or a third one', () => {
    expect(taps({}, 5, 9)).toEqual([5, 9]);
    expect(taps({}, 5, 3)).toEqual([3]);
    expect(taps({}, 5, 9, 7)).toEqual([7]);
  });

  it('is one day long only if that is allowed', () => {
    expect(pickDay([5], 5, rulesOf({}))).toEqual({ days: [5], refusal: 'same-day' });
    expect(taps({ allowSameDay: true }, 5, 5)).toEqual([5, 5]);
  });

  it('has at most maxRange days, including both ends', () => {
    expect(taps({ maxRange: 7 }, 1, 7)).toEqual([1, 7]);
    expect(pickDay([1], 8, rulesOf({ maxRange: 7 }))).toEqual({ days: [8], refusal: 'too-long' });
  });

  it('does not include a day that is not available, unless that is allowed', () => {
    const isDisabled = (day: number) => day === 6;
    expect(pickDay([5], 9, rulesOf({ isDisabled }))).toEqual({ days: [9], refusal: 'gap' });
    expect(taps({ isDisabled, allowDisabledInside: true }, 5, 9)).toEqual([5, 9]);
    expect(pickDay([5], 6, rulesOf({ isDisabled }))).toEqual({ days: [5], refusal: 'disabled' });
  });

  it('keeps its rules for any sequence of taps', () => {
    const day = fc.integer({ min: 0, max: 40 });
    const settings = fc.record({
      taken: fc.uniqueArray(day),
      maxRange: fc.integer({ min: 1, max: 45 }),
      allowSameDay: fc.boolean(),
      allowDisabledInside: fc.boolean(),
    });
    fc.assert(
      fc.property(settings, fc.array(day), ({ taken, ...settled }, tapped) => {
        const rules = rulesOf({ ...settled, isDisabled: (each) => taken.includes(each) });
        let days: readonly number[] = [];
        for (const tap of tapped) {
          const before = days;
          days = pickDay(days, tap, rules).days;
          const [start, end] = days;
          expect(days.length - before.length).toBeLessThanOrEqual(1);
          if (taken.includes(tap)) expect(days).toEqual(before);
          // Any available day can be tapped.
          else expect(days.includes(tap)).toBe(true);
          if (start === undefined || end === undefined) continue;
          const inside = Array.from({ length: end - start + 1 }, (_, at) => start + at);
          expect(inside.length).toBeGreaterThanOrEqual(settled.allowSameDay ? 1 : 2);
          expect(inside.length).toBeLessThanOrEqual(settled.maxRange);
          const free = settled.allowDisabledInside ? [start, end] : inside;
          expect(free.some((each) => taken.includes(each))).toBe(false);
        }
      }),
    );
  });
});

describe('[S9.22] several days, one day', () => {
  it('are added and removed in order', () => {
    expect(taps({ mode: 'multiple' }, 9, 3, 5, 9)).toEqual([3, 5]);
  });

  it('are maxCount at most, and one more is refused with a reason', () => {
    const rules = rulesOf({ mode: 'multiple', maxCount: 2 });
    expect(pickDay([3, 5], 9, rules)).toEqual({ days: [3, 5], refusal: 'too-many' });
    expect(pickDay([3, 5], 5, rules)).toEqual({ days: [3] });
  });

  it('is the day of the last tap', () => {
    expect(taps({ mode: 'single' }, 9, 3, 3)).toEqual([3]);
  });
});
