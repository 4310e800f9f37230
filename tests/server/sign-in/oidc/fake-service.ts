import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  createOidcSignIn,
  type OidcSignInOptions,
} from '../../../../server/sign-in/oidc/create-oidc-sign-in.mjs';
import { KEY, PAGE, SECRET } from './real-provider';

export type Place = 'discovery' | 'token' | 'keys' | 'userinfo';
type Answer = (response: ServerResponse) => unknown;
type Claims = Readonly<Record<string, unknown>>;

const PLACES: Readonly<Record<string, Place>> = {
  '/.well-known/openid-configuration': 'discovery',
  '/token': 'token',
  '/keys': 'keys',
  '/userinfo': 'userinfo',
};

export const ACCESS = 'access-token-of-ann';
export const REFRESH = 'refresh-token-of-ann';
export const CODE = 'code-of-ann';

export const json =
  (value: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

/** An unsigned part of a token. */
export const partOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A service whose every answer a test can change, and sign-ins that use it. */
export function setUpFakeService() {
  let issuer = '';
  let pair: { publicKey: CryptoKey; privateKey: CryptoKey };
  let jwk: JWK;
  let answers: Partial<Record<Place, Answer>> = {};
  let tokens: Claims = {};
  let seen: { place: Place; body: string; authorization: string | undefined }[] = [];

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize?tenant=a`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/userinfo`,
    id_token_signing_alg_values_supported: ['ES256', 'none', 'HS256'],
  });
  const usual: Readonly<Record<Place, () => unknown>> = {
    discovery: metadata,
    token: () => ({ access_token: ACCESS, token_type: 'Bearer', ...tokens }),
    userinfo: () => ({ sub: 'ann', name: 'Ann' }),
    keys: () => ({ keys: [{ ...jwk, kid: 'one', use: 'sig', alg: 'ES256' }] }),
  };

  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const place = PLACES[request.url ?? ''];
    if (place === undefined) return response.writeHead(404).end();
    const { authorization } = request.headers;
    seen.push({ place, body: Buffer.concat(pieces).toString(), authorization });
    return (answers[place] ?? json(usual[place]()))(response);
  });

  beforeAll(async () => {
    server.listen(0, 'localhost');
    await once(server, 'listening');
    issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    pair = await generateKeyPair('ES256', { extractable: true });
    jwk = await exportJWK(pair.publicKey);
  });
  beforeEach(() => {
    [answers, tokens, seen] = [{}, {}, []];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** The claims of a good ID token for this address. */
  function claimsFor(address: string, changes: Claims = {}): Claims {
    const seconds = Math.floor(Date.now() / 1000);
    const { searchParams } = new URL(address);
    return {
      ...{ iss: issuer, aud: 'shop', sub: 'ann', iat: seconds, exp: seconds + 300 },
      ...{ nonce: searchParams.get('nonce'), email: 'ann@example.com', ...changes },
    };
  }

  const sign = (claims: Claims, key = pair.privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(key);

  const signIn = (options: Partial<OidcSignInOptions> = {}) =>
    createOidcSignIn({
      issuer,
      clientId: 'shop',
      clientSecret: SECRET,
      key: KEY,
      returnTo: ['https://m.example.com'],
      session: ({ id }) => ({ id }),
      ...options,
    });

  return {
    issuer: () => issuer,
    metadata,
    sign,
    signIn,
    claimsFor,
    answer: (place: Place, answer: Answer) => void (answers[place] = answer),
    answerTokens: (value: Claims) => void (tokens = value),
    requests: (place: Place) => seen.filter((request) => request.place === place),

    /** A browser that has come back, and the token that waits for the code. */
    async returned(begins: ReturnType<typeof signIn>, changes?: Claims) {
      const { address, state, cookie } = await begins.begin({ returnTo: PAGE });
      tokens = { id_token: await sign(claimsFor(address, changes)) };
      return { address, question: { code: CODE, state, returnTo: PAGE, cookie } };
    },
  };
}
