import type { LatLng, LatLngBounds } from 'leaflet';
import { convertPoint, type CoordinateSystem, type Point } from '@/platform';
import type { MapRegion } from './map-types';

/** Converts between the page's coordinates and those of the provider's map. */
export type Frame = {
  /** The page's coordinate system. */
  readonly coordinates: CoordinateSystem;
  toMap(point: Point): [latitude: number, longitude: number];
  toPage(place: LatLng): Point;
  regionOf(bounds: LatLngBounds): MapRegion;
};

export function createFrame(page: CoordinateSystem, map: CoordinateSystem): Frame {
  const toPage = (place: LatLng) => {
    // Leaflet's longitude exceeds 180 degrees when a user drags around the globe.
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
