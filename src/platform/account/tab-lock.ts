import type { Env } from '@/platform/call/env';
import { pause } from '@/platform/call/timers';
import { newId } from '@/platform/storage/database';
import { attempt } from '@/shared/errors';

/** Browsers with a process for each tab need this long until a tab sees what another one wrote. */
const SYNC_TIME = 100;

/** The longest work of a tab that holds the lock, in milliseconds. */
export const LONGEST = 60_000;

/** The holder of a lease renews it each second. A closed or suspended tab loses it after this time. */
const LEASE = 5000;
const CHECK = 1000;

/**
 * Runs the work, which must end within `LONGEST`, while no other tab runs work of this name. A tab that holds the lock
 * for longer is suspended, so the others then keep a lease in localStorage. They do so at once if the browser refuses
 * the lock: in a sandboxed frame, or in a web view without storage.
 */
export async function runInOneTab<T>(env: Env, name: string, work: () => Promise<T>): Promise<T> {
  // Missing in Safari before 15.4, and in pages without HTTPS.
  const locks = attempt(() => env.window.navigator.locks as LockManager | undefined);
  const waiting = new AbortController();
  const cancel = env.after(LONGEST, () => waiting.abort());
  let running: Promise<T> | undefined;
  const run = () => {
    cancel();
    // The lock may arrive before what its last holder has stored.
    running = pause(env, SYNC_TIME).then(work);
    return running;
  };
  try {
    await locks?.request(name, { signal: waiting.signal }, run);
  } catch {
    // The work failed, or the lock was refused.
  }
  cancel();
  return running ?? runWithLease(env, name, work);
}

/** The holder of the lease, in localStorage: `<its id> <end of its time>`. */
async function runWithLease<T>(env: Env, key: string, work: () => Promise<T>): Promise<T> {
  const id = newId(env);
  const read = () => (attempt(() => env.storage().getItem(key)) ?? '').split(' ');
  const isMine = () => read()[0] === id;
  const claim = () => attempt(() => env.storage().setItem(key, `${id} ${env.date() + LEASE}`));
  /** Whether the holder has time left. After the clock was set back, a time may end far in the future: ignore it. */
  const isHeld = () => {
    const left = Number(read()[1]) - env.date();
    return left > 0 && left <= LEASE;
  };

  for (;;) {
    if (!isHeld()) {
      claim();
      // If the browser blocks storage, no other tab shares the session.
      if (!isMine()) break;
    }
    await pause(env, SYNC_TIME);
    if (isMine()) break;
  }

  let cancel = () => {};
  const renew = () => {
    cancel = env.after(CHECK, () => {
      if (!isMine()) return;
      claim();
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
