import { useRef, useState } from 'react';
import type { RegionChange } from '@/components/map';
import { distanceBetween, type Point, usePlatform } from '@/platform';
import { MAP_ZOOM_MIN } from '@/shared/defaults';

export const MAP_ID = 'choose-location';

/** The view that the page sets and the view that the user drags to. */
export function useMapView(start: View, onDragged: (centre: Point) => void) {
  const platform = usePlatform();
  const [target, setTarget] = useState(start);
  const [isHeld, setIsHeld] = useState(false);
  const at = useRef<Point>(start);
  const isMoved = useRef(false);

  const goTo = (point: Point, scale = target.scale) => {
    at.current = point;
    setTarget({ ...point, scale });
    // Returns from the dragged view to the view that was set before. For its props that is no change.
    const map = platform.createMapContext(MAP_ID);
    map.moveToLocation(point).catch(() => {
      // The map has not loaded yet, and will start there.
    });
  };

  const onRegionChange = ({ type, causedBy, centerLocation, scale }: RegionChange) => {
    setIsHeld(type === 'begin' && causedBy === 'drag');
    if (type === 'begin' || causedBy === 'update') return;
    // A touch without a move and a zoom also send this event. The centre is then still the same.
    if (isSameSpot(at.current, centerLocation, scale)) return;
    at.current = centerLocation;
    isMoved.current = true;
    onDragged(centerLocation);
  };

  return {
    target,
    isHeld,
    goTo,
    onRegionChange,
    centre: () => at.current,
    /** Whether the user has moved the map. */
    isMoved: () => isMoved.current,
  };
}

/** A map is at whole pixels, so it is never exactly at the place that it was sent to. */
const PIXELS = 2;

/** Metres per pixel at scale 0 on the equator, as on the maps of the web. */
const METRES = 156_543.034;

/** Whether two points are too close to differ on a map of that scale. */
export function isSameSpot(one: Point, other: Point, scale: number): boolean {
  const pixel = (METRES * Math.cos((one.latitude * Math.PI) / 180)) / 2 ** scale;
  return distanceBetween(one, other) <= PIXELS * pixel;
}

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
