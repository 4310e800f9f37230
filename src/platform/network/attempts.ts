import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import type { Env } from '@/platform/call/env';
import { type PlatformError, isPlatformError } from '@/platform/call/errors';
import { pause, timeOut } from '@/platform/call/timers';
import { isLostCode } from '@/shared/lost-code';
import { enLate } from '@/shared/messages';
import { isSuccess } from './answer';
import { headerIn, type RequestAttempt, type RequestRetryPlan } from './fields';
import { isOffline } from './offline';
import { isRepeatable, type RetryPlan, retryPolicy, waitBefore } from './retry-policy';
import { type Answer, type EarlyAnswer, type Order, send } from './send';

/** How long a transfer may go without a byte when the caller says nothing. */
const QUIET = 30_000;

/** Some in-app browsers fire no `online` event, so look this often as well. */
const LOOK = 1000;

/** An attempt in which no byte moved for too long. */
class Stalled extends Error {}

/** An attempt that brought no whole answer. */
class Lost {
  readonly cause: unknown;
  constructor(cause: unknown) {
    this.cause = cause;
  }
}

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

export type SendRules = {
  readonly plan: RequestRetryPlan;
  readonly whenOffline: 'wait' | 'fail';
  /** When the caller's time is over, by `env.now()`. */
  readonly endsAt: number;
  /** A first attempt that is already on its way. */
  readonly early?: EarlyAnswer | undefined;
};

/** Sends a request until the answer needs no other attempt, or no attempt is left. Then the last outcome counts. */
export async function sendWithRetries(
  context: PlatformContext,
  order: Order,
  { plan, whenOffline, endsAt, early }: SendRules,
  signal: AbortSignal,
): Promise<Answer> {
  const { env } = context;
  const hasKey = headerIn(order.headers, 'Idempotency-Key') !== undefined;
  let failures = 0;
  let previous: Omit<RequestAttempt, 'attempt'> = {};

  for (let attempt = 1; ; attempt += 1) {
    if (whenOffline === 'wait' && isOffline(context)) await pauseUntilOnline(context, 0, signal);
    const { onAttempt } = plan;
    const facts = { attempt, ...previous };
    if (onAttempt) tell(env, () => onAttempt(facts));
    const outage = watchOutage(context);
    const outcome = await sendOnce(
      context,
      { ...order, early: attempt === 1 ? early : undefined },
      plan,
      signal,
    );
    const wasOffline = outage.end();
    const isLost = outcome instanceof Lost;
    const over = () => {
      if (isLost) throw outcome.cause;
      return outcome;
    };
    if (signal.aborted) return over();
    previous = isLost ? { cause: outcome.cause } : { statusCode: outcome.status };
    // An attempt that a missing network ended does not count.
    const mayWait = whenOffline === 'wait' && isRepeatable(plan, order.method, hasKey);
    if (isLost && wasOffline && mayWait) continue;
    if (isLost && isOffline(context)) return over();
    if (!isLost && isSuccess(outcome.status)) return outcome;

    failures += 1;
    const status = isLost ? null : outcome.status;
    const retryAfter = isLost ? undefined : outcome.headers['retry-after'];
    const wait = retryPolicy(
      plan,
      { method: order.method, status, retryAfter, tries: failures },
      env.date(),
      Math.random(),
      { hasKey, longestWait: endsAt - env.now() },
    );
    if (wait === null) return over();
    // The server named that time, so a network that comes back does not shorten it.
    if (whenOffline === 'fail' || retryAfter !== undefined) await pause(env, wait, signal);
    else await pauseUntilOnline(context, wait, signal);
  }
}

function sendOnce(
  context: PlatformContext,
  order: Order,
  { attemptTimeout = 0 }: RetryPlan,
  signal: AbortSignal,
): Promise<Answer | Lost> {
  return limitAttempt(
    context.env,
    () => attemptTimeout,
    signal,
    (ending, moved) => send(context, attemptTimeout > 0 ? watched(order, moved) : order, ending),
    'read later',
  ).catch((cause: unknown) => new Lost(cause));
}

/**
 * Counts each byte. Browsers announce an upload that is no form to other origins in any case, so listening to it costs
 * no further request.
 */
function watched(order: Order, moved: () => void): Order {
  const { method, onUpload, onDownload } = order;
  const mayListen = onUpload !== undefined || (order.body !== undefined && method !== 'POST');
  return {
    ...order,
    onDownload: (bytes, total) => {
      moved();
      onDownload?.(bytes, total);
    },
    ...(mayListen && {
      onUpload: (bytes: number, total: number | undefined) => {
        moved();
        onUpload?.(bytes, total);
      },
    }),
  };
}

/** Whether the phone was offline at any moment of an attempt: the network may be back before the attempt has failed. */
function watchOutage(context: PlatformContext): { end(): boolean } {
  const { window } = context.env;
  let wasOffline = false;
  const note = () => {
    wasOffline = true;
  };
  window.addEventListener('offline', note);
  return {
    end: () => {
      window.removeEventListener('offline', note);
      return wasOffline || isOffline(context);
    },
  };
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

/** The error when no answer came. Browsers do not tell a refused connection from a broken one, or from CORS. */
export function networkFailure(
  context: PlatformContext,
  fail: Fail,
  cause: unknown,
  message = 'network error',
): PlatformError {
  // defineApi makes the error of code that failed to load.
  if (isPlatformError(cause) || isLostCode(cause)) return cause as PlatformError;
  if (cause instanceof Stalled) {
    const text = context.messages.using(enLate)('requestTimeout');
    return fail('timeout', text, cause, { limit: 'attempt' });
  }
  return isOffline(context)
    ? fail('offline', context.messages.t('noNetwork'), cause)
    : fail('network', message, cause);
}
