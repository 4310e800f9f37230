import { Buffer } from 'node:buffer';

/**
 * The bookings of a server that is not kind.
 * - `silent`: it books, and never answers. `cut`: it books, and cuts the connection.
 * - `busy` and `refuse`: it answers 503 or 422, and books nothing.
 * @typedef {'kind' | 'silent' | 'cut' | 'busy' | 'refuse'} Mood
 */

/** Books each key once, and answers a repeated key with its first answer. */
export function createBookings() {
  /** @type {Map<string, { table: string, user: string }>} */
  const byKey = new Map();
  /** @type {string[]} */
  const arrivals = [];
  const state = { mood: /** @type {Mood} */ ('kind') };

  /** @param {string | undefined} header */
  const userOf = (header = '') => {
    const [, payload = ''] = header.split('.');
    return String(JSON.parse(Buffer.from(payload, 'base64').toString() || '{}').uid ?? 'nobody');
  };

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  const answer = async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const key = String(request.headers['idempotency-key']);
    arrivals.push(key);
    const say = (/** @type {number} */ status, /** @type {object} */ body) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const { mood } = state;
    if (mood === 'busy') return say(503, {});
    if (mood === 'refuse') return say(422, { reason: 'The table is taken' });
    if (!byKey.has(key)) {
      byKey.set(key, {
        table: JSON.parse(text).table,
        user: userOf(request.headers.authorization),
      });
    }
    if (mood === 'cut') return request.socket.destroy();
    if (mood === 'kind') say(200, {});
  };

  return {
    answer,
    /** @param {Mood} mood */
    be: (mood) => {
      state.mood = mood;
    },
    /** The keys of all requests, also of those that booked nothing. */
    arrivals,
    /** `table user`, in their order. */
    list: () => [...byKey.values()].map(({ table, user }) => `${table} ${user}`),
  };
}
