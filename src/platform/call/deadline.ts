import { enLate } from '@/shared/messages';
import type { Fail } from './check';
import type { PlatformContext } from './context';
import { isOffline } from './env';
import { inTime } from './timers';

/** Ends a call after `ms` milliseconds, attempts and waits included [S8.1], and with the signal [S8.2]. 0 is no limit. */
export function withDeadline<T>(
  context: Pick<PlatformContext, 'env' | 'messages'>,
  ms: number,
  fail: Fail,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => T | PromiseLike<T>,
): Promise<T> {
  const { env, messages } = context;
  const late = () => {
    // The call may have waited for a network the whole time.
    const cause = isOffline(context) ? fail('offline', messages.t('noNetwork')) : undefined;
    throw fail('timeout', messages.using(enLate)('requestTimeout'), cause, { limit: 'call' });
  };
  return inTime(env, { ms, signal, late }, work).catch((cause: unknown) => {
    const isAbort = signal?.aborted && cause === signal.reason;
    throw isAbort ? fail('abort', messages.t('requestAbort'), cause) : cause;
  });
}
