import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  limitsOf,
  moveThumb,
  nearestThumb,
  type Thumbs,
  thumbsOf,
} from '@/components/slider/thumbs';

const scale = { min: 0, max: 100, step: 5 };

describe('thumbsOf', () => {
  it('[S5.9] accepts any value of its owner', () => {
    expect(thumbsOf(132, scale)).toEqual([100]);
    expect(thumbsOf([140, -3], scale)).toEqual([0, 100]);
    expect(thumbsOf([], scale)).toEqual([0, 100]);
    expect(thumbsOf([22], scale)).toEqual([20, 100]);
  });
});

describe('moveThumb', () => {
  it('a thumb stops at the other one', () => {
    expect(moveThumb([20, 60], 0, 90, scale, false)).toEqual({ values: [60, 60], index: 0 });
    expect(moveThumb([20, 60], 1, 5, scale, false)).toEqual({ values: [20, 20], index: 1 });
  });

  it('a thumb crosses the other one when it may, and the finger keeps holding it', () => {
    expect(moveThumb([20, 60], 0, 90, scale, true)).toEqual({ values: [60, 90], index: 1 });
    expect(moveThumb([20, 60], 1, 5, scale, true)).toEqual({ values: [5, 20], index: 0 });
    expect(moveThumb([20, 60], 0, 60, scale, true)).toEqual({ values: [60, 60], index: 0 });
  });

  it('keeps the order, the range and the steps after any moves', () => {
    const move = fc.record({ index: fc.nat(1), to: fc.integer({ min: -50, max: 150 }) });
    fc.assert(
      fc.property(fc.boolean(), fc.array(move, { maxLength: 20 }), (cross, moves) => {
        let values: Thumbs = [20, 60];
        for (const { index, to } of moves) {
          const before = values;
          const moved = moveThumb(values, index, to, scale, cross);
          values = moved.values;
          const [low = -1, high = -1] = values;
          expect(low).toBeLessThanOrEqual(high);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(100);
          expect(low % 5 === 0 && high % 5 === 0).toBe(true);
          // The other thumb did not move.
          expect(values).toContain(before[index === 0 ? 1 : 0]);
          if (!cross) expect(moved.index).toBe(index);
        }
      }),
    );
  });
});

it('the limits of two thumbs are linked, unless they may cross', () => {
  expect(limitsOf([20, 60], 0, scale, false)).toEqual({ min: 0, max: 60 });
  expect(limitsOf([20, 60], 1, scale, false)).toEqual({ min: 20, max: 100 });
  expect(limitsOf([20, 60], 1, scale, true)).toEqual({ min: 0, max: 100 });
  expect(limitsOf([20], 0, scale, false)).toEqual({ min: 0, max: 100 });
});

it('a press moves the nearer thumb, or the one of two equal thumbs that can go there', () => {
  expect(nearestThumb([20, 60], 35)).toBe(0);
  expect(nearestThumb([20, 60], 45)).toBe(1);
  expect(nearestThumb([50, 50], 30)).toBe(0);
  expect(nearestThumb([50, 50], 70)).toBe(1);
  expect(nearestThumb([50], 70)).toBe(0);
});
