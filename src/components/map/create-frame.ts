import type { LatLng, LatLngBounds } from 'leaflet';
import { type CoordinateSystem, convertPoint, type Point } from '@/platform';
import type { MapRegion } from './map-types';

/** Between the points of the page and those of the provider's map. */
export type Frame = {
  /** Those of the page. */
  readonly coordinates: CoordinateSystem;
  toMap(point: Point): [latitude: number, longitude: number];
  toPage(place: LatLng): Point;
  regionOf(bounds: LatLngBounds): MapRegion;
};

export function createFrame(page: CoordinateSystem, map: CoordinateSystem): Frame {
  const toPage = (place: LatLng) => {
    // Dragged around the globe, a map counts on beyond 180 degrees.
    const { lat, lng } = Math.abs(place.lng) > 180 ? place.wrap() : place;
    return convertPoint({ latitude: lat, longitude: lng }, map, page);
  };
  return {
    coordinates: page,
    toMap: (point) => {
      const { latitude, longitude } = convertPoint(point, page, map);
      return [latitude, longitude];
    },
    toPage,
    regionOf: (bounds) => ({
      southwest: toPage(bounds.getSouthWest()),
      northeast: toPage(bounds.getNorthEast()),
    }),
  };
}
