import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rubberBand, stretch } from '@/components/kit/gestures/movement';

const far = fc.double({ min: -1e6, max: 1e6, noNaN: true });

it('a rubber band follows less and less, in the same direction, and never by its full size', () => {
  fc.assert(
    fc.property(far, (beyond) => {
      const way = rubberBand(beyond, 400);
      expect(Math.abs(way)).toBeLessThanOrEqual(Math.min(400, Math.abs(beyond)));
      expect(Math.sign(way) * Math.sign(beyond)).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(rubberBand(100, 400)).toBeCloseTo(48.35, 1);
  expect(rubberBand(100, 0)).toBe(0);
});

it('a value stretches only outside of its limits, and does not jump at them', () => {
  expect(stretch(5, 0, 10, 100)).toBe(5);
  expect(stretch(10.001, 0, 10, 100)).toBeCloseTo(10, 2);
  expect(stretch(-0.001, 0, 10, 100)).toBeCloseTo(0, 2);
  expect(stretch(60, 0, 10, 100)).toBeLessThan(60);
});
