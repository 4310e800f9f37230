// The backend of development, of the showcase and of the tests: real HTTP under /api, real sockets. What it keeps is
// kept by one backend, never by a module.
import { allowLocalOrigins } from './http/cors.mjs';
import { createRouter } from './http/create-router.mjs';
import { isOwnHost } from './http/local-hosts.mjs';
import { refuse } from './http/refuse.mjs';
import { HttpError } from './http/http-error.mjs';
import { createRoutes } from './create-routes.mjs';
import { createSockets } from './socket/create-sockets.mjs';

/**
 * @typedef {object} BackendOptions
 * @property {string} [data] the folder of resumable uploads; the system's temporary one
 * @property {number} [uploadLimit] bytes of one upload, 1 GiB
 * @property {boolean} [outbox] whether sign-in codes can be read, as no SMS is sent; true
 * @property {Uint8Array} [secret] signs the tokens; without it they end with the process
 * @property {import('./wechat/create-signers.mjs').SignatureOptions} [wechat] who signs pages for messaging
 *   apps, and for whom; without it a demonstration that no phone takes
 * @property {() => number} [now]
 */

/** @param {string | undefined} target of the request line */
function pathOf(target = '/') {
  try {
    return new URL(target.startsWith('/') ? `http://localhost${target}` : target);
  } catch {
    return new URL('http://localhost/');
  }
}

/** @param {URL} url */
const isApi = ({ pathname }) => pathname === '/api' || pathname.startsWith('/api/');

/** @param {BackendOptions} [options] */
export function createBackend(options = {}) {
  const { routes, close } = createRoutes(options);
  const find = createRouter(routes);
  const sockets = createSockets();

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {URL} url
   */
  async function answer(request, response, url) {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    // A connection that breaks is the caller's affair; without listeners it would end the process.
    request.on('error', () => {});
    response.on('error', () => {});
    try {
      if (!isOwnHost(request.headers.host)) throw new HttpError(403, 'this host is not served');
      if (allowLocalOrigins(request, response)) return;
      const { route, params } = find(request.method ?? 'GET', url.pathname);
      const { signal } = gone;
      await route.handle({ request, response, url, query: url.searchParams, params, signal });
    } catch (error) {
      refuse(request, response, error);
    }
  }

  return {
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     * @param {() => void} next takes what is not below /api
     */
    handle(request, response, next) {
      const url = pathOf(request.url);
      if (isApi(url)) void answer(request, response, url);
      else next();
    },

    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:stream').Duplex} socket
     * @param {Buffer} head
     * @returns {boolean} whether it was one of ours: Vite's own socket is left alone
     */
    upgrade(request, socket, head) {
      const url = pathOf(request.url);
      if (!isApi(url)) return false;
      sockets.accept(request, socket, head, url);
      return true;
    },

    async close() {
      sockets.close();
      await close();
    },
  };
}
