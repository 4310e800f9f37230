import { LONGEST_TIMER } from '@/shared/clock';
import type { Env } from './env';

type Timers = Pick<Env, 'after'>;

/** Calls `onTimeOut` after `ms`. 0 and Infinity mean no limit [S9.1]. Returns a function that cancels it. */
export function timeOut({ after }: Timers, ms: number, onTimeOut: () => void): () => void {
  return ms > 0 ? after(Math.min(ms, LONGEST_TIMER), onTimeOut) : () => {};
}

type Limit<T> = {
  /** 0 and Infinity mean no limit [S9.1]. */
  readonly ms: number;
  readonly signal?: AbortSignal | undefined;
  /** Makes the result when the time is over. It may throw. @default an error */
  readonly late?: (() => T) | undefined;
};

/**
 * The result of work that may never end: an in-app browser may never answer. After `ms` it is that of `late`, and after
 * an abort it rejects with the signal's reason. Both abort the signal of the work.
 */
export function inTime<T>(
  timers: Timers,
  { ms, signal, late }: Limit<T>,
  work: (signal: AbortSignal) => T | PromiseLike<T>,
): Promise<T> {
  const ending = new AbortController();
  return new Promise<T>((resolve, reject) => {
    let cancel = () => {};
    const leave = () => {
      cancel();
      signal?.removeEventListener('abort', stop);
    };
    const stop = () => {
      leave();
      reject(signal?.reason);
      ending.abort();
    };
    cancel = timeOut(timers, ms, () => {
      leave();
      try {
        if (!late) throw new Error(`no answer within ${ms} ms`);
        resolve(late());
      } catch (error) {
        reject(error);
      }
      ending.abort();
    });
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop);
    // It begins in this task, because browsers accept the user's tap only there.
    const working = (async () => work(ending.signal))();
    working.finally(leave).then(resolve, reject);
  });
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
