import { createService, type Service } from '@/platform/maps/create-service';
import { type FoundPlace, listPlaces, pageOf } from '@/platform/maps/list-places';
import type { MapProvider, Place, Point } from '@/platform/maps/map-provider';
import type { ProviderOptions } from '@/platform/maps/provider-options';
import { degreesOf, type Fields, fieldsOf, listOf, wordsOf } from '@/platform/maps/read-fields';

/** The service's own limits. Neither knows pages, so all of them are cut from one answer. */
const MOST_NEARBY = 50;
const MOST_FOUND = 10;

const written = ({ latitude, longitude }: Point) =>
  `${longitude.toFixed(6)},${latitude.toFixed(6)}`;

/** Mapbox: raster tiles, the points of its street tiles for what is nearby, Search Box for words. */
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
      const path = `/v4/mapbox.mapbox-streets-v8/tilequery/${written(centre)}.json`;
      const query = { radius: Math.round(radius), limit: MOST_NEARBY, layers: 'poi_label' };
      return pageOf(await ask(service, { path, query }, centre, signal), page);
    },
    search: async (text, centre, page, signal) => {
      const path = '/search/searchbox/v1/forward';
      const query = {
        q: text,
        proximity: written(centre),
        limit: MOST_FOUND,
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

type Asked = { readonly path: string; readonly query: Readonly<Record<string, unknown>> };

function ask(
  service: Service,
  asked: Asked,
  centre: Point,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const read = (answer: unknown) =>
    listPlaces(listOf(fieldsOf(answer).features).map(readPlace), centre);
  return service.ask({ ...asked, read }, signal);
}

/** Points of tiles have a number and a category, those of the search an id of their own and an address. */
function readPlace({ id, geometry, properties }: Fields): FoundPlace {
  const { coordinates } = fieldsOf(geometry);
  const [longitude, latitude] = Array.isArray(coordinates) ? coordinates : [];
  const { mapbox_id, name, full_address, place_formatted, category_en, poi_category } =
    fieldsOf(properties);
  const [category] = Array.isArray(poi_category) ? poi_category : [category_en];
  return {
    id: wordsOf(mapbox_id) || (typeof id === 'number' ? String(id) : ''),
    name: wordsOf(name),
    address: wordsOf(full_address) || wordsOf(place_formatted),
    type: wordsOf(category),
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude),
  };
}
