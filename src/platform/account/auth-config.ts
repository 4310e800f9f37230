import type { RequestParams, RequestResult } from '@/platform/network/request-params';

/** The user as a server or a product describes them. */
export type UserFacts = {
  readonly uid: string | number;
  readonly role?: readonly string[] | undefined;
  readonly permission?: readonly string[] | undefined;
  /** The end of the session in seconds since 1970. */
  readonly exp?: number | undefined;
};

/** Returns the user of a token's payload. If it throws, the user is signed out. */
export type Claims = (payload: Readonly<Record<string, unknown>>) => UserFacts | null | undefined;

/** Three methods of `Storage`. They must answer at once. */
export type CustomAuthStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

export type AuthStorage = 'local' | 'session' | 'memory' | 'none' | CustomAuthStorage;

/** Sends a request without a bearer. It does not wait for the refresh, so use it for the refresh itself. */
export type SendPlain = <T = unknown>(params: RequestParams) => Promise<RequestResult<T>>;

export type RefreshInput = {
  /** The token that is about to expire, or that the server refused. */
  readonly token: string | null;
  readonly refreshToken: string | null;
  readonly send: SendPlain;
};

export type NewTokens = {
  readonly token: string;
  /** Without it, the stored refresh token stays. */
  readonly refreshToken?: string | undefined;
  /** For a token that JavaScript cannot read. Without it, the stored user stays. */
  readonly user?: UserFacts | undefined;
};

/** The new token or tokens. `true`: a cookie has been renewed. Nothing or `false`: the session has ended. */
export type RefreshAnswer = NewTokens | string | boolean | null | undefined;

export type AuthConfig = {
  /**
   * The place of the session. `local`: until sign-out, shared by all tabs. `session`: until the tab closes. `memory`:
   * until the document closes. `none`: a cookie has it, and JavaScript keeps only the user's name and rights.
   * @default 'local'
   */
  readonly storage?: AuthStorage;
  /**
   * Fetches new tokens. One refresh runs at a time over all tabs. With it, a user stays signed in when the token
   * expires, until the server refuses the refresh with 400, 401 or 403.
   */
  readonly refresh?: (input: RefreshInput) => RefreshAnswer | Promise<RefreshAnswer>;
  /**
   * Reads the user from the token's payload. `claimsFrom` makes it from the names of the claims.
   * @default uid, role, permission and exp [S6.1]
   */
  readonly claims?: Claims;
  /** For cookie sessions: asks the server for the user when the app starts. Null: the user is signed out. */
  readonly loadUser?: (input: { readonly send: SendPlain }) => Promise<UserFacts | null>;
  /** Seconds that the device's clock may be fast: a token counts that much longer than its `exp`. @default 60 */
  readonly leeway?: number;
  /** Two apps of one origin with the same name share one session. @default `storage.namespace` */
  readonly namespace?: string;
};

/** Why a session changed. `expired`: the token's time is over, or the server refused to renew it. */
export type AuthReason = 'sign-in' | 'sign-out' | 'refresh' | 'expired' | 'other-tab';
