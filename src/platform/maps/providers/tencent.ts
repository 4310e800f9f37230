import {
  type Fields,
  type FoundPlace,
  degreesOf,
  fieldsOf,
  listOf,
  listPlaces,
  placeAt,
  textOf,
} from '@/platform/maps/places';
import {
  MapFailure,
  type MapProvider,
  type PlacePage,
  type Point,
  type ProviderOptions,
} from '@/platform/maps/provider';
import { createService, wmtsUrl } from '@/platform/maps/service';
import { LOCATION_PAGE_SIZE } from '@/shared/defaults';

/** The service's limits: metres around a point, pages of a list. */
const MAX_RADIUS = 5000;
const MAX_PAGE = 20;

const formatPoint = ({ latitude, longitude }: Point) =>
  `${latitude.toFixed(6)},${longitude.toFixed(6)}`;

/** Tencent Location Service. It sends no CORS headers, so lists of places work only through a proxy. */
export function createTencentProvider(options: ProviderOptions): MapProvider {
  const service = createService(options, { address: 'https://apis.map.qq.com', keyName: 'key' });

  const around = (point: Point, choice: string, signal: AbortSignal) =>
    service.ask(
      {
        path: '/ws/geocoder/v1/',
        query: { location: formatPoint(point), get_poi: 1, poi_options: choice },
        read: (answer) => fieldsOf(checked(answer).result),
      },
      signal,
    );

  return {
    coordinates: 'gcj02',
    attribution: [{ text: '© Tencent', href: 'https://map.qq.com/' }],
    needsKey: true,
    tiles: async () => {
      const format = { FORMAT: 'image/png', TILEMATRIXSET: 'EPSG:3857' };
      return { kind: 'images', urls: [wmtsUrl(service, '/maptile/base/wmts', 'default', format)] };
    },
    nearby: async (centre, radius, page, signal) => {
      if (page > MAX_PAGE) return { places: [], hasMore: false };
      const reach = Math.min(Math.round(radius), MAX_RADIUS);
      const choice = `radius=${reach};page_size=${LOCATION_PAGE_SIZE};page_index=${page}`;
      const { pois } = await around(centre, choice, signal);
      // An answer without places has no list.
      const found = pois === undefined ? [] : listOf(pois);
      const hasMore = found.length === LOCATION_PAGE_SIZE && page < MAX_PAGE;
      return { places: listPlaces(found.map(readPlace), centre), hasMore };
    },
    search: (text, centre, page, signal) =>
      service.ask<PlacePage>(
        {
          path: '/ws/place/v1/search',
          query: {
            keyword: text,
            // The limit is 1000 m. The last number extends an empty search.
            boundary: `nearby(${formatPoint(centre)},1000,1)`,
            orderby: '_distance',
            page_size: LOCATION_PAGE_SIZE,
            page_index: page,
          },
          read: (answer) => {
            const { data, count } = checked(answer);
            const places = listPlaces(listOf(data).map(readPlace), centre);
            return {
              places,
              hasMore: page < MAX_PAGE && page * LOCATION_PAGE_SIZE < Number(count),
            };
          },
        },
        signal,
      ),
    reverse: async (point, signal) => {
      const { pois, address } = await around(point, 'page_size=1;page_index=1', signal);
      const found = pois === undefined ? [] : listOf(pois).map(readPlace);
      return placeAt(point, found, textOf(address));
    },
  };
}

/** The service reports its errors with status 200. */
function checked(answer: unknown): Fields {
  const fields = fieldsOf(answer);
  if (fields.status === 0) return fields;
  throw new MapFailure('load', `Tencent answered: ${fields.status} ${textOf(fields.message)}`);
}

function readPlace({ id, title, address, category, location }: Fields): FoundPlace {
  const { lat, lng } = fieldsOf(location);
  return {
    id: textOf(id),
    name: textOf(title),
    address: textOf(address),
    type: textOf(category),
    latitude: degreesOf(lat),
    longitude: degreesOf(lng),
  };
}
