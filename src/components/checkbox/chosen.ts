export type Box = { readonly value: string; readonly disabled: boolean };

/** What is chosen once a box was pressed: in the order of the document, what it does not know last. */
export function withBox(
  chosen: readonly string[],
  boxes: readonly Box[],
  value: string,
  checked: boolean,
): string[] {
  const now = new Set(chosen);
  if (checked) now.add(value);
  else now.delete(value);
  return inOrder(now, boxes);
}

/**
 * All that can be pressed, or none of them where that would add nothing; what is disabled stays as it is. `max` keeps
 * the first ones.
 */
export function withAll(
  chosen: readonly string[],
  boxes: readonly Box[],
  max = Infinity,
): string[] {
  const free = new Set(boxes.filter((box) => !box.disabled).map((box) => box.value));
  const kept = chosen.filter((value) => !free.has(value));
  const added = [...free].slice(0, Math.max(0, max - kept.length));
  const isNew = added.some((value) => !chosen.includes(value));
  return inOrder(new Set(isNew ? [...kept, ...added] : kept), boxes);
}

/** What the box above all others shows. */
export function stateOfAll(
  chosen: readonly string[],
  boxes: readonly Box[],
): 'checked' | 'unchecked' | 'mixed' {
  const count = boxes.filter((box) => chosen.includes(box.value)).length;
  if (count === 0) return 'unchecked';
  return count === boxes.length ? 'checked' : 'mixed';
}

function inOrder(chosen: ReadonlySet<string>, boxes: readonly Box[]): string[] {
  const known = boxes.map((box) => box.value).filter((value) => chosen.has(value));
  return [...new Set([...known, ...chosen])];
}
