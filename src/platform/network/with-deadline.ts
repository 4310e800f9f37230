import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { timeOut } from '@/platform/call/timers';
import { enLate } from '@/shared/messages';
import { isOffline } from './offline';

/**
 * Ends work by our own timer [S8.1], which is exact and knows no difference between a slow server, a slow answer
 * and a wait between two tries. The work hears of it, and of the caller's abort, by its signal.
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
    const late = () => {
      // The time may have gone by without a network.
      const cause = isOffline(context) ? fail('offline', messages.t('noNetwork')) : undefined;
      reject(fail('timeout', messages.using(enLate)('requestTimeout'), cause));
      stop();
    };
    const cancel = timeOut(env, timeout, late);
    work(controller.signal)
      .finally(() => {
        cancel();
        outer.removeEventListener('abort', stop);
      })
      .then(resolve, reject);
  });
}
