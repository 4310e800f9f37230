import { degrees, radians } from '@/platform/maps/coordinates';
import type { FoundPlace } from '@/platform/maps/places';
import type { Point } from '@/platform/maps/provider';

/** An area of about 500 m by 500 m. Rows count from the south pole, columns from 180 degrees west. */
export type Cell = { readonly row: number; readonly column: number };

export type CellBounds = {
  readonly south: number;
  readonly west: number;
  readonly height: number;
  readonly width: number;
};

/** Rows from pole to pole. A row is 500 m high. */
const ROWS = 40_000;
const STEP = 180 / ROWS;
const METRES_OF_DEGREE = 111_195;

/** The first words of the names of places. */
const FIRST_WORDS =
  `Amber Birch Cedar Clover Copper Coral Falcon Fern Golden Harbour Hazel Heron Indigo Ivory
  Juniper Lantern Laurel Linden Maple Marble Meadow Mill North Olive Orchard Pearl River Rowan
  Silver Spring Sunny Willow`.split(/\s+/);

/** The last word of the name, and the kind of place. */
const KINDS = [
  ['Bakery', 'Food'],
  ['Books', 'Shopping'],
  ['Bus Station', 'Transport'],
  ['Cinema', 'Leisure'],
  ['Clinic', 'Health'],
  ['Coffee', 'Food'],
  ['Hotel', 'Hotel'],
  ['Market', 'Shopping'],
  ['Museum', 'Culture'],
  ['Park', 'Park'],
  ['School', 'Education'],
  ['Tower', 'Office'],
] as const;

const STREETS = ['Avenue', 'Lane', 'Road', 'Row', 'Street', 'Walk', 'Way'] as const;

/** The three to five places of a cell. A cell always has the same places. */
export function generatePlaces(cell: Cell): FoundPlace[] {
  const { row, column } = cell;
  const count = 3 + Math.floor(hash(row, column) * 3);
  return Array.from({ length: count }, (_, at) => generatePlace(cell, at));
}

function generatePlace(cell: Cell, at: number): FoundPlace {
  const { row, column } = cell;
  const { south, west, height, width } = boundsOf(cell);
  const [kind, type] = pick(KINDS, row, column, at, 1);
  const number = 1 + Math.floor(hash(row, column, at, 2) * 199);
  const street = `${pick(FIRST_WORDS, row, column, 3)} ${pick(STREETS, row, column, 4)}`;
  return {
    id: `offline-${row}-${column}-${at}`,
    name: `${pick(FIRST_WORDS, row, column, at, 5)} ${kind}`,
    address: `${number} ${street}`,
    type,
    latitude: south + height * (0.05 + 0.9 * hash(row, column, at, 6)),
    longitude: west + width * (0.05 + 0.9 * hash(row, column, at, 7)),
  };
}

/** Rows near the poles have fewer columns. The last has three. */
function columnsOf(row: number): number {
  const middle = radians((row + 0.5) * STEP - 90);
  return Math.max(1, Math.round((360 * Math.cos(middle)) / STEP));
}

export function boundsOf({ row, column }: Cell): CellBounds {
  const width = 360 / columnsOf(row);
  return { south: row * STEP - 90, west: column * width - 180, height: STEP, width };
}

/** All cells that touch a circle, and a few next to it. */
export function cellsAround({ latitude, longitude }: Point, radius: number): Cell[] {
  const reach = radius / METRES_OF_DEGREE + STEP;
  const first = Math.max(0, Math.floor((latitude - reach + 90) / STEP));
  const last = Math.min(ROWS - 1, Math.floor((latitude + reach + 90) / STEP));
  const side = sideOf(latitude, reach);

  const cells: Cell[] = [];
  for (let row = first; row <= last; row += 1) {
    const columns = columnsOf(row);
    const width = 360 / columns;
    const from = Math.floor((longitude - side + 180) / width);
    const to = Math.min(Math.floor((longitude + side + 180) / width), from + columns - 1);
    for (let column = from; column <= to; column += 1) {
      cells.push({ row, column: ((column % columns) + columns) % columns });
    }
  }
  return cells;
}

/** The reach of a circle to the east in degrees. A circle with a pole reaches around the Earth. */
function sideOf(latitude: number, reach: number): number {
  if (Math.abs(latitude) + reach >= 90) return 180;
  return degrees(Math.asin(Math.sin(radians(reach)) / Math.cos(radians(latitude))));
}

/** A pseudorandom number from 0 to below 1. The same numbers give the same result. */
export function hash(first: number, second = 0, third = 0, fourth = 0): number {
  const state = mix(mix(mix(mix(0x9e3779b9, first), second), third), fourth);
  return (state >>> 0) / 2 ** 32;
}

/** A pseudorandom item of the list. The same numbers give the same item. */
export function pick<T>(
  list: readonly T[],
  first: number,
  second?: number,
  third?: number,
  fourth?: number,
): T {
  return list[Math.floor(hash(first, second, third, fourth) * list.length)] as T;
}

function mix(state: number, number: number): number {
  const once = Math.imul(state ^ (number | 0), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
