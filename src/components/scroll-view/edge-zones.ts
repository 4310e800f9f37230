/** Along one axis: how far it is scrolled from the start of the content, in pixels. */
export type Extent = { readonly offset: number; readonly view: number; readonly size: number };

export type Zones = {
  readonly upper: boolean;
  readonly lower: boolean;
  /** The content's size when the lower zone was entered. */
  readonly size: number;
};

export type ZoneEntry = 'upper' | 'lower';

/** Scaled screens stop at fractions of a pixel before the end. */
const SLACK = 1;

/** [S9.14] What is no number counts as 50. */
export function thresholdOf(value: number, fallback: number): number {
  return Number.isFinite(value) ? Math.max(value, 0) : fallback;
}

/** Where it stands; nothing has been entered by that. */
export function zonesAt({ offset, view, size }: Extent, upper: number, lower: number): Zones {
  const scrollable = size - view >= SLACK;
  return {
    upper: scrollable && offset <= upper + SLACK,
    lower: scrollable && offset + view + lower >= size - SLACK,
    size,
  };
}

/**
 * Which zones the last scroll has entered: each once, until it was left, or until so much content has come that
 * its end is another one.
 */
export function enterZones(
  before: Zones,
  extent: Extent,
  upper: number,
  lower: number,
): { readonly zones: Zones; readonly entered: readonly ZoneEntry[] } {
  const now = zonesAt(extent, upper, lower);
  const entered: ZoneEntry[] = [];
  if (now.upper && !before.upper) entered.push('upper');
  const isOtherEnd = now.size - before.size > lower;
  if (now.lower && (!before.lower || isOtherEnd)) entered.push('lower');
  const stays = now.lower && before.lower && !isOtherEnd;
  // Of a list that begins anew, shorter, the old length says nothing.
  const size = Math.min(before.size, now.size);
  return { zones: stays ? { ...now, size } : now, entered };
}
