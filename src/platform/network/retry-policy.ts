import { type Backoff, backoff } from '@/platform/call/backoff';

export type RetryPlan = Backoff & {
  /** New attempts in a row. */
  readonly times: number;
  /** Milliseconds without a byte that end an attempt; 0 for no limit. */
  readonly attemptTimeout?: number | undefined;
};

type Outcome = {
  readonly method: string;
  /** null: no answer came at all. */
  readonly status: number | null;
  readonly retryAfter: string | undefined;
  /** How many tries there have been. */
  readonly tries: number;
};

/** Sending them twice does what sending them once does. */
const idempotent = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'];

/** Answers that may be better next time. */
const passing = [408, 425, 429, 500, 502, 503, 504];

/** Milliseconds until the next try, or null when there is none. `now` in milliseconds since 1970. */
export function retryPolicy(
  plan: RetryPlan,
  { method, status, retryAfter, tries }: Outcome,
  now: number,
  chance: number,
): number | null {
  if (!idempotent.includes(method)) return null;
  return status === null || mayPass(status)
    ? waitBefore(plan, { retryAfter, tries }, now, chance)
    : null;
}

/** Whether an answer of that status may be better next time. */
export function mayPass(status: number): boolean {
  return passing.includes(status);
}

/** Milliseconds until the next try after `tries` that failed, or null when none is left. */
export function waitBefore(
  plan: RetryPlan,
  { retryAfter, tries }: Pick<Outcome, 'retryAfter' | 'tries'>,
  now: number,
  chance: number,
): number | null {
  if (tries > plan.times) return null;
  const asked = readRetryAfter(retryAfter, now);
  if (asked === null) return backoff(tries - 1, plan, chance);
  // Sooner than the server asked is rude, and later than the caller will wait is pointless.
  return asked > plan.maxDelay ? null : asked;
}

/** Seconds, or a date. */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // A number is a year to Date.parse().
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
