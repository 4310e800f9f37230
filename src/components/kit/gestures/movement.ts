import { last } from '@/shared/values';

export type TimedPoint = { readonly x: number; readonly y: number; readonly time: number };

/** A finger that rested before it let go has no speed. */
const MEMORY = 100;

/** The newest points, no older than speed is taken from. */
export function addPoint(trail: readonly TimedPoint[], point: TimedPoint): readonly TimedPoint[] {
  return [...trail.filter(({ time }) => point.time - time <= MEMORY), point];
}

/** Pixels a millisecond over what is left of the trail at that time. */
export function speedOf(trail: readonly TimedPoint[], now: number): { vx: number; vy: number } {
  const recent = trail.filter(({ time }) => now - time <= MEMORY);
  const first = recent[0];
  const end = last(recent);
  if (!first || !end || end.time <= first.time) return { vx: 0, vy: 0 };
  const elapsed = end.time - first.time;
  return { vx: (end.x - first.x) / elapsed, vy: (end.y - first.y) / elapsed };
}

/** How far something follows that is pulled beyond its end: ever less, and never as far as `size`. */
export function rubberBand(beyond: number, size: number): number {
  if (size <= 0) return 0;
  const pull = Math.abs(beyond) * 0.55;
  return Math.sign(beyond) * ((pull * size) / (pull + size));
}

/** Inside the limits as it is, beyond them with resistance. */
export function stretch(value: number, min: number, max: number, size: number): number {
  if (value < min) return min + rubberBand(value - min, size);
  return value > max ? max + rubberBand(value - max, size) : value;
}
