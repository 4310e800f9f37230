import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceBetween } from '@/platform/maps/distance-between';
import { boundsOf, cellsAround } from '@/platform/maps/offline/cells';

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

it('has no cell twice, and every cell near by', () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 100, max: 5000 }), (centre, radius) => {
      const cells = cellsAround(centre, radius);
      const names = new Set(cells.map(({ row, column }) => `${row} ${column}`));
      expect(names.size).toBe(cells.length);
      // Everything within a bit more is there: nothing that is wanted was left out.
      for (const { row, column } of cellsAround(centre, radius + 2000)) {
        const middle = inCell({ row, column }, 0.5, 0.5);
        const isWanted = distanceBetween(centre, middle) <= radius;
        if (isWanted) expect(names.has(`${row} ${column}`)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

it('has cells of about 500 m by 500 m', () => {
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

it('goes on beyond the antimeridian', () => {
  const columns = cellsAround({ latitude: 0, longitude: 179.9999 }, 600).map(
    ({ column }) => column,
  );
  expect(Math.min(...columns)).toBe(0);
  expect(Math.max(...columns)).toBe(79_999);
});
