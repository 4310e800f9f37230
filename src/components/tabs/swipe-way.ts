/** Pixels a millisecond. */
const FLICK = 0.3;

type Swipe = {
  /** Where the panel stands now, in pixels from its rest. */
  readonly place: number;
  /** The finger's whole way, from where it landed: what it went before it took hold counts too. */
  readonly came: number;
  readonly speed: number;
  readonly width: number;
};

/**
 * Which way the panel goes on when the finger lets go: -1 to the left, 0 back to its rest. A finger that turned
 * round in haste wants to stay; one that took hold of a moving panel is judged by its own way.
 */
export function swipeWay({ place, came, speed, width }: Swipe): -1 | 0 | 1 {
  const way = came < 0 ? -1 : 1;
  if (Math.abs(speed) > FLICK) return Math.sign(speed) === way ? way : 0;
  const far = Math.max(came * way, place * way);
  return far > width / 2 ? way : 0;
}
