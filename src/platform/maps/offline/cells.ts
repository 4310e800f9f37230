import type { Point } from '@/platform/maps/map-provider';

/** A piece of the Earth of about 500 m by 500 m. Rows count from the south pole, columns from 180 degrees west. */
export type Cell = { readonly row: number; readonly column: number };

export type CellBounds = {
  readonly south: number;
  readonly west: number;
  readonly height: number;
  readonly width: number;
};

/** Degrees from row to row: 500 m. */
const ROWS = 40_000;
const STEP = 180 / ROWS;
const METRES_OF_DEGREE = 111_195;

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Towards the poles a row has fewer columns, three in the last. */
function columnsOf(row: number): number {
  const middle = radians((row + 0.5) * STEP - 90);
  return Math.max(1, Math.round((360 * Math.cos(middle)) / STEP));
}

export function boundsOf({ row, column }: Cell): CellBounds {
  const width = 360 / columnsOf(row);
  return { south: row * STEP - 90, west: column * width - 180, height: STEP, width };
}

/** All cells that reach into a circle, and some beside it. */
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

/** Degrees to the east that a circle reaches: all the way around where a pole is in it. */
function sideOf(latitude: number, reach: number): number {
  if (Math.abs(latitude) + reach >= 90) return 180;
  return degrees(Math.asin(Math.sin(radians(reach)) / Math.cos(radians(latitude))));
}
