import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { isPlatformError, type PlatformError } from '@/platform/call/errors';
import { optional } from '@/platform/call/params';
import {
  type AttemptPlan,
  type Attempts,
  createAttempts,
  networkFailure,
  pauseUntilOnline,
} from './attempts';
import { whenOffline as offlineField } from './fields';
import { isCutOff, isOffline, requireOnline } from './offline';
import { type AnswerKind, readAnswer } from './answer';
import type { Answer } from './send';

/** The parameters that uploads and downloads share, beside those of every request. */
export type TransferParams = {
  /**
   * Whether the call waits for the network while the phone is offline, at most for its `timeout`, or fails with code
   * `offline`.
   * @default 'wait'
   */
  readonly whenOffline?: 'wait' | 'fail' | undefined;
};

export const transferFields = {
  whenOffline: optional(offlineField, 'wait'),
};

/** The server answered, but not with what the protocol promises. */
export class UnusableAnswer extends Error {}

type Beginning = {
  readonly whenOffline: 'wait' | 'fail';
  /** Whether a failed attempt is repeated. Then a service worker may try to answer first. */
  readonly isRepeatable: boolean;
};

/** Waits until the phone is online, or fails, as the caller wants it. Nothing has been sent yet. */
export async function beginOnline(
  context: PlatformContext,
  { whenOffline, isRepeatable }: Beginning,
  fail: Fail,
  signal: AbortSignal,
): Promise<void> {
  if (whenOffline === 'fail') return requireOnline(context, fail);
  const mustWait = isRepeatable ? isCutOff : isOffline;
  if (mustWait(context)) await pauseUntilOnline(context, 0, signal);
}

/** The attempts of a transfer. With `whenOffline: 'fail'` there is no further one while the phone is offline. */
export function transferAttempts(
  context: PlatformContext,
  plan: AttemptPlan,
  signal: AbortSignal,
): Attempts {
  if (plan.whenOffline === 'wait') return createAttempts(context, plan, signal);
  const { window } = context.env;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const attempts = createAttempts(context, plan, waiting.signal);

  return {
    ...attempts,
    again: async (failure) => {
      if (isOffline(context)) return false;
      window.addEventListener('offline', stop);
      try {
        return await attempts.again(failure);
      } catch (error) {
        if (signal.aborted) throw error;
        return false;
      } finally {
        window.removeEventListener('offline', stop);
      }
    },
  };
}

/** The error of a transfer whose last attempt brought no usable answer. */
export function transferFailure(
  context: PlatformContext,
  fail: Fail,
  cause: unknown,
  message: string,
): PlatformError {
  if (isPlatformError(cause)) return cause;
  return cause instanceof UnusableAnswer
    ? fail('parse', message, cause)
    : networkFailure(context, fail, cause, message);
}

/** The error of a transfer that the server refused. `kind` is the form of the answer's data. */
export function refusedTransfer(
  fail: Fail,
  answer: Answer,
  kind: AnswerKind,
  message: string,
): PlatformError {
  const response = readAnswer(answer, kind);
  return fail('http-status', message, response, { response });
}
