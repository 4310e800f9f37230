import type { Env } from '@/platform/call/env';
import { DEFAULT_NAMESPACE } from '@/shared/defaults';
import { attempt } from '@/shared/errors';
import type { AuthStorage, CustomAuthStorage } from './auth-config';

/**
 * The parts of a session. `user` is the user of a cookie or of a token that JavaScript cannot read. `ended` is different
 * after each sign-out of a user without an id. `skew` is how fast the device's clock is, in milliseconds.
 */
export type SessionEntry = 'token' | 'refreshToken' | 'user' | 'ended' | 'skew';

export type TokenStorage = {
  read(entry: SessionEntry): string | null;
  write(entry: SessionEntry, value: string | null): void;
};

/** The storage of the session. If it is blocked or full, the session ends with the document. */
export function createTokenStorage(
  { window, storage }: Env,
  namespace: string,
  place: AuthStorage = 'local',
): TokenStorage {
  const memory = new Map<SessionEntry, string>();
  let hasWarned = place === 'memory';

  // Each use throws where the browser blocks the storage, and for `memory`.
  const area = () => {
    if (typeof place === 'object') return place;
    if (place === 'session') return window.sessionStorage;
    return (place === 'memory' ? null : storage()) as CustomAuthStorage;
  };

  return {
    read: (entry) => {
      const value = memory.get(entry) ?? attempt(() => area().getItem(appKey(entry, namespace)));
      return typeof value === 'string' ? value : null;
    },
    write: (entry, value) => {
      const key = appKey(entry, namespace);
      memory.delete(entry);
      if (value !== null) memory.set(entry, value);
      attempt(() => {
        // Over the old value: other tabs would take a moment without a value for a sign-out.
        if (value !== null) area().setItem(key, value);
        else area().removeItem(key);
        memory.delete(entry);
      });
      if (!memory.has(entry)) return;
      // The new value does not fit, and the old one must not come back.
      attempt(() => area().removeItem(key));
      if (import.meta.env.DEV && !hasWarned) {
        hasWarned = true;
        window.console?.warn(
          'auth: the storage of the session is blocked or full, so the session ends with this document.',
        );
      }
    },
  };
}

/**
 * The localStorage key of something that the platform keeps for an app. Without a namespace it is the key of earlier
 * versions. Stored values begin with `portico:<encoded namespace>:`, which has no `@`: no app's clearStorage meets it.
 */
export function appKey(name: string, namespace: string): string {
  return namespace === DEFAULT_NAMESPACE ? `portico:${name}` : `portico:@${name}:${namespace}`;
}
