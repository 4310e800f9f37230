import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepInside, moveBy, snapTo } from '@/components/floating-button/use-bubble';

const bubble = {
  area: { left: 16, top: 60, width: 358, height: 600 },
  size: { width: 56, height: 56 },
};

it('a button moves along its axis only', () => {
  const at = { x: 10, y: 20 };
  const by = { x: 5, y: 7 };
  expect(moveBy(at, by, 'x')).toEqual({ x: 15, y: 20 });
  expect(moveBy(at, by, 'y')).toEqual({ x: 10, y: 27 });
  expect(moveBy(at, by, 'xy')).toEqual({ x: 15, y: 27 });
  expect(moveBy(at, by, 'lock')).toEqual(at);
});

it('a button moves to the nearer edge of its magnet', () => {
  expect(snapTo({ x: 150, y: 100 }, bubble, 'x')).toEqual({ x: 0, y: 100 });
  expect(snapTo({ x: 152, y: 100 }, bubble, 'x')).toEqual({ x: 302, y: 100 });
  expect(snapTo({ x: 40, y: 400 }, bubble, 'y')).toEqual({ x: 40, y: 544 });
  expect(snapTo({ x: 40, y: 400 }, bubble, undefined)).toEqual({ x: 40, y: 400 });
});

it('a button stays inside its area, however far it is thrown and however small the area is', () => {
  const number = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(number, number, fc.nat(800), fc.nat(800), (x, y, width, height) => {
      const place = { ...bubble, area: { ...bubble.area, width, height } };
      for (const at of [
        keepInside({ x, y }, place),
        snapTo({ x, y }, place, 'x'),
        snapTo({ x, y }, place, 'y'),
      ]) {
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.x).toBeLessThanOrEqual(Math.max(0, width - 56));
        expect(at.y).toBeLessThanOrEqual(Math.max(0, height - 56));
      }
    }),
  );
});
