import { HttpError } from '../../shared/http.mjs';

/**
 * @typedef {object} SamplePlace
 * @property {string} id
 * @property {string} name
 * @property {string} address
 * @property {string} type
 * @property {number} latitude
 * @property {number} longitude
 * @property {number} distance metres from the centre
 */

const RADIUS = 6_371_008.8;
const METRES_OF_DEGREE = 111_195;
const STEPS = 100;

/** There are no places north of this latitude. */
const NORTH = 80;

const kinds = ['Cafe', 'Bank', 'Park', 'Hotel'];

/** @param {number} degrees */
const radians = (degrees) => (degrees * Math.PI) / 180;

/** @param {number} latitude1 @param {number} longitude1 @param {number} latitude2 @param {number} longitude2 */
function metres(latitude1, longitude1, latitude2, longitude2) {
  const north = Math.sin(radians(latitude2 - latitude1) / 2) ** 2;
  const east = Math.sin(radians(longitude2 - longitude1) / 2) ** 2;
  const scale = Math.cos(radians(latitude1)) * Math.cos(radians(latitude2));
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(north + scale * east)));
}

/** One on each crossing of hundredths of a degree. @param {number} row @param {number} column */
function sampleAt(row, column) {
  const type = kinds[(((row + 2 * column) % 4) + 4) % 4] ?? '';
  return {
    id: `${row}.${column}`,
    name: `${type} ${row}/${column}`,
    address: `${Math.abs(column)} Street ${row}`,
    type,
    latitude: row / STEPS,
    longitude: column / STEPS,
  };
}

/**
 * The places of a circle, the nearest first. They are the same in each call.
 * @param {number} latitude @param {number} longitude @param {number} radius metres
 * @param {string} [text] must be in the name, or in the address
 * @returns {SamplePlace[]}
 */
export function samplePlaces(latitude, longitude, radius, text = '') {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new HttpError(400, 'the centre must be a latitude and a longitude');
  }
  if (latitude > NORTH) return [];
  const down = (Math.min(radius, 20_000) / METRES_OF_DEGREE) * STEPS;
  const aside = down / Math.max(0.2, Math.cos(radians(latitude)));
  const places = [];
  for (let row = Math.ceil(latitude * STEPS - down); row <= latitude * STEPS + down; row += 1) {
    for (let at = Math.ceil(longitude * STEPS - aside); at <= longitude * STEPS + aside; at += 1) {
      const place = sampleAt(row, at);
      const distance = metres(latitude, longitude, place.latitude, place.longitude);
      if (distance <= radius) places.push({ ...place, distance });
    }
  }
  const wanted = text.toLowerCase();
  return places
    .filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(wanted))
    .sort((one, other) => one.distance - other.distance || one.id.localeCompare(other.id));
}

/**
 * A page of a list, the first is 1.
 * @template T
 * @param {readonly T[]} list @param {number} page @param {number} size
 */
export function pageOf(list, page, size) {
  return list.slice((page - 1) * size, page * size);
}

/**
 * A tile with its numbers on it.
 * @param {import('node:http').ServerResponse} response
 * @param {{ z: string, x: string, y: string }} numbers
 */
export function sendTile(response, { z, x, y }) {
  const numbers = [z, x, y].map((number) => Number.parseInt(number, 10) || 0).join('/');
  const body = Buffer.from(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">',
      '<rect width="256" height="256" fill="#e8ecd9"/>',
      '<path d="M0 96h256M128 0v256" stroke="#fff" stroke-width="10"/>',
      '<path d="M.5 256V.5H256" stroke="#c3c9b0" fill="none"/>',
      `<text x="12" y="28" font-size="16" fill="#5c6350">${numbers}</text>`,
      '</svg>',
    ].join(''),
  );
  response.writeHead(200, {
    'Content-Type': 'image/svg+xml',
    'Content-Length': body.length,
    'Cache-Control': 'max-age=3600',
  });
  response.end(body);
}

/** The tile that a WMTS request is about. @param {URLSearchParams} query */
export function wmtsNumbers(query) {
  return {
    z: query.get('TILEMATRIX') ?? '',
    x: query.get('TILECOL') ?? '',
    y: query.get('TILEROW') ?? '',
  };
}
