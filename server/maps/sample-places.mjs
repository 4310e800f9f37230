import { HttpError } from '../http/http-error.mjs';

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

/** Nobody lives beyond: there are no places. */
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
 * The places of a circle, nearest first: always the same ones.
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
