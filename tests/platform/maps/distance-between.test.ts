import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceBetween } from '@/platform/maps/distance-between';

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('knows the metres of a degree', () => {
  const origin = { latitude: 0, longitude: 0 };
  expect(distanceBetween(origin, { latitude: 0, longitude: 1 })).toBeCloseTo(111_195.08, 1);
  expect(distanceBetween(origin, { latitude: 1, longitude: 0 })).toBeCloseTo(111_195.08, 1);
});

it('knows London to Paris', () => {
  const london = { latitude: 51.5074, longitude: -0.1278 };
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  expect(Math.round(distanceBetween(london, paris) / 1000)).toBe(344);
});

it('crosses the antimeridian by the short way', () => {
  const west = { latitude: 10, longitude: 179.999 };
  const east = { latitude: 10, longitude: -179.999 };
  expect(distanceBetween(west, east)).toBeCloseTo(219, 0);
});

it('is a distance: never negative, the same both ways, at most half around the Earth', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (one, other) => {
      const metres = distanceBetween(one, other);
      expect(metres).toBeGreaterThanOrEqual(0);
      expect(metres).toBeLessThanOrEqual(20_015_115);
      expect(distanceBetween(other, one)).toBeCloseTo(metres, 3);
    }),
  );
});
