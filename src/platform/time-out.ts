import { LONGEST_TIMER } from '@/shared/longest-timer';
import type { Env } from './env';

/** Ends what takes too long. 0 is no end [S9.1], and neither is what a timer can not wait for. Returns its cancel. */
export function timeOut({ after }: Pick<Env, 'after'>, ms: number, late: () => void): () => void {
  return ms > 0 ? after(Math.min(ms, LONGEST_TIMER), late) : () => {};
}
