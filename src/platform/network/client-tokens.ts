import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type ErrorResponse, isPlatformError, type PlatformError } from '@/platform/call/errors';
import { carries } from '@/platform/account/bearer';
import { askForRenewal, type Renewals } from '@/platform/account/renewals';
import { createSession } from '@/platform/account/session';
import type { ClientHeader } from './client-header';
import type { PlainRequest, Settings } from './client-options';
import type { NetworkParams } from './fields';

/** The token of one sending of a call, and whose it is. */
export type Pass = {
  /** Whether the session's token may go there. */
  readonly isHome: boolean;
  readonly token: string | null;
  readonly seen: ReturnType<Renewals['seen']>;
  /** The user, and the session by its number. */
  readonly uid: string | undefined;
  readonly count: number;
};

type TokenRules = {
  readonly settings: Settings;
  /** For a client with its own `refresh`. */
  readonly clientRenewals: Renewals;
  readonly params: NetworkParams;
  /** Sends what a refresh asks for. It does not wait for the new token. */
  readonly plain: PlainRequest;
  readonly fail: Fail;
};

/** The tokens of one call: those of the app's session, or those of the client's own `refresh`. */
export function tokensOf(
  context: PlatformContext,
  { settings, clientRenewals, params, plain, fail }: TokenRules,
) {
  const { auth } = context;
  const { baseURL, refresh: ownRefresh, timeout } = settings;
  const session = settings.auth ? context.shelf(createSession) : null;
  const renewals = ownRefresh || !session ? clientRenewals : session.renewals;
  const refresh = (ownRefresh ?? session?.refresh) as
    | ((error: unknown, send: PlainRequest) => unknown)
    | undefined;

  const renew = (seen: Pass['seen'], error?: PlatformError) => {
    const ask = () => askForRenewal(context, timeout, fail, async () => refresh?.(error, plain));
    return renewals.renew(context, seen, ask);
  };

  return {
    /** The token of now. If its end is near, it is renewed before. */
    take: async (): Promise<Pass> => {
      const isHome = session?.isHome(params, baseURL) ?? false;
      const of = { isHome, uid: auth.user()?.uid, count: session?.count() ?? 0 };
      const read = () => ({ ...of, seen: renewals.seen(context), token: auth.token() });
      const pass = read();
      if (!isHome || ownRefresh || !session?.isDue()) return pass;
      // After a refusal the call takes the old token along, so that no user's data is sent without one.
      return (await renew(pass.seen)).kind === 'refused' ? pass : read();
    },

    /**
     * Fetches a new token after a call that failed. `found`: another call had fetched it. Throws if the call must not be
     * sent once more.
     */
    renewAfter: async (
      error: unknown,
      { isHome, token, seen, uid, count }: Pass,
      { header, isWithheld }: ClientHeader,
      signal: AbortSignal,
    ): Promise<'fetched' | 'found'> => {
      const isOurs = !session || (isHome && (token === null || carries(header, token)));
      if (!is401(error) || isWithheld || !isOurs) throw error;
      if (!refresh) session?.end(token, count);
      if (!refresh || signal.aborted) throw error;
      const renewal = await renew(seen, error);
      if (signal.aborted) throw error;
      if (renewal.kind === 'refused') {
        // Another client's token may be refused while the user stays signed in.
        const isLogin = token !== null && token === auth.token() && carries(header, token);
        if (renewal.isFinal && isLogin) auth.write(null, 'expired');
        const owner = ownRefresh ? 'createClient' : 'defineApp';
        const message = `${error.message}, and the refresh of ${owner} ${renewal.why}`;
        throw fail('http-status', message, error.cause, { response: responseIn(error) });
      }
      // One user's call must not be sent as another user's.
      if (session && auth.user()?.uid !== uid) throw error;
      return renewal.kind;
    },
  };
}

function is401(error: unknown): error is PlatformError {
  return isPlatformError(error) && responseIn(error)?.statusCode === 401;
}

function responseIn(error: PlatformError): ErrorResponse | undefined {
  return error.code === 'http-status' ? error.response : undefined;
}
