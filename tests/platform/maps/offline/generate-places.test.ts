import { expect, it } from 'vitest';
import { boundsOf } from '@/platform/maps/offline/cells';
import { generatePlaces } from '@/platform/maps/offline/generate-places';

it('makes three to five places of a cell, inside of it', () => {
  const counts = new Set<number>();
  for (let column = 0; column < 50; column += 1) {
    const cell = { row: 28_867, column };
    const { south, west, height, width } = boundsOf(cell);
    const places = generatePlaces(cell);
    counts.add(places.length);
    for (const { latitude, longitude } of places) {
      expect(latitude).toBeGreaterThan(south);
      expect(latitude).toBeLessThan(south + height);
      expect(longitude).toBeGreaterThan(west);
      expect(longitude).toBeLessThan(west + width);
    }
  }
  expect([...counts].sort()).toEqual([3, 4, 5]);
});

it('always makes the same', () => {
  const cell = { row: 28_867, column: 52_549 };
  expect(generatePlaces(cell)).toEqual(generatePlaces(cell));
  expect(generatePlaces(cell)[0]).toEqual({
    id: 'offline-28867-52549-0',
    name: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+/),
    address: expect.stringMatching(/^\d{1,3} [A-Z][a-z]+ [A-Z][a-z]+$/),
    type: expect.stringMatching(/^[A-Z][a-z]+$/),
    latitude: expect.any(Number),
    longitude: expect.any(Number),
  });
});
