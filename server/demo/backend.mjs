// The demo server of the showcase, of development and of the tests: real HTTP under /api, real sockets. Each backend
// keeps its own state, and no module keeps any.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { HttpError } from '../shared/http.mjs';
import { parseOrigins } from '../wechat/signable-url.mjs';
import { refuse } from './http/answers.mjs';
import { checkOrigin, isOwnHost } from './http/origins.mjs';
import { createRouter } from './http/router.mjs';
import { createRoutes } from './routes.mjs';
import { asksForSocket, createSockets, ignoreUpgrade } from './sockets.mjs';

/**
 * @typedef {object} BackendOptions
 * @property {string} [data] the folder of uploads by tus; the system's temporary one
 * @property {number} [uploadLimit] bytes of one upload, 1 GiB
 * @property {boolean} [faults] serves the fault simulator: routes, map faults and socket commands that fail as the
 *   caller asks; false
 * @property {boolean} [outbox] lets everyone read the sign-in codes, because the server sends no SMS; false
 * @property {Uint8Array} [secret] signs the tokens; without it they end with the process
 * @property {import('../wechat/signers.mjs').SignatureOptions} [wechat] the accounts that sign pages for messaging
 *   apps, and the origins of these pages; without it a demonstration that no phone accepts
 * @property {ReturnType<typeof import('./auth/relying-party.mjs').readService>} [oidc] a service of OpenID Connect that signs users in;
 *   without it its paths are a 404
 * @property {readonly string[]} [otherSockets] paths of sockets below /api that another listener serves; none
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
  const origins = parseOrigins(options.wechat?.origins ?? []);
  const sockets = createSockets({ faults: options.faults ?? false, origins });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {URL} url
   */
  async function answer(request, response, url) {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    // Without these listeners, a connection that breaks would end the process.
    request.on('error', () => {});
    response.on('error', () => {});
    try {
      if (checkOrigin(request, response, origins)) return;
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
     * @param {() => void} next gets the requests that are not below /api
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
     * @returns {boolean} whether the path is below /api: Vite has a socket too
     */
    upgrade(request, socket, head) {
      const url = pathOf(request.url);
      if (!isApi(url)) return false;
      if (options.otherSockets?.includes(url.pathname)) return true;
      sockets.accept(request, socket, head, url);
      return true;
    },

    async close() {
      sockets.close();
      await close();
    },
  };
}

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(request: Request, response: Response, next: () => void) => unknown} Handler */
/** @typedef {{ handle: Handler, listen: (server: import('node:http').Server) => void }} Mock */

/**
 * A server with the backend under /api, and `next` for all other paths. It listens to this machine only.
 * @param {object} options
 * @param {number} [options.port] 0 takes a free one
 * @param {BackendOptions} [options.backend]
 * @param {Mock} [options.mock] another backend, which comes first
 * @param {(request: Request, response: Response) => unknown} [options.next]
 */
export async function startServer({ port = 0, backend: options = {}, mock, next }) {
  const backend = createBackend(options);
  const server = createServer((request, response) => {
    const serve = () =>
      backend.handle(request, response, () => {
        if (next && isOwnHost(request.headers.host)) next(request, response);
        else refuse(request, response, new HttpError(404, 'there is only /api'));
      });
    if (mock && isOwnHost(request.headers.host)) mock.handle(request, response, serve);
    else serve();
  });
  mock?.listen(server);
  server.on('upgrade', (request, socket, head) => {
    if (!asksForSocket(request)) ignoreUpgrade(server, request, socket, head);
    else if (!backend.upgrade(request, socket, head)) socket.destroy();
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${at}`,
    port: at,
    async close() {
      const closed = once(server, 'close');
      server.close();
      await backend.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
