import type { PlatformContext } from '@/platform/call/context';
import { isOffline } from '@/platform/call/env';
import { type Field, optional, shape } from '@/platform/call/params';
import { anySignal } from '@/platform/call/task';
import { backoff } from '@/platform/call/timers';
import { count, duration, orFlag, restBetween } from './fields';
import { pauseUntilOnline } from './retry';

/** How a socket or a stream connects again. */
export type ReconnectParams = {
  /** Attempts in a row. An attempt without a network does not count. @default no limit */
  readonly times?: number | undefined;
  /** Milliseconds before the first attempt, 1 or more. Each later wait is twice as long. @default 500 */
  readonly delay?: number | undefined;
  /** The longest wait, 1 or more. @default 30000 */
  readonly maxDelay?: number | undefined;
  /** Milliseconds that a connection must last before `times` and the waits start again. @default 10000 */
  readonly stableAfter?: number | undefined;
};

/** `null` for `false`. */
export const reconnectPlan = orFlag(
  shape({
    times: optional(count, Number.MAX_SAFE_INTEGER),
    delay: optional(restBetween, 500),
    maxDelay: optional(restBetween, 30_000),
    stableAfter: optional(duration, 10_000),
  }),
);

export type ReconnectPlan = FieldValue<typeof reconnectPlan>;

type FieldValue<F> = F extends Field<infer T> ? T : never;

/** Counts the connections that did not last, and waits before the next one. */
export function createReconnects(context: PlatformContext, plan: ReconnectPlan) {
  const { env } = context;
  /** Connections in a row that failed or did not last. */
  let failures = 0;
  let openedAt: number | null = null;

  return {
    opened: () => {
      openedAt = env.now();
    },
    /** A connection has failed or ended. Returns whether another one may follow. */
    lost: (): boolean => {
      const livedFor = openedAt === null ? 0 : env.now() - openedAt;
      // A server that accepts connections and drops them at once must not reset the back-off.
      if (plan && openedAt !== null && livedFor >= plan.stableAfter) failures = 0;
      openedAt = null;
      return plan !== null && failures < plan.times;
    },
    /** Waits `least` milliseconds or the back-off, whichever is longer. Rejects at the signal. */
    wait: (signal: AbortSignal, least = 0): Promise<void> => {
      const ms = plan ? backoff(failures, plan, Math.random()) : 0;
      // A phone without a network proves nothing about the server.
      if (!isOffline(context)) failures += 1;
      return pauseUntilSeen(context, Math.max(ms, least), signal);
    },
  };
}

/**
 * Waits `ms`, and then until the phone is online. It ends early when the network comes back, and when the page becomes
 * visible: the user is back, and browsers slow down the timers of hidden pages.
 */
async function pauseUntilSeen(
  context: PlatformContext,
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  const { document } = context.env;
  const over = new AbortController();
  const { signal: ending, end } = anySignal([signal, over.signal]);
  const seen = new Promise<void>((resolve) => {
    const look = () => {
      if (!document.hidden && !isOffline(context)) resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: ending });
  });
  try {
    await Promise.race([seen, pauseUntilOnline(context, ms, ending)]);
  } finally {
    over.abort();
    end();
  }
}
