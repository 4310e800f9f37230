// https://developers.google.com/maps/documentation: Places API (New) and Map Tiles API
import { HttpError } from '../../shared/http.mjs';
import { sendJson } from '../http/answers.mjs';
import { readJson } from '../http/requests.mjs';
import { samplePlaces, sendTile } from './sample-map.mjs';

/** @typedef {import('../http/router.mjs').Call} Call */

/** @param {import('./sample-map.mjs').SamplePlace} place */
const toPlace = ({ id, name, address, type, latitude, longitude }) => ({
  id,
  formattedAddress: address,
  location: { latitude, longitude },
  displayName: { text: name, languageCode: 'en' },
  primaryTypeDisplayName: { text: type, languageCode: 'en-US' },
});

/** @param {unknown} area @returns {{ latitude: number, longitude: number, radius: number }} */
function circleOf(area) {
  const { circle } = /** @type {any} */ (area ?? {});
  const { latitude, longitude } = circle?.center ?? {};
  return { latitude, longitude, radius: circle?.radius };
}

/** @param {Call} call */
function checkKey({ query, request }) {
  if ((query.get('key') ?? request.headers['x-goog-api-key']) === 'wrong') {
    throw new HttpError(400, 'API key not valid. Please pass a valid API key.');
  }
}

/** @param {Call} call */
async function readPlacesRequest(call) {
  checkKey(call);
  if (!call.request.headers['x-goog-fieldmask']) {
    throw new HttpError(400, 'FieldMask is a required parameter.');
  }
  return readJson(call.request);
}

/** @param {unknown} value @param {string} name */
function upTo20(value, name) {
  if (Number(value) >= 1 && Number(value) <= 20) return Number(value);
  throw new HttpError(400, `${name} must be between 1 and 20`);
}

/** @type {import('../http/router.mjs').Route[]} */
export const google = [
  {
    method: 'POST',
    path: '/api/maps/google/v1/places:searchNearby',
    async handle(call) {
      const { maxResultCount, locationRestriction } = await readPlacesRequest(call);
      const { latitude, longitude, radius } = circleOf(locationRestriction);
      const places = samplePlaces(latitude, longitude, radius);
      const found = places.slice(0, upTo20(maxResultCount ?? 20, 'maxResultCount')).map(toPlace);
      sendJson(call.response, 200, found.length > 0 ? { places: found } : {});
    },
  },
  {
    method: 'POST',
    path: '/api/maps/google/v1/places:searchText',
    async handle(call) {
      const { textQuery, pageSize, pageToken, locationBias } = await readPlacesRequest(call);
      const { latitude, longitude } = circleOf(locationBias);
      const size = upTo20(pageSize ?? 20, 'pageSize');
      const start =
        pageToken === undefined ? 0 : Number(/^after-(\d+)$/.exec(String(pageToken))?.[1]);
      if (Number.isNaN(start)) throw new HttpError(400, 'Invalid page token');
      // Google shows sixty places at most.
      const places = samplePlaces(latitude, longitude, 10_000, String(textQuery)).slice(0, 60);
      const found = places.slice(start, start + size).map(toPlace);
      const next = start + size;
      sendJson(call.response, 200, {
        ...(found.length > 0 && { places: found }),
        ...(next < places.length && { nextPageToken: `after-${next}` }),
      });
    },
  },
  {
    method: 'POST',
    path: '/api/maps/google/v1/createSession',
    async handle(call) {
      checkKey(call);
      const { mapType, language, region } = await readJson(call.request);
      if (!mapType || !language || !region) throw new HttpError(400, 'a field is missing');
      sendJson(call.response, 200, {
        session: `${mapType}-${language}-${region}`,
        expiry: String(Math.round(Date.now() / 1000) + 14 * 24 * 3600),
        tileWidth: 256,
        tileHeight: 256,
        imageFormat: 'png',
      });
    },
  },
  {
    method: 'GET',
    path: '/api/maps/google/v1/2dtiles/:z/:x/:y',
    handle({ response, query, params }) {
      if (!query.get('session')) throw new HttpError(400, 'session is missing');
      sendTile(response, /** @type {any} */ (params));
    },
  },
];
