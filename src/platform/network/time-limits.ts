import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { isOffline } from '@/platform/call/env';
import { timeOut } from '@/platform/call/timers';
import { enLate } from '@/shared/messages';

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
