import {
  type Fields,
  type FoundPlace,
  fieldsOf,
  listOf,
  listPlaces,
  lonLat,
  lonLatOf,
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
import { createService } from '@/platform/maps/service';
import { LOCATION_PAGE_SIZE } from '@/shared/defaults';
import { last } from '@/shared/values';

/** All kinds of places. The service's default is restaurants, services and homes only. */
const TYPES = [
  ...['010000', '020000', '030000', '040000', '050000', '060000', '070000', '080000', '090000'],
  ...['100000', '110000', '120000', '130000', '140000', '150000', '160000', '170000'],
].join('|');

/** The service's limits: metres around a point, pages of a list. */
const MAX_RADIUS = 50_000;
const MAX_PAGE = 100;

/** AMap's web service. Its keys work from any origin, so a product keeps them behind its proxy. */
export function createAmapProvider(options: ProviderOptions): MapProvider {
  const service = createService(options, { address: 'https://restapi.amap.com', keyName: 'key' });
  const pictures = createService(options, { address: 'https://webrd0{s}.is.autonavi.com' });

  const around = (
    centre: Point,
    page: number,
    query: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ) =>
    service.ask<PlacePage>(
      {
        path: '/v5/place/around',
        query: {
          ...query,
          location: lonLat(centre),
          sortrule: 'distance',
          page_size: LOCATION_PAGE_SIZE,
          page_num: page,
        },
        read: (answer) => {
          const found = listOf(checked(answer).pois);
          // The answer's count is for this page only.
          const hasMore = found.length === LOCATION_PAGE_SIZE && page < MAX_PAGE;
          return { places: listPlaces(found.map(readPlace), centre), hasMore };
        },
      },
      signal,
    );

  return {
    coordinates: 'gcj02',
    attribution: [{ text: '© AutoNavi', href: 'https://www.amap.com/' }],
    needsKey: true,
    tiles: async () => {
      const url = pictures.urlOf('/appmaptile', { lang: 'zh_cn', size: 1, scale: 1, style: 8 });
      return {
        kind: 'images',
        urls: [`${url}&x={x}&y={y}&z={z}`],
        hosts: ['1', '2', '3', '4'],
      };
    },
    nearby: (centre, radius, page, signal) => {
      const reach = Math.min(Math.round(radius), MAX_RADIUS);
      return around(centre, page, { types: TYPES, radius: reach }, signal);
    },
    search: (text, centre, page, signal) =>
      around(centre, page, { keywords: text, radius: MAX_RADIUS }, signal),
    reverse: (point, signal) =>
      service.ask(
        {
          path: '/v3/geocode/regeo',
          query: { location: lonLat(point), extensions: 'all', radius: 1000 },
          read: (answer) => {
            const { pois, formatted_address: address } = fieldsOf(checked(answer).regeocode);
            return placeAt(point, listOf(pois).map(readPlace), textOf(address));
          },
        },
        signal,
      ),
  };
}

/** The service reports its errors with status 200. */
function checked(answer: unknown): Fields {
  const fields = fieldsOf(answer);
  if (fields.status === '1') return fields;
  throw new MapFailure('load', `AMap answered: ${textOf(fields.infocode)} ${textOf(fields.info)}`);
}

function readPlace({ id, name, address, type, location }: Fields): FoundPlace {
  return {
    id: textOf(id),
    name: textOf(name),
    address: textOf(address),
    // For example 'Food;Cafe;Coffee bar'. The last is the most exact.
    type: last(textOf(type).split(';')) ?? '',
    ...lonLatOf(location),
  };
}
