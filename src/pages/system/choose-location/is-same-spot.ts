import { distanceBetween, type Point } from '@/platform';

/** A map stands at whole pixels, so it is never exactly where it was sent. */
const PIXELS = 2;

/** Metres a pixel at scale 0 on the equator, as maps on the web are drawn. */
const METRES = 156_543.034;

/** Whether a map at that scale can tell the two apart. */
export function isSameSpot(one: Point, other: Point, scale: number): boolean {
  const pixel = (METRES * Math.cos((one.latitude * Math.PI) / 180)) / 2 ** scale;
  return distanceBetween(one, other) <= PIXELS * pixel;
}
