// https://lbs.qq.com/service/webService/webServiceGuide: geocoder with a list of places, search of places, WMTS.
import { sendJson } from '../http/answers.mjs';
import { wholeNumber } from '../http/requests.mjs';
import { pageOf, samplePlaces, sendTile, wmtsNumbers } from './sample-map.mjs';

/** @typedef {import('./sample-map.mjs').SamplePlace} SamplePlace */

/** `a=1;b=2` @param {string} text */
const choicesOf = (text) => new URLSearchParams(text.replaceAll(';', '&'));

/** @param {SamplePlace} place */
const toPoi = ({ id, name, address, type, latitude, longitude, distance }) => ({
  id,
  title: name,
  address,
  category: type,
  location: { lat: latitude, lng: longitude },
  ad_info: { adcode: '110108', province: '', city: '', district: '' },
  _distance: Math.round(distance),
});

/** @param {URLSearchParams} query */
const refusal = (query) =>
  query.get('key') === 'wrong' ? { status: 190, message: '无效的KEY' } : undefined;

/** @type {import('../http/router.mjs').Route[]} */
export const tencent = [
  {
    method: 'GET',
    path: '/api/maps/tencent/ws/geocoder/v1/',
    handle({ response, query }) {
      const [latitude = NaN, longitude = NaN] = (query.get('location') ?? '')
        .split(',')
        .map(Number);
      const choices = choicesOf(query.get('poi_options') ?? '');
      const number = (
        /** @type {string} */ name,
        /** @type {number} */ max,
        /** @type {number} */ fallback,
      ) => wholeNumber(choices.get(name), { name, min: 1, max, fallback });
      const places = samplePlaces(latitude, longitude, number('radius', 5000, 1000));
      const page = pageOf(places, number('page_index', 20, 1), number('page_size', 20, 10));
      const [first] = places;
      const found = {
        location: { lat: latitude, lng: longitude },
        address: first?.address ?? '',
        formatted_addresses: { recommend: first?.name ?? '', rough: first?.name ?? '' },
        ...(query.get('get_poi') === '1' &&
          places.length > 0 && { poi_count: page.length, pois: page.map(toPoi) }),
      };
      sendJson(
        response,
        200,
        refusal(query) ?? { status: 0, message: 'query ok', request_id: 'sample', result: found },
      );
    },
  },
  {
    method: 'GET',
    path: '/api/maps/tencent/ws/place/v1/search',
    handle({ response, query }) {
      const boundary = /^nearby\(([-\d.]+),([-\d.]+),(\d+)(?:,([01]))?\)$/.exec(
        query.get('boundary') ?? '',
      );
      const [latitude = NaN, longitude = NaN, radius = NaN] = (boundary ?? []).slice(1).map(Number);
      wholeNumber(boundary?.[3], { name: 'the radius', min: 10, max: 1000 });
      const text = query.get('keyword') ?? '';
      const near = samplePlaces(latitude, longitude, radius, text);
      const places =
        near.length > 0 || boundary?.[4] === '0'
          ? near
          : samplePlaces(latitude, longitude, 10_000, text);
      const size = wholeNumber(query.get('page_size'), {
        name: 'page_size',
        min: 1,
        max: 20,
        fallback: 10,
      });
      const index = wholeNumber(query.get('page_index'), {
        name: 'page_index',
        min: 1,
        max: 20,
        fallback: 1,
      });
      const data = pageOf(places, index, size).map(toPoi);
      sendJson(
        response,
        200,
        refusal(query) ?? { status: 0, message: 'query ok', count: places.length, data },
      );
    },
  },
  {
    method: 'GET',
    path: '/api/maps/tencent/maptile/base/wmts',
    handle: ({ response, query }) => sendTile(response, wmtsNumbers(query)),
  },
];
