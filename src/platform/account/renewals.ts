import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { isPlatformError, toPlatformError } from '@/platform/call/errors';
import { withDeadline } from '@/platform/call/timers';
import { newId } from '@/platform/storage/database';
import { attempt } from '@/shared/errors';
import { LONGEST, runInOneTab } from './tab-lock';
import { appKey } from './token-storage';

/** `found`: another call or another tab had fetched a new token meanwhile. */
export type Renewal =
  | { readonly kind: 'fetched' | 'found' }
  /** Final if the session has ended. Otherwise the network failed, and a later call may succeed. */
  | { readonly kind: 'refused'; readonly why: string; readonly isFinal: boolean };

/** The state when a request took its token. */
type Seen = { readonly stamp: string; readonly refusals: number };

export type Renewals = {
  isRunning(): boolean;
  /** Read it before a request takes its token. */
  seen(context: PlatformContext): Seen;
  /**
   * Runs the refresh, or waits for the current one. Fetches nothing if a tab has fetched a new token since the request
   * took its own, or if the server has refused a refresh since then.
   */
  renew(context: PlatformContext, seen: Seen, refresh: () => Promise<Renewal>): Promise<Renewal>;
};

/**
 * One refresh at a time: for all calls of a client, and for all tabs of an app. Servers that rotate refresh tokens
 * treat a second use as theft and end the session.
 */
export function createRenewals(): Renewals {
  let current: Promise<Renewal> | null = null;
  let refusals = 0;
  let refusal: Renewal | null = null;

  const run = async (context: PlatformContext, seen: Seen, refresh: () => Promise<Renewal>) => {
    const stamp = context.shelf(createStamp);
    if (stamp.read() !== seen.stamp) return { kind: 'found' } as const;
    const renewal = await refresh();
    if (renewal.kind !== 'refused') stamp.renew();
    else if (renewal.isFinal) {
      refusals += 1;
      refusal = renewal;
    }
    return renewal;
  };

  return {
    isRunning: () => current !== null,
    seen: ({ shelf }) => ({ stamp: shelf(createStamp).read(), refusals }),
    renew: async (context, seen, refresh) => {
      if (refusal && seen.refusals < refusals) return refusal;
      const name = appKey('refreshing', sessionNamespace(context));
      current ??= runInOneTab(context.env, name, () => run(context, seen, refresh)).finally(() => {
        current = null;
      });
      return current;
    },
  };
}

/** Calls the product's refresh, and says what its answer means. */
export async function askForRenewal(
  context: PlatformContext,
  timeout: number,
  fail: Fail,
  ask: () => Promise<unknown>,
): Promise<Renewal> {
  // A refresh ends with the time-out of its client, and after a minute at the latest: other tabs wait for it.
  const limit = Math.min(timeout || LONGEST, LONGEST);
  try {
    const answer = await withDeadline(context, limit, fail, undefined, ask);
    if (answer) return { kind: 'fetched' };
    const why = `returned ${JSON.stringify(answer)}: return the new token or true`;
    return { kind: 'refused', why, isFinal: true };
  } catch (cause) {
    const why = `failed: ${toPlatformError('request', cause).message}`;
    return { kind: 'refused', why, isFinal: isRefusal(cause) };
  }
}

/** The server knows the session and refuses to renew it. */
export function isRefusal(error: unknown): boolean {
  if (!isPlatformError(error, 'http-status')) return false;
  return [400, 401, 403].includes(error.response?.statusCode ?? 0);
}

export function sessionNamespace({ settings }: PlatformContext): string {
  return settings.auth?.namespace ?? settings.namespace;
}

/** Whether each tab has its own session. Then no tab can use the new token of another tab. */
export function hasOwnSession({ settings }: PlatformContext): boolean {
  const storage = settings.auth?.storage;
  return storage === 'memory' || storage === 'session';
}

/** Names the newest token without its text: products store the token where they like. */
function createStamp(context: PlatformContext) {
  const { env } = context;
  const key = appKey('renewed', sessionNamespace(context));
  const isShared = !hasOwnSession(context);
  let latest = '';
  return {
    // If the browser blocks storage, or it is full, only this tab knows its newest token.
    read: () => `${(isShared && attempt(() => env.storage().getItem(key))) || ''} ${latest}`,
    renew: () => {
      latest = newId(env);
      if (isShared) attempt(() => env.storage().setItem(key, latest));
    },
  };
}
