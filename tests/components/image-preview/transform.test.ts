import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fingersOf, pinch, zoomAt } from '@/components/image-preview/transform';

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const scale = fc.double({ min: 0.2, max: 12, noNaN: true });
const transform = fc.record({ x: coordinate, y: coordinate, scale });

/** Which point of the picture, at scale 1, is seen there. */
const seenAt = (t: { x: number; y: number; scale: number }, at: { x: number; y: number }) => ({
  x: (at.x - t.x) / t.scale,
  y: (at.y - t.y) / t.scale,
});
const expectNear = (a: { x: number; y: number }, b: { x: number; y: number }) => {
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1e-4);
};

it('zooming about a point keeps it fixed', () => {
  fc.assert(
    fc.property(transform, point, scale, (before, at, next) => {
      const after = zoomAt(before, at, next);
      expect(after.scale).toBe(next);
      expectNear(seenAt(after, at), seenAt(before, at));
    }),
  );
});

it('zooming there and back changes nothing', () => {
  fc.assert(
    fc.property(transform, point, scale, (before, at, next) => {
      const after = zoomAt(zoomAt(before, at, next), at, before.scale);
      expectNear(after, before);
    }),
  );
});

it('a pinch keeps between the fingers what was between them', () => {
  fc.assert(
    fc.property(transform, point, point, point, point, (before, a, b, c, d) => {
      const [from, to] = [fingersOf(a, b), fingersOf(c, d)];
      const after = pinch(before, from, to, (wanted) => Math.min(12, Math.max(0.2, wanted)));
      expectNear(seenAt(after, to.centre), seenAt(before, from.centre));
    }),
  );
});

it('fingers that spread to twice their distance double the scale', () => {
  const from = fingersOf({ x: -50, y: 0 }, { x: 50, y: 0 });
  const to = fingersOf({ x: -100, y: 0 }, { x: 100, y: 0 });
  expect(pinch({ x: 0, y: 0, scale: 1 }, from, to, (wanted) => wanted)).toEqual({
    x: 0,
    y: 0,
    scale: 2,
  });
});

it('two fingers on one spot have a distance', () => {
  expect(fingersOf({ x: 3, y: 4 }, { x: 3, y: 4 })).toEqual({
    centre: { x: 3, y: 4 },
    distance: 1,
  });
});
