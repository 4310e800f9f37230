import { LONGEST_TIMER } from '@/shared/clock';
import { enLate, type Messages } from '@/shared/messages';
import type { Fail } from './check';
import { type Env, isOffline } from './env';

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

type Work<T> = (signal: AbortSignal, restart: (ms?: number) => void) => T | PromiseLike<T>;

/**
 * The result of work that may never end: an in-app browser may never answer. After `ms` it is that of `late`, and after
 * an abort it rejects with the signal's reason. Both abort the signal of the work, and so does its failure. The work may
 * restart the time, when a part of it is done.
 */
export function inTime<T>(
  timers: Timers,
  { ms, signal, late }: Limit<T>,
  work: Work<T>,
): Promise<T> {
  const ending = new AbortController();
  return new Promise<T>((resolve, reject) => {
    let cancel = () => {};
    let isOver = false;
    const leave = () => {
      isOver = true;
      cancel();
      signal?.removeEventListener('abort', stop);
    };
    const fail = (error: unknown) => {
      leave();
      reject(error);
      ending.abort();
    };
    const stop = () => fail(signal?.reason);
    const restart = (limit = ms) => {
      cancel();
      if (isOver) return;
      cancel = timeOut(timers, limit, () => {
        try {
          if (!late) throw new Error(`no answer within ${limit} ms`);
          resolve(late());
        } catch (error) {
          reject(error);
        }
        leave();
        ending.abort();
      });
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop);
    restart();
    // It begins in this task, because browsers accept the user's tap only there.
    (async () => work(ending.signal, restart))().then((result) => {
      leave();
      resolve(result);
    }, fail);
  });
}

/** Ends a call after `ms` milliseconds, attempts and waits included [S8.1], and with the signal [S8.2]. 0 is no limit. */
export function withDeadline<T>(
  context: { readonly env: Env; readonly messages: Messages },
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

/** Resolves after `ms`. Rejects if the signal is aborted before that. */
export function pause({ after }: Timers, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel();
      reject(new Error('aborted'));
    };
    const cancel = after(ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

export type Backoff = {
  /** Milliseconds before the second attempt. The wait doubles with each further attempt. */
  readonly delay: number;
  readonly maxDelay: number;
};

/**
 * Milliseconds to wait before the next attempt. `attempt` counts from 0, and `chance` is random, from 0 to 1. Half of
 * the wait is random, so that the clients of a failed server do not all return at the same moment.
 */
export function backoff(attempt: number, { delay, maxDelay }: Backoff, chance: number): number {
  const longest = Math.min(maxDelay, delay * 2 ** attempt);
  return longest / 2 + (longest / 2) * chance;
}
