import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { servicePage } from './issuer-page.ts';

/** The only client of the service. It has no secret, so each sign-in needs PKCE. */
export const CLIENT = 'market';

const SECONDS = 300;

/** The consent of a user, until the client fetches it. */
type Grant = {
  readonly user: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
  readonly until: number;
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const refused = (error: string) => Response.json({ error }, { status: 400 });

/** A small sign-in service with OpenID Connect. It trusts everybody, and it needs no network. */
export function createIssuer(issuer: string, users: ReadonlyMap<string, string>) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' };
  const grants = new Map<string, Grant>();

  const authorize = (query: URLSearchParams): Response => {
    const redirectUri = query.get('redirect_uri') ?? '';
    const isOurs =
      query.get('client_id') === CLIENT && redirectUri.startsWith(`${new URL(issuer).origin}/`);
    if (!isOurs) return refused('invalid_request');
    const user = query.get('user');
    if (user === null) return servicePage(query, users);
    const target = new URL(redirectUri);
    target.searchParams.set('state', query.get('state') ?? '');
    target.searchParams.set('iss', issuer);
    if (users.has(user)) {
      const code = randomUUID();
      const nonce = query.get('nonce') ?? '';
      const challenge = query.get('code_challenge') ?? '';
      const until = Date.now() + SECONDS * 1000;
      grants.set(code, { user, nonce, challenge, redirectUri, until });
      target.searchParams.set('code', code);
    } else {
      target.searchParams.set('error', 'access_denied');
    }
    const headers = { Location: target.href, 'Cache-Control': 'no-store' };
    return new Response(null, { status: 302, headers });
  };

  const idTokenOf = ({ user, nonce }: Grant) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: issuer, aud: CLIENT, sub: user, name: users.get(user), nonce },
      ...{ iat: now, exp: now + SECONDS },
    };
    const signed = `${encode({ alg: 'ES256', kid: key.kid })}.${encode(claims)}`;
    const how = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return `${signed}.${sign('sha256', Buffer.from(signed), how).toString('base64url')}`;
  };

  const exchange = async (request: Request): Promise<Response> => {
    const form = new URLSearchParams(await request.text());
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    // A code works once.
    grants.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isValid =
      grant &&
      grant.until > Date.now() &&
      grant.challenge === proof &&
      grant.redirectUri === form.get('redirect_uri');
    if (!isValid) return refused('invalid_grant');
    const tokens = { access_token: randomUUID(), token_type: 'Bearer', expires_in: SECONDS };
    return Response.json({ ...tokens, id_token: idTokenOf(grant) });
  };

  return {
    'GET /.well-known/openid-configuration': () =>
      Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
        authorization_response_iss_parameter_supported: true,
      }),
    'GET /keys': () => Response.json({ keys: [key] }),
    'GET /authorize': ({ url }: Request) => authorize(new URL(url).searchParams),
    'POST /token': exchange,
  };
}
