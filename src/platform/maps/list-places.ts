import { LOCATION_PAGE_SIZE } from '@/shared/defaults';
import { distanceBetween } from './distance-between';
import type { Place, PlacePage, Point } from './map-provider';

export type FoundPlace = Omit<Place, 'distance'>;

/** Nearest first, without those that are nowhere. */
export function listPlaces(found: readonly FoundPlace[], centre: Point): Place[] {
  return found
    .filter(isSomewhere)
    .map((place) => ({
      ...place,
      id: place.id || `${place.latitude},${place.longitude}`,
      distance: distanceBetween(centre, place),
    }))
    .sort((one, other) => one.distance - other.distance);
}

/** A page [S9.10] of all that there are. */
export function pageOf(places: readonly Place[], page: number): PlacePage {
  const end = page * LOCATION_PAGE_SIZE;
  return { places: places.slice(end - LOCATION_PAGE_SIZE, end), hasMore: places.length > end };
}

function isSomewhere({ name, latitude, longitude }: FoundPlace): boolean {
  return name !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
