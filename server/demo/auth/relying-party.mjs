// The demo server as a relying party: passkeys, and sign-ins by a service of OpenID Connect, with `portico/sign-in` itself.
import { randomBytes } from 'node:crypto';
import { BoundedMap, createRateLimit, HttpError } from '../../shared/http.mjs';
import { hasAny } from '../../shared/environment.mjs';
import { toNodeHandler } from '../../shared/node-handler.mjs';
import { readOidcSignInOptions } from '../../sign-in/environment.mjs';
import { createOidcSignIn } from '../../sign-in/oidc/create-oidc-sign-in.mjs';
import { createPasskeys } from '../../sign-in/passkeys/create-passkeys.mjs';
import { createExpiringStore } from '../../sign-in/web/claims.mjs';
import { sendJson } from '../http/answers.mjs';

/** @typedef {import('../http/router.mjs').Call} Call */
/** @typedef {import('../http/router.mjs').Route} Route */
/** @typedef {import('../../sign-in/passkeys/create-passkeys.mjs').Passkey} Passkey */
/** @typedef {import('../../sign-in/passkeys/create-passkeys.mjs').Passkeys} Passkeys */

/**
 * The service of the environment, if it names one.
 * @param {import('../../shared/environment.mjs').Environment} env
 */
export const readService = (env) =>
  hasAny(env, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
    ? readOidcSignInOptions(env)
    : undefined;

/**
 * Runs a handler of the Fetch API in a route. The backend answers its errors.
 * @param {(request: Request) => Promise<Response>} handler
 * @param {Call} call
 */
const run = (handler, { request, response }) =>
  new Promise((resolve, reject) => {
    response.once('close', resolve);
    toNodeHandler(handler)(request, response, reject);
  });

/** The page that asks. Tools send no `Origin`. @param {Request} request */
const originOf = ({ headers, url }) => headers.get('origin') ?? new URL(url).origin;

/**
 * The passkeys of all users, in memory. The dev server has any port and name, so each origin gets its passkeys when its
 * first page asks.
 * @param {{ accounts: import('./accounts.mjs').Accounts, now: () => number }} options
 */
function createPasskeyRing({ accounts, now }) {
  /** @type {BoundedMap<string, Passkey>} */
  const all = new BoundedMap(10_000);
  /** @type {BoundedMap<string, Passkeys>} */
  const byOrigin = new BoundedMap(100);
  const shared = { key: randomBytes(32).toString('hex'), store: createExpiringStore(now), now };
  /** @param {string} userId */
  const passkeysOf = (userId) => [...all.values()].filter((passkey) => passkey.userId === userId);

  const passkeys = {
    find: (/** @type {string} */ id) => all.get(id) ?? null,
    of: passkeysOf,
    add: (/** @type {Passkey} */ passkey) => all.set(passkey.id, passkey),
    used(/** @type {string} */ id, /** @type {{ counter: number, isSynced: boolean }} */ change) {
      const known = all.get(id);
      if (known) all.set(id, { ...known, ...change });
    },
  };

  /** @param {Request} request */
  async function userOf({ headers }) {
    const id = await accounts.userOf(headers.get('authorization'));
    return id === null ? null : { id, name: id };
  }

  /** @param {string} origin */
  function open(origin) {
    try {
      return createPasskeys({
        ...{ ...shared, name: 'Portico', origins: [origin], passkeys, user: userOf },
        session: ({ userId }) => accounts.signIn(userId),
      });
    } catch {
      throw new HttpError(400, 'passkeys need a page with https, or at http://localhost');
    }
  }

  return {
    passkeysOf,
    /** @param {string} id @param {string} userId */
    forget(id, userId) {
      if (all.get(id)?.userId !== userId) throw new HttpError(404, 'you have no such passkey');
      all.delete(id);
    },
    /** @param {Request} request */
    at(request) {
      const origin = originOf(request);
      const known = byOrigin.get(origin) ?? open(origin);
      byOrigin.set(origin, known);
      return known;
    },
  };
}

/**
 * @param {object} options
 * @param {import('./accounts.mjs').Accounts} options.accounts
 * @param {ReturnType<typeof readService>} options.oidc
 * @param {() => number} options.now
 * @returns {Route[]}
 */
export function createRelyingParty({ accounts, oidc, now }) {
  const ring = createPasskeyRing({ accounts, now });
  const service =
    oidc && createOidcSignIn({ ...oidc, now, session: ({ id }) => accounts.signIn(id) }).handlers;
  const limit = createRateLimit({ max: 600, ms: 60_000, now });

  /** @param {string} method @param {string} path @param {Route['handle']} handle @returns {Route} */
  const route = (method, path, handle) => ({
    method,
    path,
    handle(call) {
      limit(call.request.socket.remoteAddress ?? '');
      return handle(call);
    },
  });

  /** @param {'signIn' | 'create'} purpose @param {'begin' | 'finish'} step */
  const byPasskey = (purpose, step) => (/** @type {Call} */ call) =>
    run(async (request) => ring.at(request)[purpose][step](request), call);

  /** @param {'begin' | 'finish'} step */
  const byService = (step) => (/** @type {Call} */ call) => {
    if (service) return run(service[step], call);
    throw new HttpError(404, 'no service is configured: set OIDC_ISSUER and OIDC_CLIENT_ID');
  };

  /** @param {Call} call */
  async function ownerOf({ request }) {
    const user = await accounts.userOf(request.headers.authorization);
    if (user !== null) return user;
    throw new HttpError(401, 'sign in first', { 'WWW-Authenticate': 'Bearer' });
  }

  return [
    route('POST', '/api/passkeys/sign-in/begin', byPasskey('signIn', 'begin')),
    route('POST', '/api/passkeys/sign-in/finish', byPasskey('signIn', 'finish')),
    route('POST', '/api/passkeys/create/begin', byPasskey('create', 'begin')),
    route('POST', '/api/passkeys/create/finish', byPasskey('create', 'finish')),
    route('GET', '/api/passkeys', async (call) => {
      const own = ring.passkeysOf(await ownerOf(call));
      sendJson(call.response, 200, { passkeys: own.map(({ id, isSynced }) => ({ id, isSynced })) });
    }),
    route('DELETE', '/api/passkeys/:id', async (call) => {
      ring.forget(call.params.id ?? '', await ownerOf(call));
      call.response.writeHead(204).end();
    }),
    route('POST', '/api/oidc/begin', byService('begin')),
    route('POST', '/api/oidc/finish', byService('finish')),
  ];
}
