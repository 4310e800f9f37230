// https://docs.mapbox.com/api: Tilequery, Search Box, Static Tiles
import { HttpError } from '../../shared/http.mjs';
import { sendJson } from '../http/answers.mjs';
import { wholeNumber } from '../http/requests.mjs';
import { samplePlaces, sendTile } from './sample-map.mjs';

/** @typedef {import('./sample-map.mjs').SamplePlace} SamplePlace */

/** @param {URLSearchParams} query */
function checkKey(query) {
  if (query.get('access_token') === 'wrong') {
    throw new HttpError(401, 'Not Authorized - Invalid Token');
  }
}

/** @param {object[]} features */
const collection = (features) => ({ type: 'FeatureCollection', features });

/** @param {SamplePlace} place */
const geometryOf = ({ longitude, latitude }) => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});

/** @param {SamplePlace} place @param {number} at */
const toTileFeature = (place, at) => ({
  type: 'Feature',
  id: 1000 + at,
  geometry: geometryOf(place),
  properties: {
    name: place.name,
    category_en: place.type,
    class: 'commercial_services',
    tilequery: { distance: place.distance, geometry: 'point', layer: 'poi_label' },
  },
});

/** @param {SamplePlace} place */
const toFeature = (place) => ({
  type: 'Feature',
  geometry: geometryOf(place),
  properties: {
    name: place.name,
    mapbox_id: place.id,
    feature_type: 'poi',
    address: place.address,
    full_address: place.address,
    place_formatted: '',
    poi_category: [place.type],
    distance: Math.round(place.distance),
  },
});

/** @type {import('../http/router.mjs').Route[]} */
export const mapbox = [
  {
    method: 'GET',
    path: '/api/maps/mapbox/v4/mapbox.mapbox-streets-v8/tilequery/:file',
    handle({ response, query, params }) {
      checkKey(query);
      const [longitude = NaN, latitude = NaN] = (params.file ?? '')
        .replace(/\.json$/, '')
        .split(',')
        .map(Number);
      const radius = wholeNumber(query.get('radius'), { name: 'radius', max: 1e6, fallback: 0 });
      const limit = wholeNumber(query.get('limit'), {
        name: 'limit',
        min: 1,
        max: 50,
        fallback: 5,
      });
      const places = samplePlaces(latitude, longitude, radius).slice(0, limit);
      sendJson(response, 200, collection(places.map(toTileFeature)));
    },
  },
  {
    method: 'GET',
    path: '/api/maps/mapbox/search/searchbox/v1/forward',
    handle({ response, query }) {
      checkKey(query);
      const [longitude = NaN, latitude = NaN] = (query.get('proximity') ?? '')
        .split(',')
        .map(Number);
      const limit = wholeNumber(query.get('limit'), {
        name: 'limit',
        min: 1,
        max: 10,
        fallback: 5,
      });
      const places = samplePlaces(latitude, longitude, 10_000, query.get('q') ?? '');
      sendJson(response, 200, collection(places.slice(0, limit).map(toFeature)));
    },
  },
  {
    method: 'GET',
    path: '/api/maps/mapbox/search/searchbox/v1/reverse',
    handle({ response, query }) {
      checkKey(query);
      const [latitude, longitude] = [query.get('latitude'), query.get('longitude')].map(Number);
      const places = samplePlaces(latitude ?? NaN, longitude ?? NaN, 1000);
      sendJson(response, 200, collection(places.slice(0, 1).map(toFeature)));
    },
  },
  {
    method: 'GET',
    path: '/api/maps/mapbox/styles/v1/mapbox/streets-v12/tiles/256/:z/:x/:y',
    handle: ({ response, params }) => sendTile(response, /** @type {any} */ (params)),
  },
];
