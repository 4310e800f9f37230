// https://github.com/komoot/photon/blob/master/docs/api-v1.md, and tiles as at tile.openstreetmap.org
import { sendJson } from '../http/answers.mjs';
import { wholeNumber } from '../http/requests.mjs';
import { samplePlaces, sendTile } from './sample-map.mjs';

/** @param {import('./sample-map.mjs').SamplePlace} place */
const toFeature = ({ id, name, address, type, latitude, longitude }) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: {
    osm_type: 'N',
    osm_id: Number(id.replace(/\D/g, '')),
    osm_key: 'amenity',
    osm_value: type.toLowerCase(),
    type: 'house',
    // Bare addresses have no name.
    ...(type !== 'Bank' && { name }),
    street: address.replace(/^\d+ /, ''),
    housenumber: address.split(' ')[0],
    city: 'Sampleton',
    countrycode: 'XX',
  },
});

/** @param {URLSearchParams} query */
const limitOf = (query) =>
  wholeNumber(query.get('limit'), { name: 'limit', min: 1, max: 50, fallback: 15 });

/** @param {object[]} features */
const collection = (features) => ({ type: 'FeatureCollection', features });

/** @type {import('../http/router.mjs').Route[]} */
export const osm = [
  {
    method: 'GET',
    path: '/api/maps/osm/reverse',
    handle({ response, query }) {
      const radius = 1000 * Number(query.get('radius') ?? 1);
      const places = samplePlaces(Number(query.get('lat')), Number(query.get('lon')), radius);
      sendJson(response, 200, collection(places.slice(0, limitOf(query)).map(toFeature)));
    },
  },
  {
    method: 'GET',
    path: '/api/maps/osm/api',
    handle({ response, query }) {
      const [latitude, longitude] = [query.get('lat'), query.get('lon')].map(Number);
      const places = samplePlaces(latitude ?? NaN, longitude ?? NaN, 10_000, query.get('q') ?? '');
      sendJson(response, 200, collection(places.slice(0, limitOf(query)).map(toFeature)));
    },
  },
  {
    method: 'GET',
    path: '/api/maps/osm/:z/:x/:y',
    handle: ({ response, params }) => sendTile(response, /** @type {any} */ (params)),
  },
];
