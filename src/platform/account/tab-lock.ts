import type { Env } from '@/platform/call/env';
import { pause } from '@/platform/call/timers';
import { newId } from '@/platform/storage/database';
import { attempt } from '@/shared/errors';

/** Browsers with a process for each tab need this long until a tab sees what another one wrote. */
const SETTLE = 100;

/** The holder of a lease renews it each second. A closed or suspended tab loses it after this time. */
const LEASE = 5000;
const RENEWAL = 1000;

/**
 * Runs the work while no other tab runs work of this name. Takes the lock by force after `patience`: the work must
 * end before that, so the other tab is suspended.
 */
export async function runInOneTab<T>(
  env: Env,
  name: string,
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  // Missing in Safari before 15.4, and in pages without HTTPS.
  const locks = attempt(() => env.window.navigator.locks as LockManager | undefined);
  const outcome = locks && (await runWithLock(env, locks, name, patience, work));
  return outcome ? outcome.result : runWithLease(env, name, patience, work);
}

/** Undefined if the browser refuses the lock: in a sandboxed frame, or in a web view without storage. */
function runWithLock<T>(
  env: Env,
  locks: LockManager,
  name: string,
  patience: number,
  work: () => Promise<T>,
): Promise<{ readonly result: T } | undefined> {
  return new Promise((resolve, reject) => {
    let isRunning = false;
    const waiting = new AbortController();
    const run = async () => {
      isRunning = true;
      cancel();
      // The lock may arrive before what its last holder has stored.
      const done = pause(env, SETTLE, new AbortController().signal).then(work);
      // The request rejects when another tab steals the lock, so the result of the work counts.
      done.then((result) => resolve({ result }), reject);
      await done.catch(() => {});
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
    const cancel = env.after(patience, () => {
      waiting.abort();
      void ask({ steal: true });
    });
    void ask({ signal: waiting.signal });
  });
}

/** A lock in localStorage: `<id of the holder> <end of the lease>`. */
async function runWithLease<T>(
  env: Env,
  key: string,
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  const id = newId(env);
  const never = new AbortController().signal;
  const read = () => (attempt(() => env.storage().getItem(key)) ?? '').split(' ');
  const write = () => attempt(() => env.storage().setItem(key, `${id} ${env.date() + LEASE}`));
  const isMine = () => read()[0] === id;
  const giveUp = env.now() + patience;

  while (env.now() < giveUp) {
    const left = Number(read()[1]) - env.date();
    // After the clock was set back, a lease may end far in the future: ignore it.
    if (!(left > 0 && left <= LEASE)) {
      write();
      // If the browser blocks storage, no other tab shares the session.
      if (!isMine()) break;
    }
    await pause(env, SETTLE, never);
    if (isMine()) break;
  }

  let cancel = () => {};
  const renew = () => {
    cancel = env.after(RENEWAL, () => {
      if (!isMine()) return;
      write();
      renew();
    });
  };
  renew();
  try {
    return await work();
  } finally {
    cancel();
    if (isMine()) attempt(() => env.storage().removeItem(key));
  }
}
