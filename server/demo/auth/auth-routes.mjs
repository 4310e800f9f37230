import { createRateLimit, HttpError } from '../../shared/http.mjs';
import { sendJson } from '../http/answers.mjs';
import { readJson } from '../http/requests.mjs';
import { LIFETIME } from './accounts.mjs';
import { CODE_SECONDS, createCodes, createOutbox } from './credentials.mjs';

/** A test of refreshing asks for a token that ends soon, or has ended. @param {unknown} value */
function lifetimeOf(value = LIFETIME) {
  const seconds = typeof value === 'number' ? value : Number.NaN;
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= LIFETIME) return seconds;
  throw new HttpError(400, `expiresIn must be a whole number from 0 to ${LIFETIME}`);
}

/**
 * @param {{ outbox: boolean, accounts: import('./accounts.mjs').Accounts, now: () => number }} options
 * @returns {import('../http/router.mjs').Route[]}
 */
export function createAuthRoutes({ outbox, accounts, now }) {
  const codes = createCodes(now);
  const messages = createOutbox(now);
  const limitCodes = createRateLimit({ max: 5, ms: 60_000, now });
  const limitAll = createRateLimit({ max: 600, ms: 60_000, now });

  /** @param {string} path @param {import('../http/router.mjs').Route['handle']} handle */
  const post = (path, handle) => ({
    method: 'POST',
    path,
    /** @param {import('../http/router.mjs').Call} call */
    handle(call) {
      limitAll(call.request.socket.remoteAddress ?? '');
      return handle(call);
    },
  });

  /** @type {import('../http/router.mjs').Route[]} */
  const routes = [
    post('/api/auth/code', async ({ request, response }) => {
      const phone = phoneOf(await readJson(request));
      limitCodes(phone);
      messages.add(phone, codes.issue(phone));
      sendJson(response, 200, { expiresIn: CODE_SECONDS });
    }),
    post('/api/auth/sign-in', async ({ request, response }) => {
      const body = await readJson(request);
      const phone = phoneOf(body);
      const seconds = lifetimeOf(body.expiresIn);
      if (typeof body.code !== 'string' || !/^\d{6}$/.test(body.code)) {
        throw new HttpError(400, 'code must be a string of 6 digits');
      }
      codes.spend(phone, body.code);
      sendJson(response, 200, await accounts.signIn(phone, seconds));
    }),
    post('/api/auth/refresh', async ({ request, response }) => {
      const { refreshToken: old, expiresIn } = await readJson(request);
      sendJson(response, 200, await accounts.refresh(old, lifetimeOf(expiresIn)));
    }),
    {
      method: 'GET',
      path: '/api/auth/me',
      handle: async ({ request, response }) => {
        sendJson(response, 200, await accounts.verify(request.headers.authorization));
      },
    },
  ];
  /** @type {import('../http/router.mjs').Route} */
  const reading = {
    method: 'GET',
    path: '/api/auth/outbox',
    handle: ({ response, query }) =>
      sendJson(response, 200, { messages: messages.list(query.get('phone')) }),
  };
  return outbox ? [...routes, reading] : routes;
}

/** @param {Record<string, unknown>} body */
export function phoneOf({ phone }) {
  if (typeof phone === 'string' && /^\+?\d{6,15}$/.test(phone)) return phone;
  throw new HttpError(400, 'phone must be a string of 6 to 15 digits');
}
