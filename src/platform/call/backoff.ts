export type Backoff = {
  /** Milliseconds before the second attempt. The wait doubles with each further attempt. */
  readonly delay: number;
  readonly maxDelay: number;
};

/**
 * Milliseconds to wait before the next attempt. `attempt` counts from 0, and `chance` is random, from 0 to 1. Half of
 * the wait is random, so that the clients of a failed server do not all return at the same moment.
 */
export function backoff(attempt: number, { delay, maxDelay }: Backoff, chance: number): number {
  const longest = Math.min(maxDelay, delay * 2 ** attempt);
  return longest / 2 + (longest / 2) * chance;
}
