import { backoff, isPlatformError, readRetryAfter } from '@/platform';
import { failureIn } from '@/router';
import { attempt } from '@/shared/errors';
import { mayPass } from '@/shared/temporary-status';
import { LONGEST_WAIT, type Refused, type StoredEntry } from './entries';

/** The meaning of an attempt that failed for its action. */
export type Verdict =
  /** The network or the server may be better later. */
  | { readonly kind: 'later'; readonly ms: number }
  /** The server has another state than the action expects. */
  | { readonly kind: 'conflict'; readonly refused: Refused; readonly ms: number }
  | { readonly kind: 'refused'; readonly refused: Refused; readonly isMistake: boolean };

const FIRST_WAIT = 1000;
const CONFLICTS = [409, 412];

/** `chance` is random, from 0 to 1. */
export function judge(
  error: unknown,
  { failures, user }: Pick<StoredEntry, 'failures' | 'user'>,
  now: number,
  chance: number,
): Verdict {
  const failure = failureIn(error);
  const wait = backoff(failures, { delay: FIRST_WAIT, maxDelay: LONGEST_WAIT }, chance);
  if (failure.kind === 'connection' || isPlatformError(error, 'abort'))
    return { kind: 'later', ms: wait };
  // The product may throw anything, and the browser has to store it.
  const message = attempt(() => String(error instanceof Error ? error.message : error)) ?? '';
  const refused = { message, code: failure.code };
  if (failure.kind !== 'server') return { kind: 'refused', refused, isMistake: true };
  const { status } = failure;
  const response = isPlatformError(error, 'http-status') ? error.response : undefined;
  if (mayPass(status)) {
    const named = readRetryAfter(response?.header?.['retry-after'], now) ?? 0;
    return { kind: 'later', ms: Math.min(Math.max(wait, named), LONGEST_WAIT) };
  }
  // The token was revoked, or could not be renewed for now. The user has to sign in again.
  if (status === 401 && user !== null) return { kind: 'later', ms: wait };
  // The browser has to store this too.
  const data: unknown = attempt(() => JSON.parse(JSON.stringify(response?.data)));
  const answered = { ...refused, status, data };
  if (CONFLICTS.includes(status)) return { kind: 'conflict', refused: answered, ms: wait };
  return { kind: 'refused', refused: answered, isMistake: false };
}
