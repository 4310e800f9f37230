import type { Point } from '@/platform';
import { MAP_ZOOM_MIN } from '@/shared/defaults';

/** Most people live near this latitude. */
const LATITUDE = 38;

const MINUTES_A_DEGREE = 4;

export type View = Point & { readonly scale: number };

/**
 * The first view while the location is unknown: the middle of the time zone, from far away.
 * `zoneOffset` is in minutes, as Date.getTimezoneOffset() returns it.
 */
export function wideView(zoneOffset: number): View {
  const east = -zoneOffset / MINUTES_A_DEGREE;
  // Three zones are beyond the date line.
  const longitude = east > 180 ? east - 360 : east;
  return {
    latitude: LATITUDE,
    longitude: Number.isFinite(longitude) ? longitude : 0,
    scale: MAP_ZOOM_MIN,
  };
}
