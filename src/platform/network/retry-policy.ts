import { type Backoff, backoff } from '@/platform/call/backoff';

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

/** Whether the request may be sent a second time, although the server may already have the first. */
export function isRepeatable({ methods }: RetryRules, method: string, hasKey: boolean): boolean {
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
