import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween } from '@/platform/maps/places';
import {
  boundsOf,
  cellsAround,
  generatePlaces,
  hash,
  pick,
} from '@/platform/maps/offline/generate-places';

describe('cells', () => {
  const anywhere = fc.record({
    latitude: fc.oneof(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.constantFrom(-90, -89.99, 0, 89.999, 90),
    ),
    longitude: fc.oneof(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom(-180, 180, 179.999, 0),
    ),
  });

  const inCell = (cell: { row: number; column: number }, up: number, across: number) => {
    const { south, west, height, width } = boundsOf(cell);
    return { latitude: south + height * up, longitude: west + width * across };
  };

  it('cellsAround lists each cell in the circle once', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 100, max: 5000 }), (centre, radius) => {
        const cells = cellsAround(centre, radius);
        const names = new Set(cells.map(({ row, column }) => `${row} ${column}`));
        expect(names.size).toBe(cells.length);
        // All cells of a slightly larger circle are in the list, so no cell is missing.
        for (const { row, column } of cellsAround(centre, radius + 2000)) {
          const middle = inCell({ row, column }, 0.5, 0.5);
          const isWanted = distanceBetween(centre, middle) <= radius;
          if (isWanted) expect(names.has(`${row} ${column}`)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a cell is about 500 m by 500 m', () => {
    fc.assert(
      fc.property(
        anywhere.filter(({ latitude }) => Math.abs(latitude) < 89),
        (centre) => {
          const [cell] = cellsAround(centre, 100);
          if (!cell) throw new Error('there is no cell');
          const down = distanceBetween(inCell(cell, 0, 0.5), inCell(cell, 1, 0.5));
          const aside = distanceBetween(inCell(cell, 0.5, 0), inCell(cell, 0.5, 1));
          expect(down).toBeCloseTo(500.4, 0);
          expect(Math.abs(aside - 500)).toBeLessThan(10);
        },
      ),
    );
  });

  it('cellsAround continues across the antimeridian', () => {
    const columns = cellsAround({ latitude: 0, longitude: 179.9999 }, 600).map(
      ({ column }) => column,
    );
    expect(Math.min(...columns)).toBe(0);
    expect(Math.max(...columns)).toBe(79_999);
  });
});

describe('generatePlaces', () => {
  it('generates three to five places inside a cell', () => {
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

  it('generates the same places each time', () => {
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
});

describe('hash', () => {
  it('gives the same number from 0 to below 1 for the same numbers', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), fc.integer(), (...numbers) => {
        const value = hash(...numbers);
        expect(value).toBe(hash(...numbers));
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }),
    );
  });

  it('spreads the results of neighbours evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let row = 0; row < 100; row += 1) {
      for (let column = 0; column < 100; column += 1) {
        const tenth = Math.floor(hash(row, column) * 10);
        tenths[tenth] = (tenths[tenth] ?? 0) + 1;
      }
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('pick returns each item of a list for some numbers', () => {
    const picked = new Set(Array.from({ length: 100 }, (_, at) => pick(['a', 'b', 'c'], at)));
    expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  });
});
