import type { Point } from './transform';

export type Sample = Point & { readonly time: number };

const WINDOW = 100;

/** Pixels a millisecond over the last tenth of a second; a finger that rested before it left had none. */
export function velocityOf(samples: readonly Sample[], now: number): Point {
  const recent = samples.filter(({ time }) => now - time <= WINDOW);
  const first = recent[0];
  const last = recent[recent.length - 1];
  const time = first && last ? last.time - first.time : 0;
  if (!first || !last || time <= 0) return { x: 0, y: 0 };
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}
