import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertPoint, toGcj02, toWgs84 } from '@/platform/maps/coordinates';
import { distanceBetween } from '@/platform/maps/distance-between';
import { isInMainlandChina } from '@/platform/maps/is-in-mainland-china';

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const inChina = fc
  .record({
    latitude: fc.double({ min: 18, max: 53.5, noNaN: true }),
    longitude: fc.double({ min: 73.5, max: 135, noNaN: true }),
  })
  .filter(isInMainlandChina);
const farFromChina = anywhere.filter(
  ({ latitude, longitude }) =>
    latitude < 17 || latitude > 54.5 || longitude < 72.5 || longitude > 136,
);

describe('GCJ-02', () => {
  it('[S2.9] shifts a point of Beijing by the known metres', () => {
    const shifted = toGcj02({ latitude: 39.908692, longitude: 116.397477 });
    expect(shifted.latitude).toBeCloseTo(39.9100956, 5);
    expect(shifted.longitude).toBeCloseTo(116.4037206, 5);
  });

  it('moves every point of the mainland, by less than 1000 m', () => {
    fc.assert(
      fc.property(inChina, (point) => {
        const metres = distanceBetween(point, toGcj02(point));
        expect(metres).toBeGreaterThan(20);
        expect(metres).toBeLessThan(1000);
      }),
    );
  });

  it('comes back to within a millimetre', () => {
    fc.assert(
      fc.property(inChina, (point) => {
        expect(distanceBetween(point, toWgs84(toGcj02(point)))).toBeLessThan(0.001);
      }),
    );
  });

  it('leaves points elsewhere alone, both ways', () => {
    fc.assert(
      fc.property(farFromChina, (point) => {
        expect(toGcj02(point)).toEqual(point);
        expect(toWgs84(point)).toEqual(point);
      }),
    );
  });

  it('is named in conversions', () => {
    const wgs84 = { latitude: 31.2304, longitude: 121.4737 };
    const gcj02 = toGcj02(wgs84);
    expect(convertPoint(wgs84, 'wgs84', 'gcj02')).toEqual(gcj02);
    expect(convertPoint(gcj02, 'gcj02', 'wgs84').latitude).toBeCloseTo(31.2304, 8);
    expect(convertPoint(gcj02, 'gcj02', 'gcj02')).toBe(gcj02);
    expect(convertPoint(wgs84, 'wgs84', 'wgs84')).toBe(wgs84);
  });
});
