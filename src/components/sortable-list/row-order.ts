/** Keys of rows, from the first to the last. */
export type Order = readonly string[];

export type IsFixed = (key: string) => boolean;

/** All keys in the wanted order. Keys that it does not name come last, in the order of the items. */
export function orderOf(keys: Order, wanted: Order): string[] {
  const known = new Set(keys);
  return [...new Set([...wanted.filter((key) => known.has(key)), ...keys])];
}

/** Moves a row to a place among the rows that may move. A fixed row keeps its place in the list. */
export function moveRow(order: Order, isFixed: IsFixed, key: string, to: number): string[] {
  const rest = order.filter((other) => other !== key && !isFixed(other));
  const moved = [...rest.slice(0, to), key, ...rest.slice(to)];
  let next = 0;
  return order.map((old) => (isFixed(old) ? old : (moved[next++] ?? old)));
}

/** The place of a row among the rows that may move, and their number. */
export function placeOf(order: Order, isFixed: IsFixed, key: string) {
  const free = order.filter((other) => !isFixed(other));
  return { place: free.indexOf(key), count: free.length };
}

export function isSameOrder(a: Order, b: Order): boolean {
  return a.length === b.length && a.every((key, at) => key === b[at]);
}

/** The top edge and the height of a row, in pixels from the top of the list. */
export type RowBox = { readonly key: string; readonly top: number; readonly height: number };

/** The top edges of the rows in another order. The rows may have different heights. */
export function topsIn(order: Order, boxes: readonly RowBox[]): ReadonlyMap<string, number> {
  const [first, second] = boxes;
  const gap = first && second ? second.top - first.top - first.height : 0;
  const heights = new Map(boxes.map(({ key, height }) => [key, height]));
  const tops = new Map<string, number>();
  let top = first?.top ?? 0;
  for (const key of order) {
    tops.set(key, top);
    top += (heights.get(key) ?? 0) + gap;
  }
  return tops;
}

/**
 * The place of a dragged row among the rows that may move. Another row gives way when the leading edge of the dragged
 * row passes its middle.
 */
export function placeAt(
  boxes: readonly RowBox[],
  isFixed: IsFixed,
  key: string,
  top: number,
): number {
  const free = boxes.filter((box) => !isFixed(box.key));
  const from = free.findIndex((box) => box.key === key);
  const bottom = top + (free[from]?.height ?? 0);
  const passed = (box: RowBox) => box.top + box.height / 2;
  const before = free.slice(0, from).filter((box) => passed(box) > top).length;
  const after = free.slice(from + 1).filter((box) => passed(box) < bottom).length;
  return from - before + after;
}
