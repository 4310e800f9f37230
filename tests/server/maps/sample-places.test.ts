import { expect, it } from 'vitest';
import { samplePlaces } from '../../../server/maps/sample-places.mjs';
import { nearest } from '../../helpers/map-services';

it('has a place on each crossing of hundredths of a degree, nearest first', () => {
  const places = samplePlaces(39.9042, 116.4074, 5000);
  expect(places.length).toBe(83);
  expect(places[0]).toEqual({ ...nearest, distance: expect.closeTo(517, 0) });
  const distances = places.map(({ distance }) => distance);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  expect(distances.at(-1)).toBeLessThan(5000);
});

it('looks for words in names and addresses', () => {
  const names = samplePlaces(0.001, 0.001, 2000, 'STREET 1').map(({ name }) => name);
  expect(names).toEqual(['Bank 1/0', 'Hotel 1/1', 'Hotel 1/-1']);
  expect(samplePlaces(0, 0, 2000, 'stone')).toEqual([]);
});

it('has nothing in the far north, and no centre off the Earth', () => {
  expect(samplePlaces(80.1, 0, 5000)).toEqual([]);
  expect(() => samplePlaces(91, 0, 10)).toThrow('the centre must be a latitude and a longitude');
  expect(() => samplePlaces(Number.NaN, 0, 10)).toThrow('the centre must be');
});
