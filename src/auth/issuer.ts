import type * as OAuth from 'oauth4webapi';
import { isPlatformError, PlatformError, type RequestParams, type RequestResult } from '@/platform';
import { attempt } from '@/shared/errors';

/** Tokens of an issuer, and what its ID token says about the user. */
export type Grant = {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly idToken: string | undefined;
  /** Seconds. Undefined if the issuer does not tell it. */
  readonly lifetime: number | undefined;
  /** Undefined without a new ID token. */
  readonly claims: Claims | undefined;
};

/** The checked claims of an ID token. */
export type Claims = { readonly sub: string; readonly [name: string]: unknown };

/** `platform.request`, or the `send` of `auth.refresh`. */
type Send = (params: RequestParams) => PromiseLike<RequestResult<string>>;

/** Facts to check the answer with. They stay in this tab. */
export type Secrets = {
  readonly verifier: string;
  readonly nonce: string;
  readonly returnTo: string;
};

/** An OpenID Connect service, as one client of it sees it. `oauth4webapi` has the protocol, and loads when it is needed. */
export type Issuer = {
  /** The address of its sign-in page, and what the app must remember for the answer. */
  begin(
    send: Send,
    returnTo: string,
    parameters: Parameters,
  ): Promise<{ readonly address: string; readonly keep: Secrets }>;
  /** The tokens for the parameters of its answer. */
  exchange(
    send: Send,
    answer: { readonly [name: string]: string },
    keep: Secrets,
  ): Promise<Grant & { readonly claims: Claims }>;
  /** Null if the issuer refuses: the session has ended. */
  renew(send: Send, refreshToken: string): Promise<Grant | null>;
  revoke(send: Send, refreshToken: string): Promise<void>;
  /** The address that signs the user out there. Null if the issuer has none. */
  signOutAddress(send: Send, parameters: Parameters): Promise<string | null>;
};

type Parameters = { readonly [name: string]: string | undefined };

const TIMEOUT = 15_000;

export type IssuerOptions = {
  readonly issuer: string;
  readonly clientId: string;
  /** The name of the call in errors. */
  readonly api: string;
  readonly load: () => Promise<typeof OAuth>;
};

