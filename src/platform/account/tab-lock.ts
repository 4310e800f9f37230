import type { Env } from '@/platform/call/env';
import { pause } from '@/platform/call/timers';
import { newId } from '@/platform/storage/database';
import { attempt } from '@/shared/errors';

/** Browsers with a process for each tab need this long until a tab sees what another one wrote. */
const SETTLE = 100;

/** The longest work of a tab that holds the lock, in milliseconds. */
export const LONGEST = 60_000;

/** Without Web Locks, the holder renews its lease each second. A closed or suspended tab loses it after this time. */
const LEASE = 5000;
const CHECK = 1000;

/**
 * Runs the work while no other tab runs work of this name. The work must end within `limit`, at most `LONGEST`. A tab
 * that holds the lock for longer is suspended, and loses it.
 */
export async function runInOneTab<T>(
  env: Env,
  name: string,
  limit: number,
  work: () => Promise<T>,
): Promise<T> {
  // Missing in Safari before 15.4, and in pages without HTTPS.
  const locks = attempt(() => env.window.navigator.locks as LockManager | undefined);
  const outcome = locks && (await runWithLock(env, locks, name, limit, work));
  return outcome ? outcome.result : runWithLease(env, name, work);
}

/** The holder of the lock, in localStorage: `<its id> <end of its time>`. */
function createClaim(env: Env, key: string) {
  const id = newId(env);
  const read = () => attempt(() => env.storage().getItem(key)) ?? '';
  const isMine = () => read().split(' ')[0] === id;
  return {
    read,
    isMine,
    write: (ms: number) => attempt(() => env.storage().setItem(key, `${id} ${env.date() + ms}`)),
    remove: () => {
      if (isMine()) attempt(() => env.storage().removeItem(key));
    },
    /** Whether the holder has time left. After the clock was set back, a time may end far in the future: ignore it. */
    isHeld: () => {
      const left = Number(read().split(' ')[1]) - env.date();
      return left > 0 && left <= LONGEST + CHECK;
    },
  };
}

/** Undefined if the browser refuses the lock: in a sandboxed frame, or in a web view without storage. */
function runWithLock<T>(
  env: Env,
  locks: LockManager,
  name: string,
  limit: number,
  work: () => Promise<T>,
): Promise<{ readonly result: T } | undefined> {
  return new Promise((resolve, reject) => {
    const claim = createClaim(env, name);
    const waiting = new AbortController();
    // Without a claim, the storage may be full or blocked. Then the holder gets the longest time.
    const giveUp = env.now() + LONGEST;
    let isRunning = false;
    let cancel = () => {};

    const run = async () => {
      isRunning = true;
      cancel();
      claim.write(limit + CHECK);
      // The lock may arrive before what its last holder has stored.
      const done = pause(env, SETTLE).then(work);
      // The request rejects when another tab steals the lock, so the result of the work counts.
      done.then((result) => resolve({ result }), reject);
      await done.catch(() => {});
      claim.remove();
    };
    const ask = async (options: LockOptions) => {
      try {
        await locks.request(name, options, run);
      } catch {
        // The end of the wait rejects the first request. A second one follows.
        if (isRunning || options.signal?.aborted) return;
        cancel();
        resolve(undefined);
      }
    };
    /** One waiting tab at a time, until the others can see its claim. The last tab's lock must not be stolen in turn. */
    const steal = (seen: string) =>
      locks.request(`${name} steal`, { ifAvailable: true }, async (isFirst) => {
        if (!isFirst || isRunning || claim.read() !== seen) return watch(seen);
        waiting.abort();
        void ask({ steal: true });
        await pause(env, SETTLE);
      });
    const watch = (seen: string | null) => {
      if (isRunning) return;
      cancel = env.after(CHECK, () => {
        const now = claim.read();
        const isOver = now === '' ? env.now() >= giveUp : !claim.isHeld();
        // Seen twice: a new holder's claim arrives later than its lock.
        if (isOver && now === seen) void steal(now).catch(() => resolve(undefined));
        else watch(now);
      });
    };
    watch(null);
    void ask({ signal: waiting.signal });
  });
}

/** A lock in localStorage alone. */
async function runWithLease<T>(env: Env, key: string, work: () => Promise<T>): Promise<T> {
  const claim = createClaim(env, key);

  for (;;) {
    if (!claim.isHeld()) {
      claim.write(LEASE);
      // If the browser blocks storage, no other tab shares the session.
      if (!claim.isMine()) break;
    }
    await pause(env, SETTLE);
    if (claim.isMine()) break;
  }

  let cancel = () => {};
  const renew = () => {
    cancel = env.after(CHECK, () => {
      if (!claim.isMine()) return;
      claim.write(LEASE);
      renew();
    });
  };
  renew();
  try {
    return await work();
  } finally {
    cancel();
    claim.remove();
  }
}
