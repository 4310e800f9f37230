/** The last line of text on a lane: how wide it is, and how long it has been under way (ms). */
export type Runner = { readonly width: number; readonly elapsed: number };

export type Crossing = {
  /** Of the picture. */
  readonly stage: number;
  /** Of the whole way, from outside to outside. */
  readonly duration: number;
  /** Between two on a lane. */
  readonly gap: number;
};

/** Where its front is: it comes in at `stage` and is gone at minus its width. */
export function frontOf({ width, elapsed }: Runner, { stage, duration }: Crossing): number {
  return stage - ((stage + width) * elapsed) / duration;
}

/**
 * All take the same time, so the wider ones are faster. Two do not touch if they do not at the moment one comes
 * in, nor at the moment when the one ahead is gone: between those they run straight.
 */
export function isLaneFree(last: Runner | null, width: number, crossing: Crossing): boolean {
  if (!last || last.elapsed >= crossing.duration) return true;
  const { stage, duration, gap } = crossing;
  const isIn = frontOf(last, crossing) + last.width + gap <= stage;
  const left = duration - last.elapsed;
  return isIn && frontOf({ width, elapsed: left }, crossing) >= gap;
}

/** The topmost lane with room, or -1. */
export function pickLane(
  lasts: readonly (Runner | null)[],
  width: number,
  crossing: Crossing,
): number {
  return lasts.findIndex((last) => isLaneFree(last, width, crossing));
}
