import { distanceBetween, type Point } from '@/platform';

/** A map is at whole pixels, so it is never exactly at the place that it was sent to. */
const PIXELS = 2;

/** Metres per pixel at scale 0 on the equator, as on the maps of the web. */
const METRES = 156_543.034;

/** Whether two points are too close to differ on a map of that scale. */
export function isSameSpot(one: Point, other: Point, scale: number): boolean {
  const pixel = (METRES * Math.cos((one.latitude * Math.PI) / 180)) / 2 ** scale;
  return distanceBetween(one, other) <= PIXELS * pixel;
}