export function createIssuer({ issuer, clientId, api, load }: IssuerOptions): Issuer {
  const client: OAuth.Client = { client_id: clientId, token_endpoint_auth_method: 'none' };
  // A service on the machine of the developer has no certificate.
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(issuer);
  let known: Promise<OAuth.AuthorizationServer> | null = null;

  const discover = (oauth: typeof OAuth, send: Send) => {
    const ask = async () => {
      const url = new URL(issuer);
      return oauth.processDiscoveryResponse(
        url,
        await oauth.discoveryRequest(url, by(oauth, send)),
      );
    };
    known ??= ask().catch((cause: unknown) => {
      known = null;
      throw cause;
    });
    return known;
  };

  const by = (oauth: typeof OAuth, send: Send) => ({
    [oauth.customFetch]: fetchBy(send),
    [oauth.allowInsecureRequests]: isLocal,
  });

  const refusal = (message: string, cause?: unknown) =>
    new PlatformError({ code: 'denied', api, message, cause });

  /** Errors of the protocol name no token, but they hold the whole answer. It does not go into logs. */
  const failureOf = (oauth: typeof OAuth, cause: unknown): unknown => {
    if (isPlatformError(cause)) return cause;
    if (cause instanceof oauth.ResponseBodyError) {
      return refusal(`the issuer refused: ${cause.error} (${cause.status})`);
    }
    const isOfProtocol =
      cause instanceof oauth.OperationProcessingError ||
      cause instanceof oauth.UnsupportedOperationError;
    if (!isOfProtocol) return cause;
    const message = `the answer of the issuer is not valid: ${cause.message}`;
    return new PlatformError({ code: 'failed', api, message });
  };

  const withServer = async <T>(
    send: Send,
    run: (oauth: typeof OAuth, server: OAuth.AuthorizationServer) => Promise<T>,
  ): Promise<T> => {
    const oauth = await load();
    try {
      return await run(oauth, await discover(oauth, send));
    } catch (cause) {
      throw failureOf(oauth, cause);
    }
  };

  return {
    begin: (send, returnTo, parameters) =>
      withServer(send, async (oauth, server) => {
        const verifier = oauth.generateRandomCodeVerifier();
        const nonce = oauth.generateRandomNonce();
        const address = withParameters(server.authorization_endpoint ?? '', {
          ...parameters,
          client_id: clientId,
          redirect_uri: returnTo,
          response_type: 'code',
          state: oauth.generateRandomState(),
          nonce,
          code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        if (!address) throw refusal('the issuer names no page for signing in');
        return { address, keep: { verifier, nonce, returnTo } };
      }),

    exchange: (send, answer, { verifier, nonce, returnTo }) =>
      withServer(send, async (oauth, server) => {
        // The journey has compared the state already.
        const state = answer['state'] ?? oauth.expectNoState;
        const query = new URLSearchParams(answer);
        const checked = oauth.validateAuthResponse(server, client, query, state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.None(),
          checked,
          returnTo,
          verifier,
          by(oauth, send),
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: nonce,
          requireIdToken: true,
        });
        const { claims, ...grant } = grantOf(oauth, tokens);
        if (!claims) throw refusal('the issuer gave no ID token');
        return { ...grant, claims };
      }),

    renew: (send, refreshToken) =>
      withServer(send, async (oauth, server) => {
        const none = oauth.None();
        const options = by(oauth, send);
        try {
          const response = await oauth.refreshTokenGrantRequest(
            server,
            client,
            none,
            refreshToken,
            options,
          );
          return grantOf(oauth, await oauth.processRefreshTokenResponse(server, client, response));
        } catch (cause) {
          if (cause instanceof oauth.ResponseBodyError && cause.error === 'invalid_grant') {
            return null;
          }
          throw cause;
        }
      }),

    revoke: (send, refreshToken) =>
      withServer(send, async (oauth, server) => {
        if (!server.revocation_endpoint) return;
        const none = oauth.None();
        const options = by(oauth, send);
        await oauth.processRevocationResponse(
          await oauth.revocationRequest(server, client, none, refreshToken, options),
        );
      }),

    signOutAddress: (send, parameters) =>
      withServer(send, async (oauth, { end_session_endpoint: address }) =>
        withParameters(address ?? '', {
          ...parameters,
          client_id: clientId,
          state: oauth.generateRandomState(),
        }),
      ),
  };
}

function grantOf(oauth: typeof OAuth, tokens: OAuth.TokenEndpointResponse): Grant {
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    lifetime: tokens.expires_in,
    claims: oauth.getValidatedIdTokenClaims(tokens),
  };
}

function withParameters(address: string, parameters: Parameters): string | null {
  const url = attempt(() => new URL(address));
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url?.searchParams.set(name, value);
  }
  return url?.href ?? null;
}

/** Sends for the library. The requests have the time-outs and the errors of the platform. */
function fetchBy(send: Send) {
  return async (
    url: string,
    { method, headers, body }: OAuth.CustomFetchOptions<string, unknown>,
  ) => {
    const data = body === undefined || body === null ? undefined : String(body);
    const request = { url, method: method as 'GET', header: headers, data };
    const { statusCode, header, ...answer } = await Promise.resolve(
      send({ ...request, dataType: 'text', timeout: TIMEOUT }),
    ).catch((error: unknown) => {
      // The body of a refusal says why.
      if (isPlatformError(error, 'http-status') && error.response) return error.response;
      throw error;
    });
    const isEmpty = statusCode === 204 || statusCode === 304;
    const text = isEmpty ? null : (answer.data as string);
    return new Response(text, { status: statusCode, headers: header });
  };
}
