import type { PlatformContext } from '@/platform/context';
import { isOffline } from './offline';
import { pause } from './pause';
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
    const outcome = await send(context, order, signal).catch((cause: unknown) => new Lost(cause));
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

class Lost {
  readonly cause: unknown;
  constructor(cause: unknown) {
    this.cause = cause;
  }
}
