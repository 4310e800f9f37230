import type { Point } from './map-provider';

/** What may be a point. Null when it is none on Earth, so that nobody is sent to (0, 0) by a mistake. */
export function pointOf({ latitude, longitude }: { [N in keyof Point]?: unknown }): Point | null {
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;
}

function isWithin(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}
