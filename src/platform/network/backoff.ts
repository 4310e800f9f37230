export type Backoff = {
  /** Milliseconds before the first new try; each later one waits twice as long. */
  readonly delay: number;
  readonly maxDelay: number;
};

/** How long to wait before a new try, `attempt` from 0 on. The upper half is left to chance, or all would come at once. */
export function backoff(attempt: number, { delay, maxDelay }: Backoff, chance: number): number {
  const longest = Math.min(maxDelay, delay * 2 ** attempt);
  return longest / 2 + (longest / 2) * chance;
}
