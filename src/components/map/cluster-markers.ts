/** A marker's place in pixels of the whole world at one zoom. */
export type Spot = { readonly x: number; readonly y: number };

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Markers that are drawn as one: by their indices, in order. */
export type Group = { readonly members: readonly number[]; readonly x: number; readonly y: number };

/**
 * Groups what lies in one cell of a grid of `cell` pixels; 0 groups nothing. The grid is fixed to the world, so a group
 * stays what it is while the map is dragged. What is beyond the box is left out, cell by cell.
 */
export function clusterMarkers(spots: readonly Spot[], cell: number, box: Box): readonly Group[] {
  const column = (x: number) => (cell > 0 ? Math.floor(x / cell) : x);
  const isNear = ({ x, y }: Spot) =>
    column(x) >= column(box.left) &&
    column(x) <= column(box.right) &&
    column(y) >= column(box.top) &&
    column(y) <= column(box.bottom);

  const cells = new Map<string, number[]>();
  spots.forEach((spot, index) => {
    if (!isNear(spot)) return;
    const key = cell > 0 ? `${column(spot.x)} ${column(spot.y)}` : String(index);
    const members = cells.get(key);
    if (members) members.push(index);
    else cells.set(key, [index]);
  });
  return [...cells.values()].map((members) => ({ members, ...middleOf(members, spots) }));
}

function middleOf(members: readonly number[], spots: readonly Spot[]): Spot {
  const mean = (axis: 'x' | 'y') =>
    members.reduce((sum, index) => sum + (spots[index]?.[axis] ?? 0), 0) / members.length;
  return { x: mean('x'), y: mean('y') };
}
