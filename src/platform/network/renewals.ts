import { appKey } from '@/platform/account/token-storage';
import type { PlatformContext } from '@/platform/call/context';
import { newId } from '@/platform/storage/database';
import { attempt } from '@/shared/errors';
import { pause } from '@/platform/call/timers';

/** `found`: another call or another tab had fetched a new token meanwhile. */
export type Renewal =
  | { readonly kind: 'fetched' | 'found' }
  /** Final where there is no login any more; else the network failed, and a later call may succeed. */
  | { readonly kind: 'refused'; readonly why: string; readonly isFinal: boolean };

/** What was known when a request took its token. */
type Seen = { readonly stamp: string; readonly refusals: number };

export type Renewals = {
  /** Read it before a request takes its token. */
  seen(context: PlatformContext): Seen;
  /**
   * Runs the refresh, or waits for the one under way. Nothing is fetched where any tab has fetched a new token since
   * the request took its own, or where the server has refused one.
   */
  renew(
    context: PlatformContext,
    seen: Seen,
    refresh: () => Promise<Renewal>,
    patience: number,
  ): Promise<Renewal>;
};

/** Writes of another tab need this long to be seen here, in browsers that run tabs in processes of their own. */
const SETTLE = 100;

/** How long a refresh may take where nothing else limits it. */
const LONGEST = 60_000;

/**
 * One refresh at a time: for all calls of a client, and for all tabs of an app. Servers that rotate refresh tokens take
 * a second use for theft and end the login.
 */
export function createRenewals(): Renewals {
  let coming: Promise<Renewal> | null = null;
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
    seen: ({ shelf }) => ({ stamp: shelf(createStamp).read(), refusals }),
    renew: async (context, seen, refresh, patience) => {
      if (refusal && seen.refusals < refusals) return refusal;
      const wait = Math.min(patience || LONGEST, LONGEST);
      coming ??= alone(context, wait, () => run(context, seen, refresh)).finally(() => {
        coming = null;
      });
      return coming;
    },
  };
}

/** Which token is the newest, without the token itself: products keep that where they like. */
function createStamp({ env, settings }: PlatformContext) {
  const key = appKey('renewed', settings.namespace);
  let own = '';
  return {
    // Where the browser blocks storage, no other tab shares the login.
    read: () => attempt(() => env.storage().getItem(key)) ?? own,
    renew: () => {
      own = newId(env);
      attempt(() => env.storage().setItem(key, own));
    },
  };
}

/** Runs the work while no other tab of the app does, or after waiting so long that its holder must be suspended. */
function alone<T>(context: PlatformContext, patience: number, work: () => Promise<T>): Promise<T> {
  const { env, settings } = context;
  const name = appKey('refreshing', settings.namespace);
  // In secure contexts only, and from Safari 15.4 on.
  const locks = env.window.navigator.locks as LockManager | undefined;
  return locks ? byLock(env, locks, name, patience, work) : byStorage(env, name, patience, work);
}

type Env = PlatformContext['env'];

function byLock<T>(
  env: Env,
  locks: LockManager,
  name: string,
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isRunning = false;
    const waiting = new AbortController();
    const run = async () => {
      isRunning = true;
      cancel();
      // The lock may arrive before what its last holder has stored.
      const done = pause(env, SETTLE, new AbortController().signal).then(work);
      // The outcome is that of the work: the request rejects when another tab steals the lock.
      done.then(resolve, reject);
      await done.catch(() => {});
    };
    const ask = (options: LockOptions) =>
      locks.request(name, options, run).catch((cause: unknown) => {
        if (!isRunning && !waiting.signal.aborted) reject(cause);
      });
    const cancel = env.after(patience, () => {
      waiting.abort();
      void ask({ steal: true });
    });
    void ask({ signal: waiting.signal });
  });
}

/** A lock in localStorage: `id end`. One that was left behind ends by itself. */
async function byStorage<T>(
  env: Env,
  key: string,
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  const id = newId(env);
  const never = new AbortController().signal;
  const read = () => (attempt(() => env.storage().getItem(key)) ?? '').split(' ');
  const giveUp = env.now() + patience;

  while (env.now() < giveUp) {
    const left = Number(read()[1]) - env.date();
    // A device whose clock was set back must not wait for a lock of the future.
    if (!(left > 0 && left <= patience)) {
      attempt(() => env.storage().setItem(key, `${id} ${env.date() + patience}`));
      // The browser blocks storage: no other tab shares the login.
      if (read()[0] !== id) break;
    }
    await pause(env, SETTLE, never);
    if (read()[0] === id) break;
  }
  try {
    return await work();
  } finally {
    if (read()[0] === id) attempt(() => env.storage().removeItem(key));
  }
}
