import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contentDisposition, sendJson } from './http/answers.mjs';
import { sampleBytes, sendRanged } from './http/ranges.mjs';
import { readBody, wholeNumber } from './http/requests.mjs';

const LIMIT = 16 * 1024 * 1024;

/** A name that comes twice has a list. @param {URLSearchParams} query */
function plain(query) {
  const result = Object.create(null);
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    result[name] = values.length === 1 ? values[0] : values;
  }
  return result;
}

/** @type {import('./http/router.mjs').Route} */
export const echo = {
  method: '*',
  path: '/api/echo',
  async handle({ request, response, query }) {
    const body = await readBody(request, LIMIT);
    sendJson(response, 200, {
      method: request.method,
      url: request.url,
      query: plain(query),
      headers: request.headers,
      body: body.toString(),
      size: body.length,
      sha1: createHash('sha1').update(body).digest('hex'),
    });
  },
};

const MOST = 2 * 1024 ** 3;
const TICK = 50;

/** @param {Iterable<Uint8Array>} pieces @param {number} rate bytes a second @param {AbortSignal} signal */
async function* slowly(pieces, rate, signal) {
  const begin = performance.now();
  let sent = 0;
  for (const piece of pieces) {
    yield piece;
    sent += piece.length;
    const early = (1000 * sent) / rate - (performance.now() - begin);
    if (early > 1) await wait(early, undefined, { signal });
  }
}

/** @type {import('./http/router.mjs').Route} */
export const bytes = {
  method: 'GET HEAD',
  path: '/api/bytes/:n',
  async handle(call) {
    const { params, query, signal } = call;
    const size = wholeNumber(params.n, { name: 'the number of bytes', max: MOST });
    const rate = wholeNumber(query.get('rate'), {
      name: 'rate',
      min: 1,
      max: MOST,
      fallback: MOST,
    });
    const names = { name: query.get('name'), star: query.get('star') };
    const hasName = names.name !== null || names.star !== null;
    await sendRanged(call, {
      size,
      etag: `"sample-${size}"`,
      headers: hasName ? { 'Content-Disposition': contentDisposition(names) } : {},
      read: (start, end) =>
        query.has('rate')
          ? slowly(sampleBytes(start, end, Math.ceil((rate * TICK) / 1000)), rate, signal)
          : sampleBytes(start, end),
    });
  },
};

const COOKIE = 'XSRF-TOKEN';

/** @param {string | undefined} header */
const cookieOf = (header) =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(header ?? '')?.[1] ?? null;

/**
 * GET sets the cookie. Scripts must read it, so it is not HttpOnly. POST compares it with the header.
 * @type {import('./http/router.mjs').Route}
 */
export const xsrf = {
  method: 'GET POST',
  path: '/api/xsrf',
  handle({ request, response }) {
    if (request.method === 'GET') {
      const token = randomBytes(16).toString('hex');
      sendJson(
        response,
        200,
        { token },
        { 'Set-Cookie': `${COOKIE}=${token}; Path=/; SameSite=Lax` },
      );
      return;
    }
    const token = request.headers['x-xsrf-token'] ?? null;
    const cookie = cookieOf(request.headers.cookie);
    sendJson(response, 200, { token, cookie, valid: token !== null && token === cookie });
  },
};
