import {
  type Fields,
  type FoundPlace,
  degreesOf,
  fieldsOf,
  listOf,
  listPlaces,
  textOf,
} from '@/platform/maps/places';
import {
  MapFailure,
  type MapProvider,
  type Place,
  type Point,
  type ProviderOptions,
} from '@/platform/maps/provider';
import { createService, fetchJson, jsonInit } from '@/platform/maps/service';
import { LOCATION_PAGE_SIZE } from '@/shared/defaults';
import { attempt } from '@/shared/errors';

/** The request must name the fields. Google bills by them. */
const FIELDS = ['id', 'displayName', 'formattedAddress', 'location', 'primaryTypeDisplayName']
  .map((field) => `places.${field}`)
  .join(',');

/** Metres. A place within them names the point. */
const REVERSE_RADIUS = 500;

/** Milliseconds before its end at which a session is renewed. */
const RENEWAL_MARGIN = 3_600_000;

/** Metres of the preferred area of a search: the service's limit. */
const SEARCH_RADIUS = 50_000;

type Found = { readonly places: readonly Place[]; readonly next: string };

const regionNames: Readonly<Record<string, string>> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' };

/** Google: Map Tiles and Places. Its map is shifted in mainland China only, like GCJ-02. */
export function createGoogleProvider(options: ProviderOptions): MapProvider {
  const { env, messages } = options;
  const keyName = 'key';
  const places = createService(options, { address: 'https://places.googleapis.com', keyName });
  const pictures = createService(options, { address: 'https://tile.googleapis.com', keyName });
  let session = { name: '', end: 0 };

  const language = () => {
    const { locale } = messages.getState();
    return regionNames[locale] ?? locale;
  };

  const openSession = async (signal: AbortSignal) => {
    // The browser may not know a locale of the product's own.
    const region = attempt(() => new Intl.Locale(language()).maximize().region) ?? 'US';
    const init = jsonInit({ mapType: 'roadmap', language: language(), region });
    const answer = fieldsOf(
      await fetchJson(env, pictures.urlOf('/v1/createSession'), signal, init),
    );
    const name = textOf(answer.session);
    if (name === '') throw new MapFailure('load', 'Google gave no session for tiles');
    return { name, end: 1000 * degreesOf(answer.expiry) };
  };

  const askNearby = (centre: Point, radius: number, count: number, signal: AbortSignal) =>
    places.ask(
      {
        path: '/v1/places:searchNearby',
        headers: { 'X-Goog-FieldMask': FIELDS },
        body: {
          maxResultCount: count,
          rankPreference: 'DISTANCE',
          languageCode: language(),
          locationRestriction: { circle: { center: pick(centre), radius } },
        },
        read: (answer) => readPlaces(answer, centre),
      },
      signal,
    );

  /** The request for a page needs the token of the page before it. */
  const askPage = async (
    text: string,
    centre: Point,
    page: number,
    signal: AbortSignal,
  ): Promise<Found> => {
    const before = page > 1 ? await askPage(text, centre, page - 1, signal) : undefined;
    if (before?.next === '') return { places: [], next: '' };
    return places.ask(
      {
        path: '/v1/places:searchText',
        headers: { 'X-Goog-FieldMask': `${FIELDS},nextPageToken` },
        body: {
          textQuery: text,
          pageSize: LOCATION_PAGE_SIZE,
          languageCode: language(),
          locationBias: { circle: { center: pick(centre), radius: SEARCH_RADIUS } },
          ...(before && { pageToken: before.next }),
        },
        read: (answer) => ({
          places: readPlaces(answer, centre),
          next: textOf(fieldsOf(answer).nextPageToken),
        }),
      },
      signal,
    );
  };

  return {
    coordinates: 'gcj02',
    attribution: [{ text: 'Map data © Google', href: 'https://www.google.com/maps' }],
    needsKey: true,
    tiles: async (signal) => {
      if (session.end - RENEWAL_MARGIN < env.date()) session = await openSession(signal);
      return {
        kind: 'images',
        urls: [pictures.urlOf('/v1/2dtiles/{z}/{x}/{y}', { session: session.name })],
      };
    },
    // The service returns at most one page of twenty.
    nearby: async (centre, radius, page, signal) => ({
      places: page > 1 ? [] : await askNearby(centre, radius, LOCATION_PAGE_SIZE, signal),
      hasMore: false,
    }),
    search: async (text, centre, page, signal) => {
      const found = await askPage(text, centre, page, signal);
      return { places: found.places, hasMore: found.next !== '' };
    },
    reverse: async (point, signal) =>
      (await askNearby(point, REVERSE_RADIUS, 1, signal))[0] ?? null,
  };
}

const pick = ({ latitude, longitude }: Point) => ({ latitude, longitude });

/** An answer without places is an empty object. */
function readPlaces(answer: unknown, centre: Point): readonly Place[] {
  if (typeof answer !== 'object' || answer === null)
    throw new MapFailure('load', 'the answer has no list of places');
  const { places } = fieldsOf(answer);
  return listPlaces(places === undefined ? [] : listOf(places).map(readPlace), centre);
}

function readPlace(place: Fields): FoundPlace {
  const { latitude, longitude } = fieldsOf(place.location);
  return {
    id: textOf(place.id),
    name: textOf(fieldsOf(place.displayName).text),
    address: textOf(place.formattedAddress),
    type: textOf(fieldsOf(place.primaryTypeDisplayName).text),
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude),
  };
}
