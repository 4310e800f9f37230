import type { Env } from '@/platform/call/env';
import { DEFAULT_NAMESPACE } from '@/shared/defaults';
import { attempt, callSafely, originOf, type Report } from '@/shared/errors';
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
  { window, storage, errors }: Env,
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

  const reported = new Set<string>();
  /**
   * An app reads its session all the time, so the first error of each method of the product is enough. It may be one
   * before the mount, and `onError` hears nothing before that.
   */
  const report =
    (name: keyof CustomAuthStorage): Report =>
    (error, origin) => {
      if (reported.has(name)) return;
      reported.add(name);
      queueMicrotask(() => errors.report(error, origin));
    };
  const call = <T>(name: keyof CustomAuthStorage, run: () => T): T | undefined =>
    typeof place === 'object' ? callSafely(report(name), run, originOf('callback')) : attempt(run);

  return {
    read: (entry) => {
      const key = appKey(entry, namespace);
      const value = memory.get(entry) ?? call('getItem', () => area().getItem(key));
      return typeof value === 'string' ? value : null;
    },
    write: (entry, value) => {
      const key = appKey(entry, namespace);
      memory.delete(entry);
      if (value !== null) memory.set(entry, value);
      // Over the old value: other tabs would take a moment without a value for a sign-out.
      const name = value === null ? 'removeItem' : 'setItem';
      call(name, () => {
        const result: unknown =
          value === null ? area().removeItem(key) : area().setItem(key, value);
        memory.delete(entry);
        return result;
      });
      if (!memory.has(entry)) return;
      // The new value does not fit, and the old one must not come back.
      call('removeItem', () => area().removeItem(key));
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
