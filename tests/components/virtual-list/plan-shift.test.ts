import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastAtMost } from '@/components/virtual-list/last-at-most';
import { planShift } from '@/components/virtual-list/plan-shift';

const plan = (before: readonly number[], next: readonly number[]) =>
  planShift(before, next, (item) => item);

describe('how a list became another', () => {
  it('sees what came or went in front', () => {
    expect(plan([3, 4], [1, 2, 3, 4])).toEqual({ shown: [1, 2, 3, 4], shift: true });
    expect(plan([1, 2, 3], [3])).toEqual({ shown: [3], shift: true });
  });

  it('takes what came at both ends in two steps', () => {
    expect(plan([3, 4], [2, 3, 4, 5])).toEqual({ shown: [2, 3, 4], shift: true });
  });

  it('leaves all else alone', () => {
    for (const [before, next] of [
      [
        [1, 2],
        [1, 2, 3],
      ],
      [[1, 2], [1]],
      [[], [1]],
      [[1], []],
      [
        [1, 2],
        [5, 6, 7],
      ],
      [
        [1, 2],
        [0, 1, 9],
      ],
      [
        [1, 2],
        [1, 2],
      ],
    ] as const) {
      expect(plan(before, next)).toEqual({ shown: next, shift: false });
    }
  });

  it('moves each row that was there by the same number of places', () => {
    const few = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), few, few, (count, front, end) => {
        const next = Array.from({ length: front + count + end }, (_, index) => index);
        const before = next.slice(front, front + count);
        const { shown, shift } = plan(before, next);
        expect(shift).toBe(front > 0);
        expect(shown).toEqual(shift ? next.slice(0, front + count) : next);
      }),
    );
  });

  it('finds the last heading above', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99)), fc.nat(99), (numbers, limit) => {
        const sorted = numbers.sort((a, b) => a - b);
        const expected = sorted.filter((number) => number <= limit).length - 1;
        expect(lastAtMost(sorted, limit)).toBe(expected);
      }),
    );
  });
});
