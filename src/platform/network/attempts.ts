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
import { isRepeatable, type RetryPlan, retryPolicy } from './retry-policy';
import { type Answer, type EarlyAnswer, type Order, send } from './send';
import { pauseUntilOnline } from './transfer-attempts';

/** An attempt in which no byte moved for too long. */
class Stalled extends Error {}

/** Without an answer it is the error of an attempt that brought no whole answer. */
type Outcome =
  | { readonly answer: Answer; readonly cause?: undefined }
  | { readonly answer: null; readonly cause: unknown };

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
    const { answer, cause } = await sendOnce(
      context,
      { ...order, early: attempt === 1 ? early : undefined },
      plan,
      signal,
    );
    const wasOffline = outage.end();
    const end = () => {
      if (answer === null) throw cause;
      return answer;
    };
    const isDone = answer !== null && isSuccess(answer.status) && !plan.statuses;
    if (signal.aborted || isDone) return end();
    previous = answer ? { statusCode: answer.status } : { cause };
    // An attempt that a missing network ended does not count.
    const mayWait = whenOffline === 'wait' && isRepeatable(plan, order.method, hasKey);
    if (!answer && wasOffline && mayWait) continue;
    if (!answer && isOffline(context)) return end();

    failures += 1;
    const status = answer?.status ?? null;
    const retryAfter = answer?.headers['retry-after'];
    const wait = retryPolicy(
      plan,
      { method: order.method, status, retryAfter, tries: failures },
      env.date(),
      Math.random(),
      { hasKey, longestWait: endsAt - env.now() },
    );
    if (wait === null) return end();
    if (answer && order.bodyType === 'stream') discard(answer);
    // The server named that time, so a network that comes back does not shorten it.
    if (whenOffline === 'fail' || retryAfter !== undefined) await pause(env, wait, signal);
    else await pauseUntilOnline(context, wait, signal);
  }
}

/** An answer that nobody reads must not hold its connection. */
function discard({ data }: Answer): void {
  (data as ReadableStream | null)?.cancel().catch(() => {});
}

function sendOnce(
  context: PlatformContext,
  order: Order,
  { attemptTimeout = 0 }: RetryPlan,
  signal: AbortSignal,
): Promise<Outcome> {
  return limitAttempt(
    context.env,
    () => attemptTimeout,
    signal,
    (ending, moved) => send(context, attemptTimeout > 0 ? watched(order, moved) : order, ending),
    'read later',
  ).then(
    (answer) => ({ answer }),
    (cause: unknown) => ({ answer: null, cause }),
  );
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
