/** A rectangle of the world and its position in the tree of quarters. The world is 1 wide and 1 high. */
export type Quarter = {
  readonly level: number;
  readonly column: number;
  readonly row: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The level that created each side. A lower level means a wider street. */
  readonly sides: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
};

export const world: Quarter = {
  level: 0,
  column: 0,
  row: 0,
  left: 0,
  top: 0,
  right: 1,
  bottom: 1,
  sides: { left: 0, top: 0, right: 0, bottom: 0 },
};

/**
 * Cuts a quarter in four, off the middle. It first cuts the quarter, then each half on its own, so that streets end at
 * streets. The same quarter always gets the same cuts, so tiles join, and zooming in only adds streets.
 */
export function cut(whole: Quarter): Quarter[] {
  const { level, column, row } = whole;
  const isHorizontal = hash(level, column, row, 1) < 0.5;
  const share = (salt: number) => 0.38 + 0.24 * hash(level, column, row, salt);
  const halves = isHorizontal ? splitRows(whole, share(2)) : splitColumns(whole, share(2));
  return halves
    .flatMap((half, at) =>
      isHorizontal ? splitColumns(half, share(3 + at)) : splitRows(half, share(3 + at)),
    )
    .map((quarter) => ({ ...quarter, level: level + 1 }));
}

function splitRows(whole: Quarter, share: number): [Quarter, Quarter] {
  const { level, top, bottom, row, sides } = whole;
  const middle = top + (bottom - top) * share;
  return [
    { ...whole, row: row * 2, bottom: middle, sides: { ...sides, bottom: level + 1 } },
    { ...whole, row: row * 2 + 1, top: middle, sides: { ...sides, top: level + 1 } },
  ];
}

function splitColumns(whole: Quarter, share: number): [Quarter, Quarter] {
  const { level, left, right, column, sides } = whole;
  const middle = left + (right - left) * share;
  return [
    { ...whole, column: column * 2, right: middle, sides: { ...sides, right: level + 1 } },
    { ...whole, column: column * 2 + 1, left: middle, sides: { ...sides, left: level + 1 } },
  ];
}

/** Strips of the world, about 10 km high at the equator. A share of them has a river. */
const STRIPS = 4096;
const SHARE = 0.75;

/** A share of the world's width: about 80 m at the equator. */
export const RIVER_WIDTH = 2e-6;

/** The strips whose rivers may cross an area between two heights. */
export function riversBetween(top: number, bottom: number): number[] {
  const first = Math.floor(top * STRIPS) - 1;
  const count = Math.floor(bottom * STRIPS) + 1 - first;
  return Array.from({ length: count + 1 }, (_, at) => first + at).filter(
    (strip) => hash(strip, 11) < SHARE,
  );
}

/** The height of a river at a position from west to east. Whole waves make it join at 180 degrees. */
export function riverAt(strip: number, across: number): number {
  const wave = (count: number, salt: number) =>
    Math.sin(2 * Math.PI * (count * across + hash(strip, salt)));
  const sway =
    0.3 * wave(1700 + (strip % 7) * 90, 12) + 0.12 * wave(5200, 13) + 0.03 * wave(21_000, 14);
  return (strip + 0.5 + sway) / STRIPS;
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
