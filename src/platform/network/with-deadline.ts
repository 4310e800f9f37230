import type { PlatformContext } from '@/platform/context';
import type { Fail } from '@/platform/define-api';
import { timeOut } from '@/platform/time-out';
import { enLate } from '@/shared/messages';

/**
 * Ends work by our own timer [S8.1], which is exact and knows no difference between a slow server, a slow answer
 * and a wait between two tries. The work hears of it, and of the caller's abort, by its signal.
 */
export function withDeadline<T>(
  { env, messages }: PlatformContext,
  timeout: number,
  fail: Fail,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  outer.addEventListener('abort', stop);
  if (outer.aborted) stop();

  return new Promise<T>((resolve, reject) => {
    const late = () => {
      reject(fail('timeout', messages.using(enLate)('requestTimeout')));
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
