import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { isOffline } from '@/platform/call/env';
import { isPlatformError, type PlatformError } from '@/platform/call/errors';
import { backoff, inTime, pause } from '@/platform/call/timers';
import { attempt } from '@/shared/errors';
import { isLostCode } from '@/shared/lost-code';
import { enLate } from '@/shared/messages';
import { type Answer, UnusableAnswer } from './answer';
import type { RetryPlan } from './fields';
import { createTransfers } from './transfers';

export type AttemptPlan = RetryPlan & { readonly whenOffline: 'wait' | 'fail' };

type Rules = AttemptPlan & {
  /** Whether a failed attempt may be repeated at all. @default whether the plan has further attempts */
  readonly isRepeatable?: boolean;
  /** The longest `Retry-After` to wait for now. @default the plan's `maxDelay` */
  readonly longestWait?: () => number;
};

/** The result of an attempt, or the error of one that brought no whole answer. */
export type Outcome<T> = (T & { readonly cause?: undefined }) | Lost;

type Lost = { readonly answer?: undefined; readonly cause: unknown };

/** Tells that a byte has moved, and how many the transfer has now. */
export type Moved = (reached?: number) => void;

type Work<T> = {
  readonly attempt: (ending: AbortSignal, moved: Moved) => Promise<T>;
  /** `over`: the outcome counts. `now`: the next attempt is no further one of the plan. `later`: it follows after a wait. */
  readonly judge: (outcome: Outcome<T>) => 'over' | 'now' | 'later';
};

/** How long a transfer may go without a byte when the caller says nothing. A server may take long to begin. */
const QUIET = 30_000;

/** Some in-app browsers fire no `online` event, so look this often as well. */
const LOOK = 1000;

/**
 * Makes attempts until one is over, or none is left. Then the last outcome counts. An outage is no failed attempt, and
 * progress makes the count of failed ones begin again.
 */
export function retry<T extends { readonly answer: Answer }>(
  context: PlatformContext,
  rules: Rules,
  signal: AbortSignal,
  work: Work<T>,
): Promise<T> {
  return context.shelf(createTransfers).count(attempts(context, rules, signal, work));
}

