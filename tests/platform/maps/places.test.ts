import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointOf } from '@/platform';
import { convertPoint, isInMainlandChina, toGcj02, toWgs84 } from '@/platform/maps/coordinates';
import { distanceBetween, distanceText, listPlaces, pageOf } from '@/platform/maps/places';

describe('listPlaces', () => {
  const centre = { latitude: 10, longitude: 20 };
  const found = (name: string, latitude: number, longitude: number) => ({
    id: name,
    name,
    address: '',
    type: '',
    latitude,
    longitude,
  });

  it('sorts places by distance and adds the metres', () => {
    const places = listPlaces([found('far', 10.02, 20), found('near', 10.01, 20)], centre);
    expect(places.map(({ name, distance }) => [name, Math.round(distance)])).toEqual([
      ['near', 1112],
      ['far', 2224],
    ]);
  });

  it('removes places without a valid position or name, and adds missing ids', () => {
    const places = listPlaces(
      [
        found('a', Number.NaN, 20),
        found('b', 91, 20),
        found('c', 10, 181),
        found('', 10, 20),
        { ...found('d', 10, 20), id: '' },
      ],
      centre,
    );
    expect(places.map(({ id, name }) => [id, name])).toEqual([['10,20', 'd']]);
  });

  it('[S9.10] a page has twenty places', () => {
    const all = listPlaces(
      Array.from({ length: 41 }, (_, at) => found(`p${at}`, 10 + at / 1000, 20)),
      centre,
    );
    const pages = [1, 2, 3, 4].map((page) => pageOf(all, page));
    expect(pages.map(({ places }) => places[0]?.name)).toEqual(['p0', 'p20', 'p40', undefined]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
  });
});

describe('distanceBetween', () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it('a degree at the equator is 111,195 m', () => {
    const origin = { latitude: 0, longitude: 0 };
    expect(distanceBetween(origin, { latitude: 0, longitude: 1 })).toBeCloseTo(111_195.08, 1);
    expect(distanceBetween(origin, { latitude: 1, longitude: 0 })).toBeCloseTo(111_195.08, 1);
  });

  it('from London to Paris it is 344 km', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    expect(Math.round(distanceBetween(london, paris) / 1000)).toBe(344);
  });

  it('takes the short way across the antimeridian', () => {
    const west = { latitude: 10, longitude: 179.999 };
    const east = { latitude: 10, longitude: -179.999 };
    expect(distanceBetween(west, east)).toBeCloseTo(219, 0);
  });

  it('is never negative, the same in both directions, and at most half the Earth’s circumference', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const metres = distanceBetween(one, other);
        expect(metres).toBeGreaterThanOrEqual(0);
        expect(metres).toBeLessThanOrEqual(20_015_115);
        expect(distanceBetween(other, one)).toBeCloseTo(metres, 3);
      }),
    );
  });
});

describe('distanceText', () => {
  it.each([
    [0, 'en', '0 m'],
    [79.6, 'en', '80 m'],
    [999.4, 'en', '999 m'],
    [999.6, 'en', '1 km'],
    [1234, 'en', '1.2 km'],
    [99_949, 'en', '99.9 km'],
    [99_960, 'en', '100 km'],
    [1234, 'de', '1,2 km'],
    [850, 'zh-Hans', '850米'],
    [1234, 'zh-Hans', '1.2公里'],
  ])('[S2.9] writes %d m in %s as %j', (metres, locale, text) => {
    expect(distanceText(metres, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('pointOf', () => {
  it.each([
    [{ latitude: 44.0793, longitude: 10.0979 }],
    [{ latitude: 0, longitude: 0 }],
    [{ latitude: -90, longitude: 180 }],
  ])('[S2.10] %j is a point', (point) => {
    expect(pointOf({ ...point, more: 1 } as never)).toEqual(point);
  });

  it.each([
    [{}],
    [{ latitude: 44 }],
    [{ latitude: '44', longitude: '10' }],
    [{ latitude: Number.NaN, longitude: 10 }],
    [{ latitude: Infinity, longitude: 10 }],
    [{ latitude: 90.0001, longitude: 10 }],
    [{ latitude: 44, longitude: -180.0001 }],
    [{ latitude: null, longitude: null }],
  ])('[S2.10] %j is not a point', (input) => {
    expect(pointOf(input)).toBeNull();
  });
});

describe('GCJ-02', () => {
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

  it('[S2.9] shifts a point of Beijing by the known metres', () => {
    const shifted = toGcj02({ latitude: 39.908692, longitude: 116.397477 });
    expect(shifted.latitude).toBeCloseTo(39.9100956, 5);
    expect(shifted.longitude).toBeCloseTo(116.4037206, 5);
  });

  it('shifts every point of the mainland by less than 1000 m', () => {
    fc.assert(
      fc.property(inChina, (point) => {
        const metres = distanceBetween(point, toGcj02(point));
        expect(metres).toBeGreaterThan(20);
        expect(metres).toBeLessThan(1000);
      }),
    );
  });

  it('converts back with an error below a millimetre', () => {
    fc.assert(
      fc.property(inChina, (point) => {
        expect(distanceBetween(point, toWgs84(toGcj02(point)))).toBeLessThan(0.001);
      }),
    );
  });

  it('does not change points elsewhere, in either direction', () => {
    fc.assert(
      fc.property(farFromChina, (point) => {
        expect(toGcj02(point)).toEqual(point);
        expect(toWgs84(point)).toEqual(point);
      }),
    );
  });

  it('convertPoint converts between the named systems', () => {
    const wgs84 = { latitude: 31.2304, longitude: 121.4737 };
    const gcj02 = toGcj02(wgs84);
    expect(convertPoint(wgs84, 'wgs84', 'gcj02')).toEqual(gcj02);
    expect(convertPoint(gcj02, 'gcj02', 'wgs84').latitude).toBeCloseTo(31.2304, 8);
    expect(convertPoint(gcj02, 'gcj02', 'gcj02')).toBe(gcj02);
    expect(convertPoint(wgs84, 'wgs84', 'wgs84')).toBe(wgs84);
  });
});
