import { last } from '@/shared/values';

export type TimedPoint = { readonly x: number; readonly y: number; readonly time: number };

/** Milliseconds. Older points do not count, so a finger that rests before its release has no speed. */
const MEMORY = 100;

/** Adds a point and drops those that are too old for the speed. */
export function addPoint(trail: readonly TimedPoint[], point: TimedPoint): readonly TimedPoint[] {
  return [...trail.filter(({ time }) => point.time - time <= MEMORY), point];
}

/** Pixels per millisecond, from the points of the trail that are recent at that time. */
export function speedOf(trail: readonly TimedPoint[], now: number): { vx: number; vy: number } {
  const recent = trail.filter(({ time }) => now - time <= MEMORY);
  const first = recent[0];
  const end = last(recent);
  if (!first || !end || end.time <= first.time) return { vx: 0, vy: 0 };
  const elapsed = end.time - first.time;
  return { vx: (end.x - first.x) / elapsed, vy: (end.y - first.y) / elapsed };
}

/** The rubber-band effect: the movement of an element that is pulled past its end. It is always less than `size`. */
export function rubberBand(beyond: number, size: number): number {
  if (size <= 0) return 0;
  const pull = Math.abs(beyond) * 0.55;
  return Math.sign(beyond) * ((pull * size) / (pull + size));
}

/** Returns the value unchanged inside the limits, and with a rubber-band effect outside of them. */
export function stretch(value: number, min: number, max: number, size: number): number {
  if (value < min) return min + rubberBand(value - min, size);
  return value > max ? max + rubberBand(value - max, size) : value;
}
