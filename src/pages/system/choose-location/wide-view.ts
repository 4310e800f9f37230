import type { Point } from '@/platform';
import { MAP_ZOOM_MIN } from '@/shared/defaults';

/** Most people live about here. */
const LATITUDE = 38;

const MINUTES_A_DEGREE = 4;

export type View = Point & { readonly scale: number };

/**
 * From where to look for oneself while nobody knows where that is: the middle of the time zone, and far away. Minutes
 * as Date.getTimezoneOffset() has them.
 */
export function wideView(zoneOffset: number): View {
  const east = -zoneOffset / MINUTES_A_DEGREE;
  // Three zones lie beyond the date line.
  const longitude = east > 180 ? east - 360 : east;
  return {
    latitude: LATITUDE,
    longitude: Number.isFinite(longitude) ? longitude : 0,
    scale: MAP_ZOOM_MIN,
  };
}
