import {
  type Fields,
  type FoundPlace,
  degreesOf,
  fieldsOf,
  listOf,
  listPlaces,
  pageOf,
  textOf,
} from '@/platform/maps/places';
import type { MapProvider, Place, Point, ProviderOptions } from '@/platform/maps/provider';
import { createService } from '@/platform/maps/service';

/** The limit of the public Photon. It has no pages, so all pages come from one answer. */
const MAX_PLACES = 50;

/** Without this filter, addresses and roads fill the answer. */
const PLACES_ONLY = 'osm_tag=!place&osm_tag=!building&osm_tag=!highway';

/** OpenStreetMap tiles, and Photon for places. Public servers get at most one request a second. */
export function createOsmProvider(options: ProviderOptions): MapProvider {
  const pictures = createService(options, { address: 'https://tile.openstreetmap.org' });
  const photon = createService(options, {
    address: 'https://photon.komoot.io',
    gap: options.proxy ? 0 : 1000,
  });

  const ask = (
    path: string,
    query: Readonly<Record<string, unknown>>,
    centre: Point,
    signal: AbortSignal,
  ): Promise<readonly Place[]> => {
    const { latitude, longitude } = centre;
    return photon.ask(
      {
        path,
        query: { ...query, lat: latitude.toFixed(6), lon: longitude.toFixed(6) },
        // Photon's `lang` refuses most languages. This header has a fallback.
        headers: { 'Accept-Language': options.messages.getState().locale },
        read: (answer) => listPlaces(listOf(fieldsOf(answer).features).map(readPlace), centre),
      },
      signal,
    );
  };

  return {
    coordinates: 'wgs84',
    attribution: [
      { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
    ],
    needsKey: false,
    tiles: async () => ({ kind: 'images', urls: [pictures.urlOf('/{z}/{x}/{y}.png')] }),
    nearby: async (centre, radius, page, signal) => {
      const query = { radius: radius / 1000, limit: MAX_PLACES };
      return pageOf(await ask(`/reverse?${PLACES_ONLY}`, query, centre, signal), page);
    },
    search: async (text, centre, page, signal) =>
      pageOf(await ask('/api', { q: text, limit: MAX_PLACES }, centre, signal), page),
    reverse: async (point, signal) =>
      (await ask('/reverse', { limit: 1 }, point, signal))[0] ?? null,
  };
}

function readPlace({ geometry, properties }: Fields): FoundPlace {
  const [longitude, latitude] = coordinatesOf(geometry);
  const { osm_type, osm_id, name, street, housenumber, district, city, osm_value } =
    fieldsOf(properties);
  const house = [textOf(street), textOf(housenumber)].filter(Boolean).join(' ');
  return {
    id: `${textOf(osm_type)}${osm_id}`,
    name: textOf(name) || house,
    address: [house, textOf(district), textOf(city)].filter(Boolean).join(', '),
    type: textOf(osm_value).replaceAll('_', ' '),
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude),
  };
}

function coordinatesOf(geometry: unknown): readonly unknown[] {
  const { coordinates } = fieldsOf(geometry);
  return Array.isArray(coordinates) ? coordinates : [];
}
