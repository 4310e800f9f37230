import { expect, it } from 'vitest';
import { listPlaces, pageOf } from '@/platform/maps/places';

const centre = { latitude: 10, longitude: 20 };
const found = (name: string, latitude: number, longitude: number) => ({
  id: name,
  name,
  address: '',
  type: '',
  latitude,
  longitude,
});

it('puts the nearest first, with their metres', () => {
  const places = listPlaces([found('far', 10.02, 20), found('near', 10.01, 20)], centre);
  expect(places.map(({ name, distance }) => [name, Math.round(distance)])).toEqual([
    ['near', 1112],
    ['far', 2224],
  ]);
});

it('leaves out what is nowhere or has no name, and gives an id where there is none', () => {
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

it('[S9.10] cuts pages of twenty', () => {
  const all = listPlaces(
    Array.from({ length: 41 }, (_, at) => found(`p${at}`, 10 + at / 1000, 20)),
    centre,
  );
  const pages = [1, 2, 3, 4].map((page) => pageOf(all, page));
  expect(pages.map(({ places }) => places[0]?.name)).toEqual(['p0', 'p20', 'p40', undefined]);
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
});
