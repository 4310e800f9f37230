import { request } from '@/platform/network/request';
import type { RequestParams, RequestResult } from '@/platform/network/request-params';
import type { NetworkParams } from '@/platform/network/fields';
import { failureOf } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { isPlatformError } from '@/platform/call/errors';
import { isHtmlPage } from '@/platform/network/answer';
import { CLIENT_TIMEOUT } from '@/shared/defaults';
import { originOf } from '@/shared/errors';
import type { NewTokens, SendPlain } from './auth-config';
import { mayCarryBearer } from './bearer';
import { userFrom } from './decode-user';
import { linkTabs } from './link-tabs';
import { askForRenewal, createRenewals, isRefusal, type Renewals } from './renewals';

/** A token that ends within this time is renewed before a request takes it. */
const AHEAD_MS = 30_000;

const ENDED = 'the session has ended';

/** The session as `createClient({ auth: true })` and `auth.refresh` use it. `context.shelf(createSession)` */
export type Session = {
  readonly renewals: Renewals;
  /** Fetches new tokens and stores them. False: the session has ended. Undefined if `defineApp` has no `refresh`. */
  readonly refresh: (() => Promise<boolean>) | undefined;
  /** Whether the token should be renewed before a request takes it. */
  isDue(): boolean;
  /** Whether a request goes below the client's base URL: the bearer goes nowhere else. */
  isHome(params: NetworkParams, baseURL: string | undefined): boolean;
  /** Counts the sessions. New tokens of this tab do not begin another one. */
  count(): number;
  /** Ends the session if it is still the one of this token. A cookie has none: then it must still be of this count. */
  end(token: string | null, count: number): void;
};

export function createSession(context: PlatformContext): Session {
  const { auth, env, life, settings } = context;
  const refresh = settings.auth?.refresh;
  /** The session that needs no second renewal ahead: the first one failed, or the device's clock is fast. */
  let renewedEarly = '';

  const isSignedIn = () => (auth.token() ?? auth.refreshToken()) !== null || auth.user() !== null;
  const renewals = createRenewals();
  const snapshot = () => JSON.stringify([auth.token(), auth.refreshToken(), auth.user()]);
  const isEnding = () => {
    const exp = auth.user()?.exp;
    return exp !== undefined && exp * 1000 - auth.now() < AHEAD_MS;
  };
  let count = 0;
  const stop = auth.subscribe(({ reason }) => {
    if (reason !== 'refresh') count += 1;
  });
  life.signal.addEventListener('abort', stop);
  const end = (token: string | null, counted = count) => {
    const isSame = auth.token() === token && counted === count;
    if (isSame && isSignedIn()) auth.write(null, 'expired');
  };

  const fetchTokens = async () => {
    // Another tab may have signed out, or the server may have refused it, while this one waited.
    if (!refresh || !isSignedIn()) throw new Error(ENDED);
    const [before, token, refreshToken] = [snapshot(), auth.token(), auth.refreshToken()];
    const isUnchanged = () => snapshot() === before;
    try {
      const answer = await refresh({ token, refreshToken, send: sendPlain(context) });
      if (isUnchanged()) {
        if (answer) store(tokensOf(answer));
        else end(token);
        return Boolean(answer);
      }
    } catch (error) {
      // Without a network the user stays signed in. Other errors are mistakes in the product.
      if (!isPlatformError(error)) env.errors.report(error, originOf('callback'));
      if (isUnchanged()) {
        if (isRefusal(error)) end(token);
        throw error;
      }
    }
    // The user signed out or signed in meanwhile, or the product stored the tokens itself. A refusal was about the
    // session before.
    if (isSignedIn()) return true;
    throw new Error(ENDED);
  };
  const store = (tokens: Partial<NewTokens>) => {
    const isCookie = settings.auth?.storage === 'none';
    const { user, ...rest } = tokens;
    const facts = user && JSON.stringify(userFrom(user));
    auth.write({ ...(isCookie ? {} : rest), user: facts }, 'refresh');
    if (isEnding()) renewedEarly = snapshot();
  };

  return {
    renewals,
    refresh: refresh && fetchTokens,
    isDue: () => {
      const now = snapshot();
      if (!refresh || !isEnding()) return false;
      if (renewedEarly === now) return renewals.isRunning();
      renewedEarly = now;
      return true;
    },
    isHome: (params, baseURL = settings.baseURL) =>
      isSignedIn() && mayCarryBearer(params, baseURL, env.document.baseURI),
    count: () => count,
    end,
  };
}

/** `auth.refresh()` */
export async function refreshSession(context: PlatformContext): Promise<boolean> {
  const { renewals, refresh } = context.shelf(createSession);
  if (!refresh) return false;
  const fail = failureOf('auth.refresh');
  const ask = () => askForRenewal(context, CLIENT_TIMEOUT, fail, refresh);
  const renewal = await renewals.renew(context, renewals.seen(context), ask);
  return renewal.kind !== 'refused';
}

/**
 * For sessions that are not a token in localStorage. The app calls it once, when it starts. `signedOut` are the users
 * who have signed out since.
 */
export function followSession(context: PlatformContext, signedOut: readonly string[] = []): void {
  linkTabs(context, signedOut);
  void loadUser(context);
}

/** Asks the server for the user of the cookie. */
async function loadUser(context: PlatformContext): Promise<void> {
  const { auth, env, settings } = context;
  const before = auth.user();
  let hasChanged = false;
  // A user who signed in and out again meanwhile leaves no other trace.
  const stop = auth.subscribe(() => {
    hasChanged = true;
  });
  const isUnchanged = () => !hasChanged && auth.user() === before;
  try {
    const facts = await settings.auth?.loadUser?.({ send: sendPlain(context) });
    if (facts === undefined || !isUnchanged()) return;
    const user = userFrom(facts);
    if (user === null && before !== null) auth.write(null, 'expired');
    else if (JSON.stringify(user) !== JSON.stringify(before)) auth.setUser(facts);
  } catch (error) {
    if (isRefusal(error) && before !== null && isUnchanged()) auth.write(null, 'expired');
    // Without a network the stored user stays. Other errors are mistakes in the product.
    else if (!isPlatformError(error)) env.errors.report(error, originOf('callback'));
  } finally {
    stop();
  }
}

function tokensOf(answer: NewTokens | string | true): Partial<NewTokens> {
  if (answer === true) return {};
  const tokens = typeof answer === 'string' ? { token: answer } : answer;
  if (typeof tokens.token === 'string' && tokens.token !== '') return tokens;
  // A proxy may answer so. It does not mean that the session has ended.
  throw new TypeError('auth.refresh returned an object without a token');
}

function sendPlain(context: PlatformContext): SendPlain {
  return async <T>(params: RequestParams) => {
    const result = await request(context)({ timeout: CLIENT_TIMEOUT, ...params });
    // The login page of a public network is no answer about the session.
    if (isHtmlPage({ headers: result.header, data: result.data })) {
      throw failureOf('request')(
        'failed',
        'the server answered with an HTML page in place of data',
      );
    }
    return result as RequestResult<T>;
  };
}
