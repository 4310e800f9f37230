import { LOCATION_PAGE_SIZE } from '@/shared/defaults';
import { attempt } from '@/shared/errors';
import { createService, jsonInit } from '@/platform/maps/create-service';
import { fetchJson } from '@/platform/maps/fetch-json';
import { type FoundPlace, listPlaces } from '@/platform/maps/list-places';
import { MapFailure } from '@/platform/maps/map-failure';
import type { MapProvider, Place, Point } from '@/platform/maps/map-provider';
import type { ProviderOptions } from '@/platform/maps/provider-options';
import { degreesOf, type Fields, fieldsOf, listOf, wordsOf } from '@/platform/maps/read-fields';

/** Google bills by the fields that are asked for, and answers none without. */
const FIELDS = ['id', 'displayName', 'formattedAddress', 'location', 'primaryTypeDisplayName']
  .map((field) => `places.${field}`)
  .join(',');

/** Metres around a point within which it still has a name. */
const AT_HAND = 500;

/** A session is renewed so many milliseconds before its end. */
const MARGIN = 3_600_000;

/** Metres around which words are looked for first: the service's own limit. */
const BIAS = 50_000;

type Found = { readonly places: readonly Place[]; readonly next: string };

const regionNames: Readonly<Record<string, string>> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' };

/** Google: Map Tiles and Places. Its map of mainland China is shifted, elsewhere it is not: that is what GCJ-02 is. */
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
    // A locale of the product's own may be none that the browser knows.
    const region = attempt(() => new Intl.Locale(language()).maximize().region) ?? 'US';
    const init = jsonInit({ mapType: 'roadmap', language: language(), region });
    const answer = fieldsOf(
      await fetchJson(env, pictures.urlOf('/v1/createSession'), signal, init),
    );
    const name = wordsOf(answer.session);
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
          locationRestriction: { circle: { center: plain(centre), radius } },
        },
        read: (answer) => readPlaces(answer, centre),
      },
      signal,
    );

  /** A page is asked for by a word that the page before it gave. */
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
          locationBias: { circle: { center: plain(centre), radius: BIAS } },
          ...(before && { pageToken: before.next }),
        },
        read: (answer) => ({
          places: readPlaces(answer, centre),
          next: wordsOf(fieldsOf(answer).nextPageToken),
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
      if (session.end - MARGIN < env.date()) session = await openSession(signal);
      return {
        kind: 'images',
        urls: [pictures.urlOf('/v1/2dtiles/{z}/{x}/{y}', { session: session.name })],
      };
    },
    // The service has one page of twenty, whatever is there.
    nearby: async (centre, radius, page, signal) => ({
      places: page > 1 ? [] : await askNearby(centre, radius, LOCATION_PAGE_SIZE, signal),
      hasMore: false,
    }),
    search: async (text, centre, page, signal) => {
      const found = await askPage(text, centre, page, signal);
      return { places: found.places, hasMore: found.next !== '' };
    },
    reverse: async (point, signal) => (await askNearby(point, AT_HAND, 1, signal))[0] ?? null,
  };
}

const plain = ({ latitude, longitude }: Point) => ({ latitude, longitude });

/** Where nothing is found, the answer is an empty object. */
function readPlaces(answer: unknown, centre: Point): readonly Place[] {
  if (typeof answer !== 'object' || answer === null)
    throw new MapFailure('load', 'the answer has no list of places');
  const { places } = fieldsOf(answer);
  return listPlaces(places === undefined ? [] : listOf(places).map(readPlace), centre);
}

function readPlace(place: Fields): FoundPlace {
  const { latitude, longitude } = fieldsOf(place.location);
  return {
    id: wordsOf(place.id),
    name: wordsOf(fieldsOf(place.displayName).text),
    address: wordsOf(place.formattedAddress),
    type: wordsOf(fieldsOf(place.primaryTypeDisplayName).text),
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude),
  };
}
