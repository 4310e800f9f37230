import { DEFAULT_NAMESPACE } from '@/shared/defaults';
import { attempt } from '@/shared/errors';
import type { Env } from '@/platform/call/env';
import { refuseUnless, requireListener } from '@/platform/call/errors';
import { tell } from '@/platform/call/emitter';
import { LONGEST_TIMER } from '@/shared/clock';
import type { AuthConfig, AuthReason, NewTokens, UserFacts } from './auth-config';
import { decodeUser, hasPermission, hasRole, issuedAt, type User, userFrom } from './decode-user';
import { createTokenStorage, type SessionEntry } from './token-storage';

export type AuthChange = {
  readonly reason: AuthReason;
  readonly user: User | null;
  /** The user before the change. Clear what belongs to one user if `previous?.uid` differs from `user?.uid`. */
  readonly previous: User | null;
};

export type Auth = {
  /**
   * Signs in. Without `refreshToken` it removes the stored refresh token. `user` is for tokens that JavaScript cannot
   * read.
   */
  setToken(token: string, rest?: Omit<NewTokens, 'token'>): void;
  /** Signs in the user of a cookie session. Null signs out. */
  setUser(user: UserFacts | null): void;
  /** Signs out, in all tabs. */
  clear(): void;
  /** The stored token for a request's header, also when it has expired: the server decides. Null if signed out. */
  token(): string | null;
  refreshToken(): string | null;
  /** Null without a token, with a broken one or with an expired one that nothing renews. */
  user(): User | null;
  hasRole(role: string): boolean;
  /** The role admin has every permission [S6.2]. */
  hasPermission(permission: string): boolean;
  /** Whether a user is signed in whose token has not expired. */
  tokenValid(): boolean;
  /** Calls back after every change of the session, also from another browser tab, and when the token expires. */
  subscribe(run: (change: AuthChange) => void): () => void;
};

/** `user` is JSON. */
type SessionChange = { readonly [E in SessionEntry]?: string | null | undefined };

export type AuthStore = Auth & {
  /** For the runtime only. The time by the server's clock in milliseconds, as far as the token tells it. */
  now(): number;
  /** For the runtime only. Missing parts stay as they are. Null ends the session. */
  write(change: SessionChange | null, reason: AuthReason): void;
  /**
   * For the runtime only. Names whose session it is, also after the token has expired: the user's id, or for a user
   * without an id the sign-out before. New tokens leave it as it is. Null if signed out.
   */
  owner(): string | null;
  /** For the runtime only. Whether the user's token has expired and nothing renews it. */
  expired(): boolean;
  /** For the runtime only. The user of a page that was rendered ahead: its first rendering in a browser is for them. */
  drawn(): User | null;
  drawFor(user: User | null): void;
};

