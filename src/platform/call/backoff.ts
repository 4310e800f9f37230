export type Backoff = {
  /** Milliseconds before the second attempt. The wait doubles with each further attempt. */
  readonly delay: number;
  readonly maxDelay: number;
};

/**
 * Milliseconds to wait before the next attempt, `attempt` counts from 0. Half of the wait is random, so that clients
 * whose server failed do not come back at the same moment.
 */
export function backoff(attempt: number, { delay, maxDelay }: Backoff, chance: number): number {
  const longest = Math.min(maxDelay, delay * 2 ** attempt);
  return longest / 2 + (longest / 2) * chance;
}
