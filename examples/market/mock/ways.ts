import { randomBytes } from 'node:crypto';
// In your own project, import these from 'portico/sign-in'.
import {
  createOidcSignIn,
  createPasskeys,
  createWeChatSignIn,
  type Passkey,
} from '../../../server/sign-in/index.mjs';
import type { Way } from '../src/api/types.ts';
import { CLIENT, createIssuer } from './issuer.ts';
import { claimsOf, createTokens } from './tokens.ts';

type Routes = Record<string, (request: Request) => Response | Promise<Response>>;
type Handlers = { readonly begin: Routes[string]; readonly finish: Routes[string] };

/** The accounts of the sign-in service. */
const accounts = new Map([
  ['mira', 'Mira Lind'],
  ['karim', 'Karim Haddad'],
]);

const pair = (path: string, { begin, finish }: Handlers): Routes => ({
  [`POST /api/ways/${path}/begin`]: begin,
  [`POST /api/ways/${path}/finish`]: finish,
});

/**
 * The ways to sign in without a code. They need Node, so the server in a browser has none of them. `SIGN_IN_PAGE` names the
 * origin of the pages behind a proxy. WeChat needs the credentials of an official account.
 */
export function createWays(env: NodeJS.ProcessEnv = process.env) {
  const key = randomBytes(32).toString('hex');
  const kept = new Map<string, Passkey>();
  const known = new Map<string, Routes>();

  const passkeysAt = (origin: string) => {
    const { signIn, create } = createPasskeys({
      name: 'Linden Market',
      origins: [origin],
      key,
      passkeys: {
        find: (id) => kept.get(id) ?? null,
        of: (userId) => [...kept.values()].filter((passkey) => passkey.userId === userId),
        add: (passkey) => kept.set(passkey.id, passkey),
        used: (id, change) => kept.set(id, { ...kept.get(id)!, ...change }),
      },
      user: ({ headers }) => {
        const user = claimsOf(headers.get('authorization') ?? undefined);
        return user && { id: user.uid, name: user.uid };
      },
      session: ({ userId }) => createTokens(userId),
    });
    return { ...pair('passkeys/sign-in', signIn), ...pair('passkeys/create', create) };
  };

  const accountAt = (origin: string) => {
    const issuer = `${origin}/api/ways/service`;
    const { handlers } = createOidcSignIn({
      ...{ issuer, clientId: CLIENT, key, returnTo: [origin], scopes: ['openid', 'profile'] },
      // A phone number has no @, so no other account has this name.
      session: ({ subject }) => createTokens(`${subject}@linden`),
    });
    const service = Object.entries(createIssuer(issuer, accounts)).map(
      ([route, answer]) => [route.replace(' ', ' /api/ways/service'), answer] as const,
    );
    return { ...pair('account', handlers), ...Object.fromEntries(service) };
  };

  const wechatAt = (origin: string): Routes => {
    const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret, WECHAT_API: api } = env;
    if (!appId || !secret) return {};
    const { handlers } = createWeChatSignIn({
      ...{ appId, secret, key, returnTo: [origin] },
      ...(api && { api, authorize: `${api}/connect/oauth2/authorize` }),
      session: ({ openId }) => createTokens(`${openId}@wechat`),
    });
    return pair('wechat', handlers);
  };

  /** Passkeys and the services need HTTPS or `localhost`. */
  const routesAt = (origin: string): Routes => {
    const { protocol, hostname } = new URL(origin);
    if (protocol !== 'https:' && hostname !== 'localhost') return {};
    return { ...passkeysAt(origin), ...accountAt(origin), ...wechatAt(origin) };
  };

  /** The answer, or undefined for a request that is not about a sign-in of these ways. */
  return async (request: Request): Promise<Response | undefined> => {
    const { origin, pathname } = new URL(request.url);
    const own = env.SIGN_IN_PAGE ?? origin;
    const routes = known.get(own) ?? routesAt(own);
    known.set(own, routes);
    if (pathname !== '/api/ways') return routes[`${request.method} ${pathname}`]?.(request);
    const beginnings = {
      passkey: 'passkeys/sign-in',
      account: 'account',
      wechat: 'wechat',
    } satisfies Record<Way, string>;
    const offered = Object.entries(beginnings).filter(
      ([, path]) => `POST /api/ways/${path}/begin` in routes,
    );
    return Response.json(offered.map(([way]) => way));
  };
}
