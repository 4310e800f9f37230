import type { FoundPlace } from '@/platform/maps/list-places';
import { boundsOf, type Cell } from './cells';
import { hash, pick } from './hash';
import { firstWords, kinds, streets } from './place-words';

/** The three to five places of a cell: always the same. */
export function generatePlaces(cell: Cell): FoundPlace[] {
  const { row, column } = cell;
  const count = 3 + Math.floor(hash(row, column) * 3);
  return Array.from({ length: count }, (_, at) => generatePlace(cell, at));
}

function generatePlace(cell: Cell, at: number): FoundPlace {
  const { row, column } = cell;
  const { south, west, height, width } = boundsOf(cell);
  const [kind, type] = pick(kinds, row, column, at, 1);
  const number = 1 + Math.floor(hash(row, column, at, 2) * 199);
  const street = `${pick(firstWords, row, column, 3)} ${pick(streets, row, column, 4)}`;
  return {
    id: `offline-${row}-${column}-${at}`,
    name: `${pick(firstWords, row, column, at, 5)} ${kind}`,
    address: `${number} ${street}`,
    type,
    latitude: south + height * (0.05 + 0.9 * hash(row, column, at, 6)),
    longitude: west + width * (0.05 + 0.9 * hash(row, column, at, 7)),
  };
}
