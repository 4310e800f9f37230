import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';
import { timeOut } from '@/platform/call/timers';
import { enLate } from '@/shared/messages';
import { isOffline } from './offline';

/** An attempt in which no byte moved for too long. */
export class Stalled extends Error {}

/**
 * Ends a call after `timeout` milliseconds, attempts and waits included [S8.1]. 0 is no limit. The signal tells the
 * work of the end, and of the caller's abort.
 */
export function withDeadline<T>(
  context: PlatformContext,
  timeout: number,
  fail: Fail,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { env, messages } = context;
  const controller = new AbortController();
  const stop = () => controller.abort();
  outer.addEventListener('abort', stop);
  if (outer.aborted) stop();

  return new Promise<T>((resolve, reject) => {
    const onTimeOut = () => {
      // The call may have waited for a network the whole time.
      const cause = isOffline(context) ? fail('offline', messages.t('noNetwork')) : undefined;
      const message = messages.using(enLate)('requestTimeout');
      reject(fail('timeout', message, cause, { limit: 'call' }));
      stop();
    };
    const cancel = timeOut(env, timeout, onTimeOut);
    work(controller.signal)
      .finally(() => {
        cancel();
        outer.removeEventListener('abort', stop);
      })
      .then(resolve, reject);
  });
}

/**
 * Runs one attempt. It ends with `Stalled` when nothing moves for `quiet` milliseconds; 0 is no limit. Its signal
 * tells the work of that, and of the caller's abort. `rest` says whether the caller goes on reading after the work is
 * done: then the connection stays open, and still ends with the caller's abort.
 */
export function limitAttempt<T>(
  env: Env,
  quiet: () => number,
  outer: AbortSignal,
  work: (signal: AbortSignal, moved: () => void) => Promise<T>,
  rest: 'unwanted' | 'read later' = 'unwanted',
): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  outer.addEventListener('abort', stop);
  if (outer.aborted) stop();

  return new Promise<T>((resolve, reject) => {
    let cancel = () => {};
    const wait = () => {
      cancel();
      const ms = quiet();
      cancel = timeOut(env, ms, () => {
        reject(new Stalled(`no byte moved for ${ms} ms`));
        stop();
      });
    };
    const moved = () => {
      if (!controller.signal.aborted) wait();
    };
    wait();
    const end = () => {
      cancel();
      outer.removeEventListener('abort', stop);
      // An answer that was not read to its end must not hold a connection.
      stop();
    };
    work(controller.signal, moved).then(
      (answer) => {
        if (rest === 'unwanted') end();
        else cancel();
        resolve(answer);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });
}
