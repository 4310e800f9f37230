import type { Env } from '@/platform/call/env';
import { DEFAULT_NAMESPACE } from '@/shared/defaults';
import { attempt } from '@/shared/errors';

export type TokenStorage = {
  read(): string | null;
  write(token: string | null): void;
  /** Calls back when another browser tab has changed the token. */
  watch(run: () => void): () => void;
};

/** localStorage, or memory where that is blocked or full: then the token lives as long as the document. */
export function createTokenStorage({ window, storage }: Env, namespace: string): TokenStorage {
  const key = appKey('token', namespace);
  let memory: string | null = null;

  return {
    read: () => memory ?? attempt(() => storage().getItem(key)) ?? null,
    write: (token) => {
      // First out with the old one: where the new one does not fit, the old must not come back.
      attempt(() => storage().removeItem(key));
      memory = token;
      if (token === null) return;
      attempt(() => {
        storage().setItem(key, token);
        memory = null;
      });
    },
    watch: (run) => {
      const handle = (event: StorageEvent) => {
        // A null key means that the other tab cleared everything.
        if (event.key === key || event.key === null) run();
      };
      window.addEventListener('storage', handle);
      return () => window.removeEventListener('storage', handle);
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
