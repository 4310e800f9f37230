import type { Point } from './map-provider';

/** Mean radius of the Earth in metres. */
const RADIUS = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres along the surface, to half a percent, as the Earth is no sphere. */
export function distanceBetween(from: Point, to: Point): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  // A hair above 1 between opposite points.
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(north * north + scale * east * east)));
}
