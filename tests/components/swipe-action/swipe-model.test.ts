import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragOffset, restOffset, sideAfter } from '@/components/swipe-action/use-swipe-row';

const widths = { start: 80, end: 160 };

describe('where a row stands', () => {
  it('at rest beside its actions', () => {
    expect(restOffset('start', widths)).toBe(80);
    expect(restOffset('end', widths)).toBe(-160);
    expect(restOffset(null, widths)).toBe(0);
  });

  it('under a finger with the finger, beyond the actions with resistance, and never where there are none', () => {
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
])('let go at %d with a speed of %d it opens %s', (offset, speed, side) => {
  expect(sideAfter(offset, speed, widths)).toBe(side);
});
