import type { PlatformContext } from '@/platform/call/context';
import { limitAttempt } from './attempts';
import { isOffline } from './offline';
import { pause } from '@/platform/call/timers';
import { type RetryPlan, retryPolicy } from './retry-policy';
import { type Answer, type Order, send } from './send';

/** Sends it until there is an answer worth having, or no try is left. Then the last outcome is the outcome. */
export async function sendWithRetries(
  context: PlatformContext,
  order: Order,
  plan: RetryPlan,
  signal: AbortSignal,
): Promise<Answer> {
  const { env } = context;
  for (let tries = 1; ; tries++) {
    const quiet = plan.attemptTimeout ?? 0;
    const outcome = await limitAttempt(
      env,
      () => quiet,
      signal,
      (ending, moved) => send(context, quiet > 0 ? watched(order, moved) : order, ending),
      'read later',
    ).catch((cause: unknown) => new Lost(cause));
    const isLost = outcome instanceof Lost;
    const facts = {
      method: order.method,
      status: isLost ? null : outcome.status,
      retryAfter: isLost ? undefined : outcome.headers['retry-after'],
      tries,
    };
    const isOver = signal.aborted || (isLost && isOffline(context));
    const wait = isOver ? null : retryPolicy(plan, facts, env.date(), Math.random());
    if (wait === null) {
      if (isLost) throw outcome.cause;
      return outcome;
    }
    await pause(env, wait, signal);
  }
}

/** Each byte counts. An upload that is no form is announced to other origins in any case, so it may be watched. */
function watched(order: Order, moved: () => void): Order {
  const { method, onUpload, onDownload } = order;
  const mayHear = onUpload !== undefined || (order.body !== undefined && method !== 'POST');
  return {
    ...order,
    onDownload: (bytes, total) => {
      moved();
      onDownload?.(bytes, total);
    },
    ...(mayHear && {
      onUpload: (bytes: number, total: number | undefined) => {
        moved();
        onUpload?.(bytes, total);
      },
    }),
  };
}

class Lost {
  readonly cause: unknown;
  constructor(cause: unknown) {
    this.cause = cause;
  }
}
