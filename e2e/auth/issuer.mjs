import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

/** Of the client `server`. */
export const SECRET = 'secret-that-nobody-may-see';

/**
 * A real OpenID Connect service on a free port. Users enter any name; each client must have PKCE.
 * @param {string} app the address to which it sends users back
 * @param {import('oidc-provider').Configuration} [more]
 */
export async function startIssuer(app, more = {}) {
  const server = createServer();
  await new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve(undefined));
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const issuer = `http://localhost:${port}`;
  /** @type {string[]} */
  const seen = [];
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'server', client_secret: SECRET, redirect_uris: [app] },
      {
        client_id: 'fixture',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [app],
        post_logout_redirect_uris: [app],
      },
    ],
    pkce: { required: () => true },
    clientBasedCORS: () => true,
    issueRefreshToken: async () => true,
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    features: { devInteractions: { enabled: true }, revocation: { enabled: true } },
    cookies: { keys: ['a key of this test'] },
    ...more,
  });
  const answer = provider.callback();
  let named = issuer;
  server.on('request', (request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      const text = String(value);
      const isAnswer = name.toLowerCase() === 'location' && text.includes('code=');
      const iss = encodeURIComponent(issuer);
      return setHeader(name, isAnswer ? text.replace(iss, encodeURIComponent(named)) : value);
    };
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (request.method !== 'OPTIONS') seen.push(`${request.method} ${pathname}`);
    answer(request, response);
  });
  return {
    issuer,
    /** The requests of the app and of its server. */
    seen: () => seen.filter((line) => !line.includes('/interaction')),
    /**
     * Its answers name another service, as if that one had mixed up two sign-ins.
     * @param {string} other
     */
    pretendToBe: (other) => {
      named = other;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
