import { DEFAULT_NAMESPACE } from '@/shared/defaults';
import type { Env } from '@/platform/call/env';
import { requireListener } from '@/platform/call/errors';
import { tell } from '@/platform/call/emitter';
import { decodeUser, type User } from './decode-user';
import { createTokenStorage } from './token-storage';
import { watchExpiry } from './watch-expiry';

export type Auth = {
  setToken(token: string): void;
  clear(): void;
  /** The stored token for a request's header, also when it has expired: the server decides. Null for nobody. */
  token(): string | null;
  /** Nobody without a token, with a broken one or with an expired one. */
  user(): User | null;
  hasRole(role: string): boolean;
  /** The role admin has every permission [S6.2]. */
  hasPermission(permission: string): boolean;
  tokenValid(): boolean;
  /** Calls back after every change of the token, also from another browser tab, and when it expires. */
  subscribe(run: () => void): () => void;
};

/**
 * Seconds that the device's clock may be fast: a token counts that much longer than its `exp`. The server decides by
 * its own clock in any case.
 */
const CLOCK_LEEWAY = 60;

/** Who is signed in [S6.1]. For showing and hiding things: what counts is what the server allows. */
export function createAuth(env: Env, namespace: string = DEFAULT_NAMESPACE): Auth {
  const storage = createTokenStorage(env, namespace);
  const listeners = new Set<() => void>();
  let decoded: { readonly token: string; readonly user: User | null } | null = null;
  let unwatch = () => {};

  const user = () => {
    const token = storage.read();
    if (token === null) return null;
    if (decoded?.token !== token) decoded = { token, user: decodeUser(token) };
    return (endOf(decoded.user) ?? Infinity) * 1000 > env.date() ? decoded.user : null;
  };

  const tellAll = () => {
    for (const listener of listeners) tell(env, listener);
  };
  const expiry = watchExpiry(env, tellAll);

  const notify = () => {
    expiry.expect(listeners.size > 0 ? endOf(user()) : undefined);
    tellAll();
  };

  const set = (token: string | null) => {
    storage.write(token);
    notify();
  };

  return {
    setToken: set,
    clear: () => set(null),
    token: storage.read,
    user,
    hasRole: (role) => user()?.role.includes(role) ?? false,
    hasPermission: (permission) => {
      const now = user();
      return now !== null && (now.role.includes('admin') || now.permission.includes(permission));
    },
    tokenValid: () => user() !== null,
    subscribe: (run) => {
      requireListener('auth.subscribe', run);
      if (listeners.size === 0) {
        unwatch = storage.watch(notify);
        expiry.expect(endOf(user()));
      }
      listeners.add(run);
      return () => {
        if (!listeners.delete(run) || listeners.size > 0) return;
        unwatch();
        expiry.expect(undefined);
      };
    },
  };
}

/** Seconds since 1970; undefined for a token that does not expire. */
function endOf(user: User | null): number | undefined {
  return user?.exp === undefined ? undefined : user.exp + CLOCK_LEEWAY;
}
