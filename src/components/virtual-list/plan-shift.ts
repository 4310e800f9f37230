export type ItemKey<T> = (item: T, index: number) => string | number;

export type Shift<T> = {
  /** What to show now; where rows came at both ends, the new end comes one step later. */
  readonly shown: readonly T[];
  /** Rows came or went at the start: what is read has to stay in its place. */
  readonly shift: boolean;
};

/** How one list became another: by rows at its start, which shift the others, or in any other way. */
export function planShift<T>(
  before: readonly T[],
  next: readonly T[],
  itemKey: ItemKey<T>,
): Shift<T> {
  const plain = { shown: next, shift: false };
  if (before.length === 0 || next.length === 0) return plain;
  const isAt = (at: number, list: readonly T[], index: number) => {
    const [ours, theirs] = [next[at], list[index]];
    if (ours === undefined || theirs === undefined) return false;
    return itemKey(ours, at) === itemKey(theirs, index);
  };

  const came = next.findIndex((_, at) => isAt(at, before, 0));
  const end = came + before.length;
  if (came > 0 && isAt(end - 1, before, before.length - 1)) {
    return { shown: end < next.length ? next.slice(0, end) : next, shift: true };
  }
  const gone = before.length - next.length;
  const hasGone =
    gone > 0 && isAt(0, before, gone) && isAt(next.length - 1, before, before.length - 1);
  return hasGone ? { shown: next, shift: true } : plain;
}
