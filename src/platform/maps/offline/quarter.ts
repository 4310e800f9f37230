import { hash } from './hash';

/** A rectangle of the world, which is 1 wide and 1 high, and where it stands in the tree of quarters. */
export type Quarter = {
  readonly level: number;
  readonly column: number;
  readonly row: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The levels at which its four sides came to be: the lower, the wider the street there. */
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
 * Cuts a quarter in four, never quite in the middle: once all through, then each half for itself, so that streets end
 * at streets. As the same quarter is always cut the same way, tiles join, and zooming in only adds.
 */
export function cut(whole: Quarter): Quarter[] {
  const { level, column, row } = whole;
  const isLying = hash(level, column, row, 1) < 0.5;
  const share = (salt: number) => 0.38 + 0.24 * hash(level, column, row, salt);
  const halves = isLying ? splitRows(whole, share(2)) : splitColumns(whole, share(2));
  return halves
    .flatMap((half, at) =>
      isLying ? splitColumns(half, share(3 + at)) : splitRows(half, share(3 + at)),
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
