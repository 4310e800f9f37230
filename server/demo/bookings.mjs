// Tables that guests book. A repeated `Idempotency-Key` gets the first answer again, and a change names the version that it
// knows.
import { setTimeout as wait } from 'node:timers/promises';
import { BoundedMap, HttpError } from '../shared/http.mjs';
import { sendJson } from './http/answers.mjs';
import { readJson } from './http/requests.mjs';

/** @typedef {import('./http/router.mjs').Call} Call */
/** @typedef {import('./http/router.mjs').Route} Route */
/** @typedef {{ table: number, hour: number }} Slot */
/** @typedef {Slot & { id: string, version: number, by: 'web' | 'phone' }} Booking */
/** @typedef {{ asked: string, status: number, booking: Booking | null }} Answer */
/** @typedef {{ bookings: Map<string, Booking>, answers: BoundedMap<string, Answer>, count: number }} House */
/** @typedef {(house: House, call: Call, body: Record<string, unknown>) => Omit<Answer, 'asked'>} Action */

const TABLES = [1, 2, 3, 4];
const HOURS = [17, 18, 19, 20, 21];

/** How the server fails if the query asks for it. */
const failures = ['busy', 'refuse', 'taken', 'cut', 'silent'];

/** @param {URLSearchParams} query */
function failureIn(query) {
  const fail = query.get('fail');
  if (fail === null || failures.includes(fail)) return fail;
  throw new HttpError(400, `fail must be one of ${failures.join(', ')}`);
}

/** @param {Record<string, unknown>} body @returns {Slot} */
function slotOf({ table, hour }) {
  const slot = { table: Number(table), hour: Number(hour) };
  if (TABLES.includes(slot.table) && HOURS.includes(slot.hour)) return slot;
  throw new HttpError(400, `table must be one of ${TABLES}, and hour one of ${HOURS}`);
}

/** @param {House} house @param {Slot} slot */
const bookingAt = ({ bookings }, { table, hour }) =>
  [...bookings.values()].find((each) => each.table === table && each.hour === hour);

/** Keeps a booking. It takes the place of an older version. @param {House} house @param {Booking} booking */
function keep(house, booking) {
  const other = bookingAt(house, booking);
  if (other && other.id !== booking.id) {
    const free = HOURS.filter((hour) => !bookingAt(house, { ...booking, hour }));
    throw new HttpError(409, 'the table is taken at this hour', {}, { booking: other, free });
  }
  house.bookings.set(booking.id, booking);
  return booking;
}

/** @param {House} house @param {Slot} slot @param {Booking['by']} by */
function add(house, slot, by) {
  house.count += 1;
  return keep(house, { id: String(house.count), ...slot, version: 1, by });
}

/** @param {House} house @param {string | undefined} id */
function find({ bookings }, id = '') {
  const booking = bookings.get(id);
  if (booking) return booking;
  throw new HttpError(404, 'there is no such booking');
}

/** @type {Action} */
const book = (house, _call, body) => ({ status: 201, booking: add(house, slotOf(body), 'web') });

/** @type {Action} */
const change = (house, { request, params }, body) => {
  const booking = find(house, params.id);
  const known = request.headers['if-match'];
  if (known === undefined) throw new HttpError(428, 'a change needs If-Match');
  if (known !== etagOf(booking)) {
    throw new HttpError(412, 'the booking has changed meanwhile', {}, { booking });
  }
  const next = { ...booking, ...slotOf(body), version: booking.version + 1 };
  return { status: 200, booking: keep(house, next) };
};

/** @type {Action} */
const cancel = (house, { params }) => {
  house.bookings.delete(find(house, params.id).id);
  return { status: 204, booking: null };
};

/** @param {Booking} booking */
const etagOf = ({ version }) => `"${version}"`;

/** @param {Call} call @param {Omit<Answer, 'asked'>} answer */
function send({ response }, { status, booking }) {
  if (booking) sendJson(response, status, booking, { ETag: etagOf(booking) });
  else response.writeHead(status).end();
}

/** @returns {Route[]} */
export function createBookingRoutes() {
  /** @type {BoundedMap<string, House>} */
  const houses = new BoundedMap(1000);

  /** Each client has its house, so that nobody meets the bookings of others. @param {Call} call */
  const houseOf = ({ query }) => {
    const name = query.get('house') ?? '';
    if (!/^[\w-]{1,64}$/.test(name)) throw new HttpError(400, 'house must have 1 to 64 letters');
    const house = houses.get(name) ?? {
      bookings: new Map(),
      answers: new BoundedMap(1000),
      count: 0,
    };
    houses.set(name, house);
    return house;
  };

  /** Acts once for each key. @param {Action} act @returns {Route['handle']} */
  const once = (act) => async (call) => {
    const { request, response, query, url, signal } = call;
    const house = houseOf(call);
    const fail = failureIn(query);
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key === '' || key.length > 255) {
      throw new HttpError(400, 'Idempotency-Key must have 1 to 255 characters');
    }
    const body = request.method === 'DELETE' ? {} : await readJson(request);
    if (fail === 'busy') throw new HttpError(503, 'busy, as asked for', { 'Retry-After': '1' });
    const asked = JSON.stringify([request.method, url.pathname, body]);
    const first = house.answers.get(key);
    if (first && first.asked !== asked) {
      throw new HttpError(422, 'the key belongs to another request');
    }
    if (first) return send(call, first);
    if (fail === 'refuse') throw new HttpError(422, 'refused, as asked for');
    if (fail === 'taken' && request.method !== 'DELETE' && !bookingAt(house, slotOf(body)))
      add(house, slotOf(body), 'phone');
    const answer = { asked, ...act(house, call, body) };
    house.answers.set(key, answer);
    // From here on the client does not know that it has arrived.
    if (fail === 'cut') return void response.destroy();
    if (fail === 'silent') await wait(60_000, undefined, { signal });
    send(call, answer);
  };

  return [
    {
      method: 'GET',
      path: '/api/bookings',
      handle(call) {
        const { bookings } = houseOf(call);
        sendJson(call.response, 200, { bookings: [...bookings.values()] });
      },
    },
    { method: 'POST', path: '/api/bookings', handle: once(book) },
    { method: 'PUT', path: '/api/bookings/:id', handle: once(change) },
    { method: 'DELETE', path: '/api/bookings/:id', handle: once(cancel) },
  ];
}
