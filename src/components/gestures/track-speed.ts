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
