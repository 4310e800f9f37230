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
import { createService, type Service, wmtsUrl } from '@/platform/maps/service';
import { LOCATION_PAGE_SIZE } from '@/shared/defaults';

/** A search needs a word. Nearly every address in China contains the sign for a road. */
const ANY = '路';

/** The service's limits: metres around a point, places of a list. */
const MAX_RADIUS = 10_000;
const MAX_PLACES = 300;

/** The status of a point without a place. */
const NO_PLACE = '101';

/** The national map of China. Its CGCS2000 differs from WGS-84 by less than a metre, so nothing is shifted. */
export function createTiandituProvider(options: ProviderOptions): MapProvider {
  const service = createService(options, {
    address: 'https://api.tianditu.gov.cn',
    keyName: 'tk',
  });
  const pictures = createService(options, {
    address: 'https://t{s}.tianditu.gov.cn',
    keyName: 'tk',
  });

  return {
    coordinates: 'wgs84',
    attribution: [{ text: '© Tianditu', href: 'https://www.tianditu.gov.cn/' }],
    needsKey: true,
    tiles: async () => ({
      kind: 'images',
      // The names are a separate layer.
      urls: [layerUrl(pictures, 'vec'), layerUrl(pictures, 'cva')],
      hosts: ['0', '1', '2', '3', '4', '5', '6', '7'],
    }),
    nearby: (centre, radius, page, signal) =>
      askAround(service, { text: ANY, centre, radius, page }, signal),
    search: (text, centre, page, signal) =>
      askAround(service, { text, centre, radius: MAX_RADIUS, page }, signal),
    reverse: (point, signal) =>
      service.ask(
        {
          path: '/geocoder',
          query: {
            type: 'geocode',
            postStr: JSON.stringify({ lon: point.longitude, lat: point.latitude, ver: 1 }),
          },
          read: (answer) => {
            const { status, msg, result } = fieldsOf(answer);
            if (status === NO_PLACE) return null;
            if (status !== '0') throw refusal(status, msg);
            const { formatted_address: address, addressComponent } = fieldsOf(result);
            const { poi } = fieldsOf(addressComponent);
            return placeAt(point, [], textOf(address), textOf(poi) || textOf(address));
          },
        },
        signal,
      ),
  };
}

type Around = {
  readonly text: string;
  readonly centre: Point;
  readonly radius: number;
  readonly page: number;
};

function askAround(
  service: Service,
  { text, centre, radius, page }: Around,
  signal: AbortSignal,
): Promise<PlacePage> {
  const start = (page - 1) * LOCATION_PAGE_SIZE;
  const wanted = {
    keyWord: text,
    level: 12,
    queryType: 3,
    queryRadius: Math.min(Math.round(radius), MAX_RADIUS),
    pointLonlat: lonLat(centre),
    start,
    count: LOCATION_PAGE_SIZE,
  };
  const read = (answer: unknown): PlacePage => {
    const { status, count, pois } = fieldsOf(answer);
    const { infocode, cndesc } = fieldsOf(status);
    if (infocode !== 1000) throw refusal(infocode, cndesc);
    const end = start + LOCATION_PAGE_SIZE;
    const hasMore = end < Math.min(Number(count), MAX_PLACES);
    // An answer without places has no list.
    const found = pois === undefined ? [] : listOf(pois);
    return { places: listPlaces(found.map(readPlace), centre), hasMore };
  };
  const query = { type: 'query', postStr: JSON.stringify(wanted) };
  return service.ask({ path: '/v2/search', query, read }, signal);
}

function layerUrl(service: Service, layer: string): string {
  return wmtsUrl(service, `/${layer}_w/wmts`, layer, { TILEMATRIXSET: 'w', FORMAT: 'tiles' });
}

function refusal(code: unknown, message: unknown): MapFailure {
  return new MapFailure('load', `Tianditu answered: ${code} ${textOf(message)}`);
}

function readPlace({ hotPointID, name, address, typeName, lonlat }: Fields): FoundPlace {
  return {
    id: textOf(hotPointID),
    name: textOf(name),
    address: textOf(address),
    type: textOf(typeName),
    ...lonLatOf(lonlat),
  };
}
