import type { PlatformContext } from '@/platform/call/context';
import { pause } from '@/platform/call/timers';
import { isOffline } from './offline';
import { type RetryPlan, waitBefore } from './retry-policy';

/** How long a transfer may go without a byte when the caller says nothing. */
const QUIET = 30_000;

/** Some in-app browsers fire no `online` event, so look this often as well. */
const LOOK = 1000;

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

/**
 * The wait before another attempt: `ms`, and then until the phone is online. It ends early when the network comes
 * back, because back-off spares a server and not a phone. Resolves with whether the phone was offline; rejects at the
 * signal.
 */
export function pauseUntilOnline(
  context: Pick<PlatformContext, 'env'>,
  ms: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { window, after } = context.env;
  return new Promise((resolve, reject) => {
    let wasOffline = isOffline(context);
    const leave = () => {
      cancel();
      window.removeEventListener('online', comeBack);
      signal.removeEventListener('abort', stop);
    };
    const stop = () => {
      leave();
      reject(new Error('aborted'));
    };
    const look = () => {
      if (isOffline(context)) {
        wasOffline = true;
        cancel = after(LOOK, look);
        return;
      }
      leave();
      resolve(wasOffline);
    };
    const comeBack = () => {
      wasOffline = true;
      cancel();
      look();
    };
    let cancel = after(wasOffline ? LOOK : ms, look);
    window.addEventListener('online', comeBack);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}
