import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import { createAttempts, mayPass, mayRepeat, pauseUntilOnline, type RetryPlan } from './attempts';
import { headerIn, type RequestAttempt, type RequestRetryPlan } from './fields';
import { isCutOff, isOffline } from './offline';
import { type Answer, type EarlyAnswer, isUploadFree, type Order, send } from './send';
import { limitAttempt } from './time-limits';

/** Without an answer it is the error of an attempt that brought no whole answer. */
type Outcome =
  | { readonly answer: Answer; readonly cause?: undefined }
  | { readonly answer: null; readonly cause: unknown };

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
  const isRepeatable = mayRepeat(plan, order.method, hasKey);
  // A service worker may answer without a network. If it does not, the request is sent again later.
  const mustWait = isRepeatable ? isCutOff : isOffline;
  const attempts = createAttempts(context, { ...plan, whenOffline }, signal, {
    isRepeatable,
    longestWait: () => endsAt - env.now(),
  });
  let previous: Omit<RequestAttempt, 'attempt'> = {};

  for (let attempt = 1; ; attempt += 1) {
    if (whenOffline === 'wait' && mustWait(context)) await pauseUntilOnline(context, 0, signal);
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
    const status = answer?.status ?? null;
    const retryAfter = answer?.headers['retry-after'];
    const mayImprove = status === null || mayPass(status, plan.statuses);
    if (!mayImprove || !(await attempts.again({ status, cause, retryAfter, wasOffline }))) {
      if (answer === null) throw cause;
      return answer;
    }
    if (answer && order.bodyType === 'stream') discard(answer);
    previous = answer ? { statusCode: answer.status } : { cause };
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
    (ending, moved) =>
      send(context, attemptTimeout > 0 ? watched(context, order, moved) : order, ending),
    'read later',
  ).then(
    (answer) => ({ answer }),
    (cause: unknown) => ({ answer: null, cause }),
  );
}

/** Counts each byte of the answer, and of the body where listening to it costs no further request. */
function watched(context: PlatformContext, order: Order, moved: () => void): Order {
  const { body, method, onUpload, onDownload } = order;
  const hasBody = body !== undefined && body !== '';
  // Browsers announce an upload to another origin in any case, unless it is a POST.
  const isFree = hasBody && (method !== 'POST' || isUploadFree(context, order));
  const mayListen = onUpload !== undefined || isFree;
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
