import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragOffset, restOffset, sideAfter } from '@/components/swipe-action/use-swipe-row';

const widths = { start: 80, end: 160 };

describe('the offset of a row', () => {
  it('is the width of its open actions', () => {
    expect(restOffset('start', widths)).toBe(80);
    expect(restOffset('end', widths)).toBe(-160);
    expect(restOffset(null, widths)).toBe(0);
  });

  it('follows the finger, resists beyond the actions, and stays 0 at a side without actions', () => {
    expect(dragOffset(-100, widths)).toBe(-100);
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (offset) => {
        const at = dragOffset(offset, widths);
        expect(at).toBeLessThanOrEqual(160);
        expect(at).toBeGreaterThanOrEqual(-320);
        expect(dragOffset(Math.abs(offset), { start: 0, end: 160 })).toBe(0);
        expect(dragOffset(-Math.abs(offset), { start: 80, end: 0 })).toBeCloseTo(0);
      }),
    );
  });
});

it.each([
  [50, 0, 'start'],
  [30, 0, null],
  [30, 0.5, 'start'],
  [70, -0.5, null],
  [-81, 0, 'end'],
  [-79, 0, null],
  [-20, -0.5, 'end'],
  [-150, 0.5, null],
  [0, 3, null],
])('a row that is released at %d px with %d px/ms opens: %s', (offset, speed, side) => {
  expect(sideAfter(offset, speed, widths)).toBe(side);
});
