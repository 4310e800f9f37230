export type Axis = 'x' | 'y' | 'both';

/** Wait: the finger has not said yet where it wants to go. Leave: not this way. */
export type Verdict = 'wait' | 'take' | 'leave';

/** A finger that has moved less is still. */
const SLOP = 8;

/** Along an axis is what goes more along it than across; who goes in between scrolls. */
export function judgeDrag(axis: Axis, x: number, y: number): Verdict {
  if (Math.hypot(x, y) < SLOP) return 'wait';
  if (axis === 'both') return 'take';
  const [along, across] = axis === 'x' ? [x, y] : [y, x];
  return Math.abs(along) > Math.abs(across) ? 'take' : 'leave';
}
