// The fault simulator: routes that fail, wait or break off on request. The option `faults` turns it on.
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { BoundedMap, createRateLimit, HttpError } from '../shared/http.mjs';
import { sendJson } from './http/answers.mjs';
import { sampleBytes } from './http/ranges.mjs';
import { wholeNumber } from './http/requests.mjs';

/** @typedef {import('./http/router.mjs').Call} Call */
/** @typedef {import('./http/router.mjs').Route} Route */

const MAX_PART = 64 * 1024 * 1024;

/** Sends `after` bytes of the `total` that the headers promise. @param {Call} call */
async function sendPart({ response, query, signal }) {
  const after = wholeNumber(query.get('after'), { name: 'after', max: MAX_PART, fallback: 1024 });
  const total = wholeNumber(query.get('total'), { name: 'total', max: MAX_PART, fallback: 4096 });
  if (after > total) throw new HttpError(400, 'after must not be more than total');
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': total,
    'Cache-Control': 'no-store',
  });
  response.flushHeaders();
  for (const piece of sampleBytes(0, after - 1)) {
    if (!response.write(piece)) await once(response, 'drain', { signal });
  }
  if (after === total) response.end();
}

/** Stops sending, and keeps the connection open. @type {Route} */
const stall = { method: '*', path: '/api/stall', handle: sendPart };

/** Stops sending, and closes the connection. @type {Route} */
const drop = {
  method: '*',
  path: '/api/drop',
  async handle(call) {
    await sendPart(call);
    // Close only after the bytes have left.
    call.response.socket?.end(() => call.response.destroy());
  },
};

const withoutBody = [204, 205, 304];

/** @type {Route} */
const status = {
  method: '*',
  path: '/api/status/:code',
  handle({ response, params }) {
    const code = wholeNumber(params.code, { name: 'the status', min: 200, max: 599 });
    if (withoutBody.includes(code)) response.writeHead(code).end();
    else sendJson(response, code, { status: code });
  },
};

const statuses = [301, 302, 303, 307, 308];

/** The URL parser rewrites the address, so a line break cannot get into the header. @param {string} to @param {URL} base */
function locationOf(to, base) {
  const url = URL.canParse(to, base.href) ? new URL(to, base) : undefined;
  if (!to || !url || !/^https?:$/.test(url.protocol)) {
    throw new HttpError(400, 'to must be an http address or a path');
  }
  return url.origin === base.origin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** @type {Route} */
const redirect = {
  method: '*',
  path: '/api/redirect',
  handle({ response, url, query }) {
    const code = wholeNumber(query.get('status'), { name: 'status', max: 399, fallback: 302 });
    if (!statuses.includes(code)) throw new HttpError(400, `status must be ${statuses.join(', ')}`);
    const location = locationOf(query.get('to') ?? '', url);
    response.writeHead(code, { Location: location, 'Content-Length': 0 }).end();
  },
};

/** @type {Route} */
const slow = {
  method: '*',
  path: '/api/slow',
  async handle({ response, query, signal }) {
    const ms = wholeNumber(query.get('ms'), { name: 'ms', max: 120_000, fallback: 1000 });
    await wait(ms, undefined, { signal });
    sendJson(response, 200, { ms });
  },
};

/** @type {Route} */
const reset = {
  method: '*',
  path: '/api/reset',
  handle({ request: { socket } }) {
    // Node can reset a plain connection only.
    if ('encrypted' in socket) socket.destroy();
    else socket.resetAndDestroy();
  },
};

/** @type {Route} */
const brokenJson = {
  method: '*',
  path: '/api/broken-json',
  handle({ response }) {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"stone": "marble", ');
  },
};

/** @param {number} count @param {number} ms @param {AbortSignal} signal */
async function* lines(count, ms, signal) {
  for (let line = 1; line <= count; line += 1) {
    if (line > 1 && ms > 0) await wait(ms, undefined, { signal });
    yield `line ${line}\n`;
  }
}

/** @type {Route} */
const chunks = {
  method: '*',
  path: '/api/chunks',
  async handle({ response, query, signal }) {
    const count = wholeNumber(query.get('count'), { name: 'count', max: 10_000, fallback: 5 });
    const ms = wholeNumber(query.get('ms'), { name: 'ms', max: 10_000, fallback: 100 });
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.flushHeaders();
    await pipeline(lines(count, ms, signal), response);
  },
};

/** The first calls of a key fail. @returns {Route} */
function createFlaky() {
  /** @type {BoundedMap<string, number>} */
  const calls = new BoundedMap(10_000);
  return {
    method: '*',
    path: '/api/flaky',
    handle({ response, query }) {
      const fail = wholeNumber(query.get('fail'), { name: 'fail', max: 1000, fallback: 1 });
      const key = query.get('key') ?? '';
      const call = (calls.get(key) ?? 0) + 1;
      calls.set(key, call);
      if (call <= fail) sendJson(response, 503, { error: 'not yet', call });
      else sendJson(response, 200, { ok: true, call });
    },
  };
}

/** Five calls a second for each key. @param {() => number} now @returns {Route} */
function createLimited(now) {
  const take = createRateLimit({ max: 5, ms: 1000, now });
  return {
    method: '*',
    path: '/api/limited',
    handle({ response, query }) {
      sendJson(response, 200, take(query.get('key') ?? ''));
    },
  };
}

/** @param {{ now: () => number }} options @returns {Route[]} */
export function createFaultRoutes({ now }) {
  const fixed = [status, slow, stall, drop, reset, brokenJson, redirect, chunks];
  return [...fixed, createFlaky(), createLimited(now)];
}

/** @type {Record<string, (call: Call) => unknown>} */
const failures = {
  status: ({ response }) => sendJson(response, 503, { error: 'as asked for' }),
  broken: ({ response }) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"'),
  shape: ({ response }) => sendJson(response, 200, 'nothing that anybody expects'),
  reset: ({ request }) => request.socket.destroy(),
  slow: ({ signal }) => wait(60_000, undefined, { signal }),
};

/**
 * A map route that fails when its query has `fail`. `slow` answers after a minute.
 * @param {Route} route
 * @returns {Route}
 */
export function failAsAsked(route) {
  return {
    ...route,
    async handle(call) {
      const wanted = call.query.get('fail');
      const fail = Object.hasOwn(failures, wanted ?? '') ? failures[wanted ?? ''] : undefined;
      if (wanted !== null && !fail) {
        throw new HttpError(400, `fail must be one of ${Object.keys(failures).join(', ')}`);
      }
      if (fail) await fail(call);
      if (!call.response.writableEnded && !call.signal.aborted) await route.handle(call);
    },
  };
}

/**
 * A route while the simulator is off. A test must notice that its fault did not happen, so `fail` gets 404.
 * @param {Route} route
 * @returns {Route}
 */
export function refuseFail(route) {
  return {
    ...route,
    handle(call) {
      if (call.query.has('fail')) throw new HttpError(404, 'the fault simulator is off');
      return route.handle(call);
    },
  };
}
