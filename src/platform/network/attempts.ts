import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import type { Env } from '@/platform/call/env';
import { isPlatformError, type PlatformError } from '@/platform/call/errors';
import { pause, timeOut } from '@/platform/call/timers';
import { enLate } from '@/shared/messages';
import { isOffline } from './offline';
import { pauseUntilOnline } from './pause';
import { type RetryPlan, waitBefore } from './retry-policy';

/** How long a transfer may go without a byte when the caller says nothing. */
const QUIET = 30_000;

/** An attempt in which no byte moved for too long. */
class Stalled extends Error {}

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

type Failure = {
  /** null: no whole answer came. */
  readonly status: number | null;
  readonly retryAfter?: string | undefined;
};

export type Attempts = {
  /** The limit of an attempt now. A server may take long to prepare a file, so the default begins with its answer. */
  quiet(): number;
  answered(): void;
  /** The transfer got further than ever: what failed before does not count any more. */
  progressed(): void;
  /** Waits for the next attempt, and for a network. Resolves with false when no attempt is left. */
  again(failure: Failure): Promise<boolean>;
};

/** The attempts of one transfer: which failed in a row, and how long to wait before the next. */
export function createAttempts(
  context: PlatformContext,
  plan: RetryPlan,
  signal: AbortSignal,
): Attempts {
  const { env } = context;
  let failures = 0;
  let hasAnswered = false;

  return {
    quiet: () => plan.attemptTimeout ?? (hasAnswered ? QUIET : 0),
    answered: () => {
      hasAnswered = true;
    },
    progressed: () => {
      failures = 0;
    },
    again: async ({ status, retryAfter }) => {
      if (signal.aborted) return false;
      if (status === null && isOffline(context) && plan.times > 0) {
        await pauseUntilOnline(context, 0, signal);
        failures = 0;
        return true;
      }
      failures += 1;
      const facts = { retryAfter, tries: failures };
      const wait = waitBefore(plan, facts, env.date(), Math.random());
      if (wait === null) return false;
      // The server named this time: a network that comes back does not shorten it.
      if (retryAfter !== undefined) await pause(env, wait, signal);
      const rest = retryAfter === undefined ? wait : 0;
      if (await pauseUntilOnline(context, rest, signal)) failures = 0;
      return true;
    },
  };
}

/** Why no answer came. Browsers do not tell refused from reset, or from another origin's no. */
export function networkFailure(
  context: PlatformContext,
  fail: Fail,
  cause: unknown,
  message = 'network error',
): PlatformError {
  if (isPlatformError(cause)) return cause;
  if (cause instanceof Stalled) {
    return fail('timeout', context.messages.using(enLate)('requestTimeout'), cause);
  }
  return isOffline(context)
    ? fail('offline', context.messages.t('noNetwork'), cause)
    : fail('failed', message, cause);
}
