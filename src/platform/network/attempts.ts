import { type Backoff, backoff } from '@/platform/call/backoff';
import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { isPlatformError, type PlatformError } from '@/platform/call/errors';
import { pause } from '@/platform/call/timers';
import { isLostCode } from '@/shared/lost-code';
import { enLate } from '@/shared/messages';
import { isOffline } from './offline';
import { Stalled } from './time-limits';

export type RetryPlan = Backoff & {
  /** New attempts in a row. */
  readonly times: number;
  /** Milliseconds without a byte that end an attempt; 0 for no limit. */
  readonly attemptTimeout?: number | undefined;
};

/** The rules that only requests have. */
export type RetryRules = {
  readonly methods?: readonly string[] | undefined;
  readonly statuses?: readonly number[] | undefined;
};

/** Sending these twice has the effect of sending them once. */
const IDEMPOTENT = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'];

/** These answers may be better next time. */
const TEMPORARY = [408, 425, 429, 500, 502, 503, 504];

/** How long a transfer may go without a byte when the caller says nothing. */
const QUIET = 30_000;

/** Some in-app browsers fire no `online` event, so look this often as well. */
const LOOK = 1000;

/** Whether the request may be sent a second time, although the server may already have the first. */
export function mayRepeat({ methods }: RetryRules, method: string, hasKey: boolean): boolean {
  return methods ? methods.includes(method) : hasKey || IDEMPOTENT.includes(method);
}

/** Whether an answer of that status may be better next time. */
export function mayPass(status: number, statuses: RetryRules['statuses'] = TEMPORARY): boolean {
  return statuses.includes(status);
}

/** Milliseconds until the next attempt after `tries` that failed, or null if none is left. `now` counts since 1970. */
export function waitBefore(
  plan: RetryPlan,
  { retryAfter, tries }: { readonly retryAfter: string | undefined; readonly tries: number },
  now: number,
  chance: number,
  longestWait: number = plan.maxDelay,
): number | null {
  if (tries > plan.times) return null;
  const wait = readRetryAfter(retryAfter, now);
  if (wait === null) return backoff(tries - 1, plan, chance);
  // An earlier attempt would burden the server, and the caller does not wait for a later one.
  return wait > longestWait ? null : wait;
}

/** Milliseconds until the time in a `Retry-After` header, which has seconds or a date. */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse() takes a bare number for a year.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

export type AttemptPlan = RetryPlan & { readonly whenOffline: 'wait' | 'fail' };

type Rules = {
  /** Whether the call may be repeated at all. @default whether the plan has further attempts */
  readonly isRepeatable?: boolean;
  /** The longest `Retry-After` to wait for now. @default the plan's `maxDelay` */
  readonly longestWait?: () => number;
};

type Failure = {
  /** null: no whole answer came. */
  readonly status: number | null;
  readonly retryAfter?: string | undefined;
  /** The error in place of an answer. An abort is the last word: another user has signed in. */
  readonly cause?: unknown;
  /** Whether the phone was offline at any moment of the attempt. @default whether it is offline now */
  readonly wasOffline?: boolean;
};

export type Attempts = {
  /** The limit of an attempt now. A server may take long to prepare a file, so the default begins with its answer. */
  quiet(): number;
  answered(): void;
  /** The bytes that the transfer has now. If it got further than ever, what failed before does not count any more. */
  reached(bytes: number): void;
  furthest(): number;
  /** Waits for the next attempt, and for a network. Resolves with false when no attempt is left. */
  again(failure: Failure): Promise<boolean>;
};

/** The attempts of one call: which failed in a row, and how long to wait before the next. An outage is no failure. */
export function createAttempts(
  context: PlatformContext,
  plan: AttemptPlan,
  signal: AbortSignal,
  { isRepeatable = plan.times > 0, longestWait }: Rules = {},
): Attempts {
  const { env } = context;
  const waitsForNetwork = plan.whenOffline === 'wait';
  let failures = 0;
  let hasAnswered = false;
  let furthest = 0;

  return {
    quiet: () => plan.attemptTimeout ?? (hasAnswered ? QUIET : 0),
    answered: () => {
      hasAnswered = true;
    },
    reached: (bytes) => {
      if (bytes <= furthest) return;
      furthest = bytes;
      failures = 0;
    },
    furthest: () => furthest,
    again: async ({ status, cause, retryAfter, wasOffline = isOffline(context) }) => {
      if (signal.aborted || !isRepeatable || isPlatformError(cause, 'abort')) return false;
      if (status === null && wasOffline && waitsForNetwork) {
        // The network may be back before the attempt has failed.
        if (isOffline(context)) await pauseUntilOnline(context, 0, signal);
        failures = 0;
        return true;
      }
      if (status === null && isOffline(context)) return false;
      failures += 1;
      const facts = { retryAfter, tries: failures };
      const wait = waitBefore(plan, facts, env.date(), Math.random(), longestWait?.());
      if (wait === null) return false;
      // The server named this time: a network that comes back does not shorten it.
      const isFixed = retryAfter !== undefined || !waitsForNetwork;
      if (isFixed) await pause(env, wait, signal);
      if (waitsForNetwork && (await pauseUntilOnline(context, isFixed ? 0 : wait, signal)))
        failures = 0;
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
