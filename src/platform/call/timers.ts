import { LONGEST_TIMER } from '@/shared/clock';
import type { Env } from './env';

type Timers = Pick<Env, 'after'>;

/** Calls `onTimeOut` after `ms`. 0 and Infinity mean no limit [S9.1]. Returns a function that cancels it. */
export function timeOut({ after }: Timers, ms: number, onTimeOut: () => void): () => void {
  return ms > 0 ? after(Math.min(ms, LONGEST_TIMER), onTimeOut) : () => {};
}

/** The promise's result, or a rejection after `ms`: an in-app browser may never answer. */
export async function withTimeOut<T>(
  { after }: Timers,
  promise: Promise<T>,
  ms: number,
): Promise<T> {
  let cancel = () => {};
  const timedOut = new Promise<never>((_resolve, reject) => {
    cancel = after(ms, () => reject(new Error(`no answer within ${ms} ms`)));
  });
  try {
    return await Promise.race([promise, timedOut]);
  } finally {
    cancel();
  }
}

/** Resolves after `ms`. Rejects if the signal is aborted before that. */
export function pause({ after }: Timers, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel();
      reject(new Error('aborted'));
    };
    const cancel = after(ms, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Calls `run` after `ms` in which the page was visible. Returns a function that cancels it. */
export function startCountdown(
  { document, now, after }: Pick<Env, 'document' | 'now' | 'after'>,
  ms: number,
  run: () => void,
): () => void {
  let left = ms;
  let suspend: (() => void) | null = null;

  const cancel = () => {
    suspend?.();
    document.removeEventListener('visibilitychange', follow);
  };
  const resume = () => {
    const startedAt = now();
    const stop = after(left, () => {
      cancel();
      run();
    });
    return () => {
      stop();
      left -= now() - startedAt;
    };
  };
  const follow = () => {
    if (!document.hidden) {
      suspend ??= resume();
      return;
    }
    suspend?.();
    suspend = null;
  };

  document.addEventListener('visibilitychange', follow);
  follow();
  return cancel;
}
