import {
  type Fields,
  type FoundPlace,
  degreesOf,
  fieldsOf,
  listOf,
  listPlaces,
  lonLat,
  pageOf,
  textOf,
} from '@/platform/maps/places';
import type { MapProvider, Place, Point, ProviderOptions } from '@/platform/maps/provider';
import { createService, type Service } from '@/platform/maps/service';

/** The service's limits. It has no pages, so all pages come from one answer. */
const MAX_NEARBY = 50;
const MAX_FOUND = 10;

/** Mapbox: raster tiles, points of the street tiles for nearby places, Search Box for searches. */
export function createMapboxProvider(options: ProviderOptions): MapProvider {
  const service = createService(options, {
    address: 'https://api.mapbox.com',
    keyName: 'access_token',
  });
  const language = () => options.messages.getState().locale;

  return {
    coordinates: 'wgs84',
    attribution: [
      { text: '© Mapbox', href: 'https://www.mapbox.com/about/maps/' },
      { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    ],
    needsKey: true,
    tiles: async () => ({
      kind: 'images',
      urls: [service.urlOf('/styles/v1/mapbox/streets-v12/tiles/256/{z}/{x}/{y}')],
    }),
    nearby: async (centre, radius, page, signal) => {
      const path = `/v4/mapbox.mapbox-streets-v8/tilequery/${lonLat(centre)}.json`;
      const query = { radius: Math.round(radius), limit: MAX_NEARBY, layers: 'poi_label' };
      return pageOf(await ask(service, { path, query }, centre, signal), page);
    },
    search: async (text, centre, page, signal) => {
      const path = '/search/searchbox/v1/forward';
      const query = {
        q: text,
        proximity: lonLat(centre),
        limit: MAX_FOUND,
        language: language(),
      };
      return pageOf(await ask(service, { path, query }, centre, signal), page);
    },
    reverse: async (point, signal) => {
      const path = '/search/searchbox/v1/reverse';
      const { latitude, longitude } = point;
      const query = {
        longitude: longitude.toFixed(6),
        latitude: latitude.toFixed(6),
        language: language(),
      };
      return (await ask(service, { path, query }, point, signal))[0] ?? null;
    },
  };
}

type Question = { readonly path: string; readonly query: Readonly<Record<string, unknown>> };

function ask(
  service: Service,
  question: Question,
  centre: Point,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const read = (answer: unknown) =>
    listPlaces(listOf(fieldsOf(answer).features).map(readPlace), centre);
  return service.ask({ ...question, read }, signal);
}

/** Points of tiles have a number and a category. Search results have a Mapbox id and an address. */
function readPlace({ id, geometry, properties }: Fields): FoundPlace {
  const { coordinates } = fieldsOf(geometry);
  const [longitude, latitude] = Array.isArray(coordinates) ? coordinates : [];
  const { mapbox_id, name, full_address, place_formatted, category_en, poi_category } =
    fieldsOf(properties);
  const [category] = Array.isArray(poi_category) ? poi_category : [category_en];
  return {
    id: textOf(mapbox_id) || (typeof id === 'number' ? String(id) : ''),
    name: textOf(name),
    address: textOf(full_address) || textOf(place_formatted),
    type: textOf(category),
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude),
  };
}
