import { codeFailure } from '@/platform/call/load';
import { syncCall } from '@/platform/call/rows';
import type { Auth } from './auth';
import { loadSession } from './start-session';

export type PlatformAuth = Auth & {
  /**
   * Fetches a new token with the `refresh` of `defineApp`, for requests that `createClient` does not send. Resolves to
   * whether there is one. One refresh runs at a time over all tabs. Rejects if its code could not be loaded: the session
   * stays as it is, and the next call loads the code again.
   */
  refresh(): Promise<boolean>;
};

export const accountRows = {
  /**
   * The user's login: token, user, roles and permissions [S6.1].
   *
   * @rejects failed invalid offline
   */
  auth: syncCall((context): PlatformAuth => {
    // Only the runtime writes parts of a session.
    const { write: _write, owner: _owner, now: _now, ...auth } = context.auth;
    const refresh = () =>
      loadSession(context).then(
        ({ refreshSession }) => refreshSession(context),
        (cause: unknown) => {
          throw codeFailure(context, 'auth.refresh', cause);
        },
      );
    return { ...auth, refresh };
  }),
};