/** The signed-in user [S6.1]. It decides what the app shows. The server decides what the user may do. */
export function createAuth(
  env: Env,
  defaultNamespace: string = DEFAULT_NAMESPACE,
  config: AuthConfig = {},
): AuthStore {
  const { namespace = defaultNamespace, leeway = 60, claims, refresh } = config;
  const storage = createTokenStorage(env, namespace, config.storage);
  const listeners = new Set<(change: AuthChange) => void>();
  let decoded: { readonly text: string; readonly user: User | null } | null = null;
  let known: { readonly session: string; readonly user: User | null } | null = null;
  let drawn: User | null = null;
  let watching = new AbortController();
  let cancelExpiry = () => {};

  /** The user of the session, even if their token has expired. */
  const storedUser = () => {
    const facts = storage.read('user');
    const text = facts ?? storage.read('token');
    if (text === null) return null;
    if (decoded?.text !== text) {
      const user =
        facts === null
          ? decodeUser(text, claims, env.errors.report)
          : userFrom(attempt(() => JSON.parse(text)));
      decoded = { text, user };
    }
    return decoded.user;
  };

  const owner = () => {
    const stored = storedUser();
    if ((stored ?? storage.read('token') ?? storage.read('refreshToken')) === null) return null;
    return stored?.uid ? `user ${stored.uid}` : `nobody ${storage.read('ended')}`;
  };

  const now = () => env.date() - (Number(storage.read('skew')) || 0);
  /**
   * A new token comes from the server at once, so its `iat` tells the time there. Null for a small difference, which
   * `leeway` covers.
   */
  const skewOf = (token: unknown) => {
    const iat = issuedAt(token);
    const skew = iat === undefined ? 0 : Math.round(env.date() - iat * 1000);
    return Math.abs(skew) > leeway * 1000 ? `${skew}` : null;
  };

  /** In seconds since 1970. Undefined for a session that does not expire. */
  const endOf = (user: User | null) => (user?.exp === undefined ? undefined : user.exp + leeway);
  const isValid = (user: User | null) => (endOf(user) ?? Infinity) * 1000 > now();
  const user = () => {
    const stored = storedUser();
    return refresh || isValid(stored) ? stored : null;
  };

  const session = () => `${storage.read('token')} ${storage.read('user')}`;
  const remember = () => {
    known = { session: session(), user: user() };
    cancelExpiry();
    const end = refresh ? undefined : endOf(known.user);
    if (end !== undefined && listeners.size > 0) {
      cancelExpiry = env.after(Math.min(end * 1000 - now(), LONGEST_TIMER), check);
    }
    return known.user;
  };
  const notify = (reason: AuthReason) => {
    const previous = known?.user ?? null;
    const current = remember();
    const isSame = reason === 'sign-in' && current?.uid && current.uid === previous?.uid;
    const change = { reason: isSame ? 'refresh' : reason, previous, user: current } as const;
    for (const listener of listeners) tell(env, () => listener(change));
  };
  const check = () => {
    if (known?.session !== session()) notify('other-tab');
    else if (known.user !== user()) notify('expired');
    // A timer waits 23 days at most.
    else remember();
  };

  const write: AuthStore['write'] = (change, reason) => {
    // Users without an id differ by the sign-out between them.
    if (!change && owner()?.startsWith('n')) storage.write('ended', `${Math.random()}`);
    const hasNewToken = change?.token !== undefined && change.token !== storage.read('token');
    const all = hasNewToken ? { ...change, skew: skewOf(change.token) } : change;
    // The token comes last: other tabs then find everything else.
    for (const entry of ['refreshToken', 'user', 'skew', 'token'] as const) {
      const value = all ? all[entry] : null;
      if (value !== undefined) storage.write(entry, value);
    }
    notify(reason);
  };
  const clear = () => write(null, 'sign-out');

  let lastWarning = '';
  /** Development only. Some products use tokens without a user on purpose, so it warns once. */
  const warnOfToken = (token: unknown) => {
    // The server may have renamed a field of its answer.
    const isText = typeof token === 'string';
    if (isText && storedUser()) return;
    const problem = isText
      ? 'names no user, so auth.user() is null. Pass `user`, or read it with auth.claims.'
      : `should be a string, not ${typeof token}.`;
    if (problem === lastWarning) return;
    lastWarning = problem;
    const { console } = env.window as { readonly console?: Console };
    console?.warn(`auth.setToken: parameter.token ${problem}`);
  };

  return {
    write,
    owner,
    expired: () => storedUser() !== null && user() === null,
    now,
    drawn: () => drawn,
    drawFor: (next) => {
      drawn = next;
    },
    clear,
    setToken: (token, rest) => {
      if (import.meta.env.DEV) {
        const mayKeep = config.storage !== 'none';
        refuseUnless(mayKeep, 'auth.setToken', "auth.storage is 'none': call auth.setUser");
      }
      const refreshToken = attempt(() => rest?.refreshToken) ?? null;
      const facts = attempt(() => rest?.user && JSON.stringify(rest.user)) ?? null;
      write({ token, refreshToken, user: facts }, 'sign-in');
      if (import.meta.env.DEV) warnOfToken(token);
    },
    setUser: (facts) => {
      const next = attempt(() => userFrom(facts));
      if (next) write({ user: JSON.stringify(next) }, 'sign-in');
      else clear();
    },
    token: () => storage.read('token'),
    refreshToken: () => storage.read('refreshToken'),
    user,
    hasRole: (role) => hasRole(user(), role),
    hasPermission: (permission) => hasPermission(user(), permission),
    tokenValid: () => user() !== null && isValid(storedUser()),
    subscribe: (run) => {
      requireListener('auth.subscribe', run);
      listeners.add(run);
      if (listeners.size === 1) {
        remember();
        // A document in the back/forward cache gets no storage event, and the timers of a suspended app stop. So it
        // also checks when the user returns.
        watching = new AbortController();
        env.window.addEventListener('storage', check, watching);
        env.window.addEventListener('pageshow', check, watching);
        env.document.addEventListener('visibilitychange', check, watching);
      }
      return () => {
        if (!listeners.delete(run) || listeners.size > 0) return;
        watching.abort();
        cancelExpiry();
      };
    },
  };
}
