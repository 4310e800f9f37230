// A proxy that keeps the keys of Tencent's and AMap's web services on the server.
import { createRateLimit, HttpError } from '../shared/http.mjs';
import { toNodeHandler } from '../shared/node-handler.mjs';
import { askService } from './ask-service.mjs';
import { endpointsOf } from './services.mjs';

/**
 * @typedef {object} MapProxyOptions
 * @property {import('./services.mjs').MapAccount | undefined} [tencent]
 * @property {import('./services.mjs').MapAccount | undefined} [amap]
 * @property {string} [base] the path of the proxy, `/api/map`
 * @property {boolean} [tiles] passes the pictures of the map too; without it, all answers are JSON. false
 * @property {readonly string[]} [origins] other origins whose pages may use the proxy, such as `https://m.example.com`
 * @property {number} [requestsPerMinute] lists of places for one client, 120
 * @property {number} [tilesPerMinute] pictures for one client, 1200
 * @property {number} [timeout] milliseconds until the service must have answered, 5000
 * @property {number} [maxBytes] of one answer, 1 MiB
 * @property {AddressOf['addressOf']} [addressOf] the client's address; by default the address of Node's connection
 * @property {() => number} [now] milliseconds since 1970
 *
 * @typedef {{ addressOf(request: Request | NodeRequest): string | undefined }} AddressOf
 */

/** @typedef {import('../shared/node-handler.mjs').NodeResponse} NodeResponse */
/** @typedef {import('../shared/node-handler.mjs').NodeRequest & { socket: { remoteAddress?: string | undefined } }} NodeRequest */

const MAX_QUERY = 2048;
const MAX_VALUE = 512;

/** @param {string} base */
function checkBase(base) {
  if (/^(\/[\w~-][\w.~-]*)+$/.test(base)) return base;
  throw new TypeError(`createMapProxy: base must be a path such as /api/map, not '${base}'`);
}

/** @param {string} name @param {number} value */
function checkNumber(name, value) {
  if (Number.isInteger(value) && value > 0) return value;
  throw new TypeError(`createMapProxy: ${name} must be a whole number above 0, not ${value}`);
}

/** @param {string | null} text @returns {string | undefined} */
const originOf = (text) => (text && URL.canParse(text) ? new URL(text).origin : undefined);

/** @param {readonly string[]} origins */
function checkOrigins(origins) {
  const wrong = origins.find((origin) => originOf(origin) !== origin);
  if (wrong === undefined) return origins;
  throw new TypeError(
    `createMapProxy: origins: '${wrong}' is no origin such as https://m.example.com`,
  );
}

/**
 * Pages of the proxy's own origin, and of the listed ones. A picture of a page has no `Origin`, but a `Sec-Fetch-Site`.
 * @param {Request} request
 * @param {readonly string[]} origins
 */
function isAllowedPage({ headers, url }, origins) {
  const origin = headers.get('origin');
  if (origin !== null) {
    const host = headers.get('host') ?? new URL(url).host;
    return origins.includes(origin) || origin.replace(/^https?:\/\//, '') === host;
  }
  const referrer = originOf(headers.get('referer'));
  return (
    headers.get('sec-fetch-site') !== 'cross-site' ||
    (referrer !== undefined && origins.includes(referrer))
  );
}

/**
 * The parameters that the endpoint allows. All others stay here: a `key` of the client, a `callback`.
 * @param {string} search
 * @param {readonly string[]} names
 * @returns {ReadonlyMap<string, string>}
 */
function readQuery(search, names) {
  if (search.length > MAX_QUERY) {
    throw new HttpError(400, `the query has more than ${MAX_QUERY} characters`);
  }
  const given = new URLSearchParams(search);
  /** @type {Map<string, string>} */
  const query = new Map();
  for (const name of names) {
    const [value, second] = given.getAll(name);
    if (second !== undefined) throw new HttpError(400, `${name} must not be repeated`);
    if (value === undefined) continue;
    if (value.length > MAX_VALUE || /[\0-\x1f\x7f]/.test(value)) {
      throw new HttpError(
        400,
        `${name} must have at most ${MAX_VALUE} characters, no control ones`,
      );
    }
    query.set(name, value);
  }
  return query;
}

/**
 * The clients that share one limit. One household has a whole /64 of IPv6 addresses.
 * @param {string | undefined} address
 */
export function networkOf(address = '') {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const [start, end] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = tail === undefined ? 0 : 8 - (start?.length ?? 0) - (end?.length ?? 0);
  const groups = [...(start ?? []), ...Array(Math.max(0, missing)).fill('0'), ...(end ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** @param {unknown} error */
function refusal(error) {
  const known = error instanceof HttpError ? error : new HttpError(500, 'the map proxy failed');
  return Response.json({ error: known.message }, { status: known.status, headers: known.headers });
}

/**
 * The proxy as two handlers: `fetch` for servers that pass a Request, `node` for node:http, Express and Connect.
 * @param {MapProxyOptions} options
 */
export function createMapProxy(options) {
  const { tiles = false, now = Date.now, addressOf } = options;
  const base = checkBase(options.base ?? '/api/map');
  const origins = checkOrigins(options.origins ?? []);
  const endpoints = endpointsOf(options, { base, tiles });
  const timeout = checkNumber('timeout', options.timeout ?? 5000);
  const maxBytes = checkNumber('maxBytes', options.maxBytes ?? 1024 * 1024);
  /** @param {'requestsPerMinute' | 'tilesPerMinute'} name @param {number} fallback */
  const limitOf = (name, fallback) =>
    createRateLimit({ max: checkNumber(name, options[name] ?? fallback), ms: 60_000, now });
  const limits = { list: limitOf('requestsPerMinute', 120), tile: limitOf('tilesPerMinute', 1200) };

  /** @param {Request} request @param {() => string | undefined} address of the client */
  async function ask(request, address) {
    const { pathname, search } = new URL(request.url);
    // The path of the client is only compared. The address of the service never contains it.
    const endpoint = endpoints.get(pathname);
    if (!endpoint) throw new HttpError(404, 'the map proxy does not serve this path');
    if (request.method !== 'GET') {
      throw new HttpError(405, 'the map proxy takes GET', { Allow: 'GET' });
    }
    if (!isAllowedPage(request, origins)) throw new HttpError(403, 'this origin is not served');
    limits[endpoint.kind](networkOf(address()));
    const query = readQuery(search, endpoint.query);
    const { signal } = request;
    const { type, body } = await askService(endpoint, query, { timeout, maxBytes, signal });
    const cache = endpoint.kind === 'tile' ? 'private, max-age=3600' : 'no-store';
    return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': cache } });
  }

  /** @param {Request} request @param {() => string | undefined} address */
  async function answer(request, address) {
    const response = await ask(request, address).catch(refusal);
    const { headers } = response;
    const origin = request.headers.get('origin') ?? '';
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Vary', 'Origin');
    if (origins.includes(origin)) headers.set('Access-Control-Allow-Origin', origin);
    return response;
  }

  return {
    /** @param {Request} request @returns {Promise<Response>} */
    fetch: (request) => answer(request, () => addressOf?.(request)),

    /**
     * @param {NodeRequest} request
     * @param {NodeResponse} response
     * @param {() => void} [next] gets the requests that are not below `base`; without it, these are a 404
     * @returns {void}
     */
    node(request, response, next) {
      const path = request.originalUrl ?? request.url ?? '';
      if (next && !path.startsWith(`${base}/`)) return next();
      const address = () => (addressOf ? addressOf(request) : request.socket.remoteAddress);
      toNodeHandler((question) => answer(question, address))(request, response);
    },
  };
}
