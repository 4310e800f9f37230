// http://lbs.tianditu.gov.cn/server/search2.html, geocoding.html and MapService.html
import { HttpError } from '../../shared/http.mjs';
import { sendJson } from '../http/answers.mjs';
import { samplePlaces, sendTile, wmtsNumbers } from './sample-map.mjs';

/** @param {import('./sample-map.mjs').SamplePlace} place */
const toPoi = ({ id, name, address, type, latitude, longitude, distance }) => ({
  hotPointID: id,
  name,
  address,
  typeName: type,
  typeCode: '130000',
  poiType: '101',
  source: '0',
  phone: '',
  lonlat: `${longitude.toFixed(5)},${latitude.toFixed(5)}`,
  distance: `${Math.round(distance)}m`,
});

/** @param {URLSearchParams} query @returns {Record<string, unknown>} */
function posted(query) {
  if (query.get('tk') === 'wrong') throw new HttpError(403, '非法Key');
  try {
    // `null` is JSON, too.
    return JSON.parse(query.get('postStr') ?? '') ?? {};
  } catch {
    throw new HttpError(400, 'postStr must be JSON');
  }
}

/** @param {unknown} value @param {string} name @param {number} max */
function upTo(value, name, max) {
  const number = Number(value);
  if (number >= 0 && number <= max) return number;
  throw new HttpError(400, `${name} must be a number from 0 to ${max}`);
}

/** @type {import('../http/router.mjs').Route[]} */
export const tianditu = [
  {
    method: 'GET',
    path: '/api/maps/tianditu/v2/search',
    handle({ response, query }) {
      const { keyWord, queryType, queryRadius, pointLonlat, start, count } = posted(query);
      if (keyWord === '' || Number(queryType) !== 3) {
        throw new HttpError(400, 'only a word is looked for, and only around a point');
      }
      const [longitude = NaN, latitude = NaN] = String(pointLonlat).split(',').map(Number);
      const radius = upTo(queryRadius, 'queryRadius', 10_000);
      // The sign of a road is in each address there.
      const places = samplePlaces(
        latitude,
        longitude,
        radius,
        keyWord === '路' ? '' : String(keyWord),
      );
      const first = upTo(start, 'start', 300);
      const page = places.slice(first, first + upTo(count, 'count', 300));
      sendJson(response, 200, {
        resultType: 1,
        count: places.length,
        keyword: keyWord,
        ...(places.length > 0 && { pois: page.map(toPoi) }),
        status: { cndesc: '服务正常', infocode: 1000 },
      });
    },
  },
  {
    method: 'GET',
    path: '/api/maps/tianditu/geocoder',
    handle({ response, query }) {
      const { lat, lon } = posted(query);
      const [first] = samplePlaces(Number(lat), Number(lon), 1000);
      if (!first) {
        sendJson(response, 200, { msg: '查询结果为空', status: '101' });
        return;
      }
      sendJson(response, 200, {
        result: {
          formatted_address: first.address,
          location: { lon, lat },
          addressComponent: {
            poi: first.name,
            poi_distance: Math.round(first.distance),
          },
        },
        msg: 'ok',
        status: '0',
      });
    },
  },
  ...['vec_w', 'cva_w'].map((layer) => ({
    method: 'GET',
    path: `/api/maps/tianditu/${layer}/wmts`,
    /** @param {import('../http/router.mjs').Call} call */
    handle: ({ response, query }) => sendTile(response, wmtsNumbers(query)),
  })),
];
