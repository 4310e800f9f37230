import type {
  AppExtensionTarget,
  NewTokens,
  RefreshAnswer,
  RefreshInput,
  UserFacts,
} from '@/platform';
import { attempt } from '@/shared/errors';
import { loadLibrary } from './load-library';
import { type ServerPaths, signInByServer } from './by-server';
import { type Claims, createIssuer, type Grant, type Secrets } from './issuer';
import { createRedirectSignIn, type RedirectSignIn, type Tools } from './redirect-sign-in';

export type OidcConfig = {
  /** The address of the service, as its discovery document names it: `https://accounts.example.com`. */
  readonly issuer: string;
  /** A client without a secret. A service that asks for one needs `oidcByServer`. */
  readonly clientId: string;
  /** `offline_access` asks many services for a refresh token. @default ['openid', 'profile'] */
  readonly scopes?: readonly string[] | undefined;
  /** More parameters of its sign-in page, such as `audience`. */
  readonly params?: { readonly [name: string]: string } | undefined;
  /** The user of the app. `claims` are those of the ID token. @default its `iss` and `sub` are the uid, without roles */
  readonly user?: ((claims: Claims) => UserFacts) | undefined;
};

export type OidcOptions = {
  /** `none` asks the user nothing: a user without a session there comes back signed out, as after a `cancel`. */
  readonly prompt?: 'none' | 'login' | 'consent' | 'select_account' | undefined;
  /** The name or the address that the user has entered already. */
  readonly loginHint?: string | undefined;
};

/** Signs users in on the page of an OpenID Connect service. Name it in `extensions`, and its `refresh` in `auth`, of `defineApp`. */
export type OidcSignIn = RedirectSignIn<OidcOptions> & {
  /** For `auth.refresh` of `defineApp`. */
  refresh(input: RefreshInput): Promise<RefreshAnswer>;
  /** Whether the session is of this service, for an app with several. */
  owns(input: Pick<RefreshInput, 'refreshToken'>): boolean;
  /** Signs out here and there. The user comes back to the app. */
  signOut(): Promise<void>;
};

/** The text that `auth.refreshToken()` gives for this sign-in. */
type Kept = {
  readonly issuer: string;
  readonly clientId: string;
  readonly refreshToken?: string | undefined;
  readonly idToken?: string | undefined;
  /** The user, as the service names them. */
  readonly subject: string;
  readonly user: UserFacts;
};

const usualUser = ({ iss, sub }: Claims): UserFacts => ({ uid: `${String(iss)}#${sub}` });

export function oidc(config: OidcConfig): OidcSignIn {
  const { issuer, clientId, scopes = ['openid', 'profile'], params, user = usualUser } = config;
  let context: AppExtensionTarget['context'] | null = null;
  const api = 'oidc.signIn';
  const service = createIssuer({
    issuer,
    clientId,
    api,
    load: () => loadLibrary(api, context, () => import('oauth4webapi')),
  });

  const keptIn = (text: string | null): Kept | null => {
    const kept = Object(attempt(() => JSON.parse(text ?? ''))) as Partial<Kept>;
    return kept.issuer === issuer && kept.clientId === clientId ? (kept as Kept) : null;
  };
  const sessionOf = (
    { accessToken, lifetime, ...grant }: Grant,
    { subject, user: facts, ...kept }: Pick<Kept, 'subject' | 'user'> & Partial<Kept>,
  ): NewTokens => {
    const { refreshToken = kept.refreshToken, idToken = kept.idToken } = grant;
    const next: Kept = { issuer, clientId, refreshToken, idToken, subject, user: facts };
    const now = Math.floor((context?.env.date() ?? 0) / 1000);
    const withEnd = lifetime === undefined ? facts : { ...facts, exp: now + lifetime };
    return { token: accessToken, refreshToken: JSON.stringify(next), user: withEnd };
  };

  const { travel, ...signIn } = createRedirectSignIn<OidcOptions>({
    name: 'oidc',
    id: `oidc ${issuer} ${clientId}`.replaceAll(':', ''),
    isAvailable: ({ context: { env } }) => env.window.isSecureContext,
    begin: ({ prompt, loginHint }, { platform, context: { messages }, returnTo }) =>
      service.begin(platform.request, returnTo, {
        ...params,
        scope: [...new Set(['openid', ...scopes])].join(' '),
        prompt,
        login_hint: loginHint,
        ui_locales: messages.getState().locale,
      }),
    finish: async (answer, keep, { platform }) => {
      const grant = await service.exchange(platform.request, answer, keep as Secrets);
      return sessionOf(grant, { subject: grant.claims.sub, user: user(grant.claims) });
    },
  });

  /** The tokens are gone here whatever the service says about them. */
  const revoke = ({ platform }: Tools, token: string) =>
    service.revoke(platform.request, token).catch(() => {});

  return {
    ...signIn,
    start: (target) => {
      context = target.context;
      return signIn.start(target);
    },
    owns: ({ refreshToken }) => keptIn(refreshToken) !== null,
    refresh: async ({ refreshToken, send }) => {
      const kept = keptIn(refreshToken);
      if (!kept?.refreshToken) return false;
      const grant = await service.renew((request) => send<string>(request), kept.refreshToken);
      const { claims } = grant ?? {};
      if (!grant || (claims && claims.sub !== kept.subject)) return false;
      return sessionOf(grant, { ...kept, user: claims ? user(claims) : kept.user });
    },
    signOut: async () => {
      const kept = keptIn(context?.auth.refreshToken() ?? null);
      // The user is signed out here, also if the service fails.
      context?.auth.clear();
      await travel('sign-out', async (tools) => {
        if (!kept) return null;
        if (kept.refreshToken) await revoke(tools, kept.refreshToken);
        const address = await service.signOutAddress(tools.platform.request, {
          id_token_hint: kept.idToken,
          post_logout_redirect_uri: tools.returnTo,
        });
        return address === null ? null : { address };
      });
    },
  };
}

/**
 * Signs users in on the page of an OpenID Connect service, such as Google's, that wants the secret of a client. The server of
 * the product has it, see `createOidcSignIn`.
 */
export function oidcByServer(paths: ServerPaths): RedirectSignIn<OidcOptions> {
  return signInByServer<OidcOptions>(paths, {
    name: 'oidc',
    id: `oidc ${paths.begin}`.replaceAll(':', ''),
    isAvailable: () => true,
    ask: ({ prompt, loginHint }, locale) => ({ prompt, loginHint, locale }),
  });
}
