import { LOCATION_PAGE_SIZE } from '@/shared/defaults';
import { radians } from './coordinates';
import { MapFailure, type Place, type PlacePage, type Point } from './provider';

export type FoundPlace = Omit<Place, 'distance'>;

/** Mean radius of the Earth in metres. */
const EARTH_RADIUS = 6_371_008.8;

/** Adds distances and missing ids, sorts by distance, and removes places without a name or a valid position. */
export function listPlaces(found: readonly FoundPlace[], centre: Point): Place[] {
  return found
    .filter(isValid)
    .map((place) => ({
      ...place,
      id: place.id || `${place.latitude},${place.longitude}`,
      distance: distanceBetween(centre, place),
    }))
    .sort((one, other) => one.distance - other.distance);
}

/** One page [S9.10] of a complete list. The first page is 1. */
export function pageOf(places: readonly Place[], page: number): PlacePage {
  const end = page * LOCATION_PAGE_SIZE;
  return { places: places.slice(end - LOCATION_PAGE_SIZE, end), hasMore: places.length > end };
}

/** Metres along the surface, within half a percent: the formula is for a sphere. */
export function distanceBetween(from: Point, to: Point): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  // Rounding gives slightly more than 1 for opposite points.
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(north * north + scale * east * east)));
}

/** '80 m' or '1.2 km', with the digits and units of the locale. */
export function distanceText(metres: number, locale: string): string {
  const isFar = Math.round(metres) >= 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar && metres < 99_950 ? 1 : 0,
  }).format(isFar ? metres / 1000 : metres);
}

/** The point of unchecked values. Null if a value is missing or not on Earth. */
export function pointOf({ latitude, longitude }: { [N in keyof Point]?: unknown }): Point | null {
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;
}

// The answers of map services are unchecked JSON. These functions read them.

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object. Other values have no fields. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Throws if the value is not a list, because then the answer is wrong. */
export function listOf(value: unknown): readonly Fields[] {
  if (!Array.isArray(value)) throw new MapFailure('load', 'the answer has no list of places');
  return value.map(fieldsOf);
}

/** Some services write an empty list instead of an empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Some services write degrees as text. */
export function degreesOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** The place at a point: the nearest of those that were found, or else the address. */
export function placeAt(
  point: Point,
  found: readonly FoundPlace[],
  address: string,
  name: string = address,
): Place | null {
  const spot = { ...point, id: '', name, address, type: '' };
  return listPlaces(found.length > 0 ? found : [spot], point)[0] ?? null;
}

/** Writes 'longitude,latitude'. */
export function lonLat({ latitude, longitude }: Point): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`;
}

/** Reads 'longitude,latitude'. */
export function lonLatOf(value: unknown): { latitude: number; longitude: number } {
  const [longitude, latitude] = textOf(value).split(',');
  return { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
}

function isValid({ name, latitude, longitude }: FoundPlace): boolean {
  return name !== '' && pointOf({ latitude, longitude }) !== null;
}

function isWithin(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}
