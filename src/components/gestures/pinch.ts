import type { EndCause } from './contest';

type Point = { readonly x: number; readonly y: number };
export type Pair = readonly [Point, Point];

export type Pinch = {
  /** How much farther the fingers are from each other than at the start: 1 there. */
  readonly scale: number;
  /** Degrees that they have turned, clockwise, from -180 to 180. */
  readonly angle: number;
  /** The middle between the fingers, in the window, and how far it has moved. */
  readonly point: Point;
  readonly x: number;
  readonly y: number;
};

export type PinchEnd = Pinch & { readonly how: EndCause };

export function pinchOf(start: Pair, now: Pair): Pinch {
  const [before, point] = [middle(start), middle(now)];
  // Fingers do not come closer than this; a distance of 0 would be an endless scale.
  const scale = Math.max(1, distance(now)) / Math.max(1, distance(start));
  const turned = direction(now) - direction(start);
  const angle = ((turned + 540) % 360) - 180;
  return { scale, angle, point, x: point.x - before.x, y: point.y - before.y };
}

function middle([a, b]: Pair): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance([a, b]: Pair): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function direction([a, b]: Pair): number {
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}
