// https://lbs.amap.com/api/webservice/guide/api: places around a point (v5), the address of a point (v3).
import { sendJson } from '../http/answers.mjs';
import { wholeNumber } from '../http/requests.mjs';
import { pageOf, samplePlaces, sendTile } from './sample-map.mjs';

/** @param {import('./sample-map.mjs').SamplePlace} place */
const toPoi = ({ id, name, address, type, latitude, longitude, distance }) => ({
  id,
  name,
  // The service writes an empty list for a missing text.
  address: type === 'Park' ? [] : address,
  type: `Sample;Places;${type}`,
  typecode: '050000',
  location: `${longitude.toFixed(6)},${latitude.toFixed(6)}`,
  distance: String(Math.round(distance)),
});

/** @param {URLSearchParams} query */
const refusal = (query) =>
  query.get('key') === 'wrong'
    ? { status: '0', info: 'INVALID_USER_KEY', infocode: '10001' }
    : undefined;

const fine = { status: '1', info: 'OK', infocode: '10000' };

/** @param {URLSearchParams} query */
function centreOf(query) {
  const [longitude = NaN, latitude = NaN] = (query.get('location') ?? '').split(',').map(Number);
  return { latitude, longitude };
}

/** @type {import('../http/router.mjs').Route[]} */
export const amap = [
  {
    method: 'GET',
    path: '/api/maps/amap/v5/place/around',
    handle({ response, query }) {
      const { latitude, longitude } = centreOf(query);
      const radius = wholeNumber(query.get('radius'), {
        name: 'radius',
        max: 50_000,
        fallback: 5000,
      });
      const size = wholeNumber(query.get('page_size'), {
        name: 'page_size',
        min: 1,
        max: 25,
        fallback: 10,
      });
      const number = wholeNumber(query.get('page_num'), {
        name: 'page_num',
        min: 1,
        max: 100,
        fallback: 1,
      });
      const places = samplePlaces(latitude, longitude, radius, query.get('keywords') ?? '');
      const pois = pageOf(places, number, size).map(toPoi);
      sendJson(response, 200, refusal(query) ?? { ...fine, count: String(pois.length), pois });
    },
  },
  {
    method: 'GET',
    path: '/api/maps/amap/v3/geocode/regeo',
    handle({ response, query }) {
      const { latitude, longitude } = centreOf(query);
      const radius = wholeNumber(query.get('radius'), {
        name: 'radius',
        max: 3000,
        fallback: 1000,
      });
      const places = samplePlaces(latitude, longitude, radius);
      const regeocode = {
        formatted_address: latitude > 80 ? [] : `${latitude} north`,
        addressComponent: {},
        pois: places.slice(0, 30).map(toPoi),
      };
      sendJson(response, 200, refusal(query) ?? { ...fine, regeocode });
    },
  },
  {
    method: 'GET',
    path: '/api/maps/amap/appmaptile',
    handle: ({ response, query }) =>
      sendTile(response, {
        z: query.get('z') ?? '',
        x: query.get('x') ?? '',
        y: query.get('y') ?? '',
      }),
  },
];
