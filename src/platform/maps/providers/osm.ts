import { createService } from '@/platform/maps/create-service';
import { type FoundPlace, listPlaces, pageOf } from '@/platform/maps/list-places';
import type { MapProvider, Place, Point } from '@/platform/maps/map-provider';
import type { ProviderOptions } from '@/platform/maps/provider-options';
import { degreesOf, type Fields, fieldsOf, listOf, wordsOf } from '@/platform/maps/read-fields';

/** The most that the public Photon gives. It knows no pages, so all of them are cut from one answer. */
const MOST = 50;

/** Bare addresses and roads would leave no room for places. */
const PLACES_ONLY = 'osm_tag=!place&osm_tag=!building&osm_tag=!highway';

/** OpenStreetMap: its tiles, and Photon for places. Public servers are asked once a second at most. */
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
        // Its `lang` knows few languages and refuses the others; this one falls back.
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
      const query = { radius: radius / 1000, limit: MOST };
      return pageOf(await ask(`/reverse?${PLACES_ONLY}`, query, centre, signal), page);
    },
    search: async (text, centre, page, signal) =>
      pageOf(await ask('/api', { q: text, limit: MOST }, centre, signal), page),
    reverse: async (point, signal) =>
      (await ask('/reverse', { limit: 1 }, point, signal))[0] ?? null,
  };
}

function readPlace({ geometry, properties }: Fields): FoundPlace {
  const [longitude, latitude] = coordinatesOf(geometry);
  const { osm_type, osm_id, name, street, housenumber, district, city, osm_value } =
    fieldsOf(properties);
  const house = [wordsOf(street), wordsOf(housenumber)].filter(Boolean).join(' ');
  return {
    id: `${wordsOf(osm_type)}${osm_id}`,
    name: wordsOf(name) || house,
    address: [house, wordsOf(district), wordsOf(city)].filter(Boolean).join(', '),
    type: wordsOf(osm_value).replaceAll('_', ' '),
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude),
  };
}

function coordinatesOf(geometry: unknown): readonly unknown[] {
  const { coordinates } = fieldsOf(geometry);
  return Array.isArray(coordinates) ? coordinates : [];
}
