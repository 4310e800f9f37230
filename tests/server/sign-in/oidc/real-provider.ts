import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { ClientAuthMethod, Configuration, Provider } from 'oidc-provider';
import { afterAll, beforeAll, vi } from 'vitest';
import {
  createOidcSignIn,
  type OidcSignInOptions,
} from '../../../../server/sign-in/oidc/create-oidc-sign-in.mjs';

export const SECRET = 'secret-that-nobody-may-see';
export const KEY = 'key-of-32-characters-and-some-more';
export const PAGE = 'https://m.example.com/welcome';
const OTHER_PAGE = 'https://m.example.com/other';

const CLAIMS = {
  email: 'ann@example.com',
  email_verified: true,
  name: 'Ann 安',
  picture: 'https://pictures.example.com/ann.png',
};

const client = (client_id: string, more: Record<string, string>) => ({
  client_id,
  redirect_uris: [PAGE, OTHER_PAGE],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  ...more,
});

const clients = [
  client('basic', { client_secret: SECRET, token_endpoint_auth_method: 'client_secret_basic' }),
  client('post', { client_secret: SECRET, token_endpoint_auth_method: 'client_secret_post' }),
  client('open', { token_endpoint_auth_method: 'none' }),
  client('es256', { client_secret: SECRET, id_token_signed_response_alg: 'ES256' }),
];

async function privateKey(alg: 'RS256' | 'ES256') {
  const pair = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(pair.privateKey)), alg, use: 'sig', kid: alg };
}

/** Ann signs in and consents without a page in between. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    return provider.interactionFinished(request, response, { login: { accountId: 'ann' } });
  }
  const grant = new provider.Grant({
    accountId: session?.accountId ?? '',
    clientId: String(params['client_id']),
  });
  grant.addOIDCScope(String(params['scope']));
  const consent = { grantId: await grant.save() };
  return provider.interactionFinished(request, response, { consent });
}

const ALL: readonly ClientAuthMethod[] = ['client_secret_basic', 'client_secret_post', 'none'];

/** A real service of OpenID Connect in this process, that demands PKCE, and sign-ins that use it. */
export function setUpProvider(methods = ALL, more: Configuration = {}) {
  const requests: { path: string; authorization: string | undefined }[] = [];
  let handle: (request: IncomingMessage, response: ServerResponse) => void;
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization });
    handle(request, response);
  });
  let issuer = '';

  beforeAll(async () => {
    server.listen(0, 'localhost');
    await once(server, 'listening');
    issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    // It warns of its store in the memory, and of Node 20.
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { Provider } = await import('oidc-provider');
    const provider = new Provider(issuer, {
      clients,
      jwks: { keys: [await privateKey('RS256'), await privateKey('ES256')] },
      clientAuthMethods: methods,
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'picture'],
      },
      // Google too puts the profile into the ID token.
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      enabledJWA: { idTokenSigningAlgValues: ['RS256', 'ES256'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      cookies: { keys: ['key of the cookies'] },
      findAccount: (_: unknown, accountId: string) => ({
        accountId,
        claims: () => ({ sub: accountId, ...CLAIMS }),
      }),
      issueRefreshToken: () => true,
      ttl: {
        ...{ Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60 },
        ...{ AccessToken: 3600, IdToken: 3600, RefreshToken: 86_400 },
      },
      ...more,
    });
    warn.mockRestore();
    const callback = provider.callback();
    handle = (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return callback(request, response);
      interact(provider, request, response).catch((error) => response.destroy(error));
    };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const optionsOf = (options: Partial<OidcSignInOptions> = {}): OidcSignInOptions => ({
    issuer,
    clientId: 'basic',
    clientSecret: SECRET,
    key: KEY,
    returnTo: ['https://m.example.com'],
    session: ({ id }) => ({ token: `session of ${id}` }),
    ...options,
  });

  return {
    issuer: () => issuer,
    /** The requests so far to this path. */
    requests: (path: string) => requests.filter((request) => request.path.startsWith(path)),
    signIn: (options?: Partial<OidcSignInOptions>) => createOidcSignIn(optionsOf(options)),
  };
}

/** Opens the address as a browser does, until the service goes back to the page of the product. */
export async function authorize(address: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = new URL(address);
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    await response.body?.cancel();
    for (const field of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(field) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the service answered ${response.status}`);
    next = new URL(location, next);
    if (next.origin === 'https://m.example.com') return next;
  }
  throw new Error('the service did not go back');
}

/** The answer that the service added to the address. */
export const answerIn = (url: URL) => ({
  code: url.searchParams.get('code') ?? '',
  state: url.searchParams.get('state') ?? '',
  iss: url.searchParams.get('iss'),
  returnTo: `${url.origin}${url.pathname}`,
});
