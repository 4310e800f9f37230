import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { keepRows, lastAtMost } from '@/components/virtual-list/rows';
import fc from 'fast-check';
import { planShift } from '@/components/virtual-list/list-place';

describe('keepRows', () => {
  const rows = () => {
    const made: number[] = [];
    const render = keepRows((item: string, index) => {
      made.push(index);
      return createElement('p', null, item);
    });
    return { made, render };
  };

  it('returns the same element for the same item at the same index', () => {
    const { made, render } = rows();
    expect(render('Slate', 3)).toBe(render('Slate', 3));
    expect(made).toEqual([3]);
  });

  it('creates a new element for another item or another index', () => {
    const { made, render } = rows();
    const slate = render('Slate', 3);
    expect(render('Basalt', 3)).not.toBe(slate);
    expect(render('Slate', 4)).not.toBe(slate);
    expect(made).toEqual([3, 3, 4]);
  });

  it('keeps only a limited number of elements', () => {
    const { made, render } = rows();
    const first = render('Slate', 0);
    for (let index = 1; index <= 500; index += 1) render('Slate', index);
    expect(render('Slate', 0)).not.toBe(first);
    expect(made).toHaveLength(502);
  });
});

describe('the changes of a list', () => {
  const plan = (before: readonly number[], next: readonly number[]) =>
    planShift(before, next, (item) => item);

  it('find rows that were added or removed at the start', () => {
    expect(plan([3, 4], [1, 2, 3, 4])).toEqual({ shown: [1, 2, 3, 4], shift: true });
    expect(plan([1, 2, 3], [3])).toEqual({ shown: [3], shift: true });
  });

  it('handle new rows at both ends in two steps', () => {
    expect(plan([3, 4], [2, 3, 4, 5])).toEqual({ shown: [2, 3, 4], shift: true });
  });

  it('shift nothing in all other cases', () => {
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

  it('move all old rows by the same number of places', () => {
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

  it('lastAtMost finds the last heading above a row', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99)), fc.nat(99), (numbers, limit) => {
        const sorted = numbers.sort((a, b) => a - b);
        const expected = sorted.filter((number) => number <= limit).length - 1;
        expect(lastAtMost(sorted, limit)).toBe(expected);
      }),
    );
  });
});