async function attempts<T extends { readonly answer: Answer }>(
  context: PlatformContext,
  rules: Rules,
  signal: AbortSignal,
  { attempt: work, judge }: Work<T>,
): Promise<T> {
  const { env } = context;
  const { isRepeatable = rules.times > 0, longestWait } = rules;
  const waitsForNetwork = rules.whenOffline === 'wait';
  let failures = 0;
  let furthest = 0;
  let hasBegun = false;

  const quiet = () => rules.attemptTimeout ?? (hasBegun ? QUIET : 0);
  const attemptOnce = () =>
    inTime<T>(env, { ms: quiet(), signal, late: stalled }, (ending, restart) =>
      work(ending, (reached = 0) => {
        if (ending.aborted) return;
        hasBegun = true;
        restart(quiet());
        if (reached > furthest) failures = 0;
        furthest = Math.max(furthest, reached);
      }),
    );

  /** Waits for the next attempt. Resolves with false when none is left. */
  const again = async ({ answer, cause }: Outcome<T>, wasOffline: boolean): Promise<boolean> => {
    // Another user has signed in.
    if (signal.aborted || !isRepeatable || isPlatformError(cause, 'abort')) return false;
    if (!answer && wasOffline && waitsForNetwork) {
      // The network may be back before the attempt has failed.
      if (isOffline(context)) await pauseUntilOnline(context, 0, signal);
      failures = 0;
      return true;
    }
    if (isOffline(context) && !waitsForNetwork) return false;
    failures += 1;
    const retryAfter = answer?.headers['retry-after'];
    const facts = { retryAfter, tries: failures };
    const wait = waitBefore(rules, facts, env.date(), Math.random(), longestWait?.());
    if (wait === null) return false;
    if (!waitsForNetwork) return !(await pauseUntil(context, 'offline', wait, signal));
    // The server named this time: a network that comes back does not shorten it.
    const isFixed = retryAfter !== undefined;
    if (isFixed) await pause(env, wait, signal);
    if (await pauseUntilOnline(context, isFixed ? 0 : wait, signal)) failures = 0;
    return true;
  };

  // A service worker may answer without a network. If it does not, the request is sent again later.
  const mustWait = isRepeatable ? isCutOff : isOffline;
  if (waitsForNetwork && mustWait(context)) await pauseUntilOnline(context, 0, signal);
  for (;;) {
    const outage = watchOutage(context);
    const outcome: Outcome<T> = await attemptOnce().catch((cause: unknown) => ({ cause }));
    const wasOffline = outage.end();
    const verdict = judge(outcome);
    if (verdict === 'now' && !signal.aborted && !isOffline(context)) continue;
    if (verdict !== 'over' && (await again(outcome, wasOffline))) continue;
    if (!outcome.answer) throw outcome.cause;
    return outcome;
  }
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

/** An attempt in which no byte moved for too long. */
class Stalled extends Error {}

/** Ends an attempt. */
export function stalled(): never {
  throw new Stalled('no byte moved for too long');
}

/** Whether nobody can answer a request: without a network, only the page's service worker may have an answer. */
function isCutOff(context: Pick<PlatformContext, 'env'>): boolean {
  // A sandboxed frame throws.
  const worker = attempt(() => context.env.window.navigator.serviceWorker?.controller);
  return isOffline(context) && !worker;
}

/** Fails at once [S8.3] instead of letting the browser try. A request that a service worker may answer is tried. */
export function requireOnline(context: PlatformContext, fail: Fail): void {
  if (isCutOff(context)) throw fail('offline', context.messages.t('noNetwork'));
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

/**
 * The wait before another attempt: `ms`, and then until the phone is online. It ends early when the network comes
 * back, because back-off spares a server and not a phone. Resolves with whether the phone was offline; rejects at the
 * signal.
 */
export async function pauseUntilOnline(
  context: Pick<PlatformContext, 'env'>,
  ms: number,
  signal: AbortSignal,
): Promise<boolean> {
  let wasOffline = isOffline(context);
  if (!wasOffline && ms > 0) wasOffline = await pauseUntil(context, 'online', ms, signal);
  while (isOffline(context)) {
    wasOffline = true;
    await pauseUntil(context, 'online', LOOK, signal);
  }
  return wasOffline;
}

/** Waits `ms`, or until the event. Resolves with whether it came; rejects at the signal. */
function pauseUntil(
  { env }: Pick<PlatformContext, 'env'>,
  event: 'online' | 'offline',
  ms: number,
  signal: AbortSignal,
): Promise<boolean> {
  // A limit of 0 would be none.
  const limit = { ms: Math.max(ms, 1), signal, late: () => false };
  return inTime(env, limit, (ending) => {
    const options = { once: true, signal: ending };
    return new Promise((resolve) => {
      env.window.addEventListener(event, () => resolve(true), options);
    });
  });
}

/** The error when no answer came, or none that counts. Browsers do not tell a refused connection from a broken one, or from CORS. */
export function networkFailure(
  context: PlatformContext,
  fail: Fail,
  cause: unknown,
  message = 'network error',
): PlatformError {
  // defineApi makes the error of code that failed to load.
  if (isPlatformError(cause) || isLostCode(cause)) return cause as PlatformError;
  if (cause instanceof UnusableAnswer) return fail('parse', message, cause);
  if (cause instanceof Stalled) {
    const text = context.messages.using(enLate)('requestTimeout');
    return fail('timeout', text, cause, { limit: 'attempt' });
  }
  return isOffline(context)
    ? fail('offline', context.messages.t('noNetwork'), cause)
    : fail('network', message, cause);
}
