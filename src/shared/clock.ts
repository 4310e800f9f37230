/** Timers and the time as a parameter, so that tests control them. */
export type Clock = {
  /** Milliseconds since 1970. The user may set the clock back. */
  now(): number;
  /** Runs once after `ms`. The returned function cancels it. */
  after(ms: number, run: () => void): () => void;
};

export function createClock(
  timers: Pick<Window, 'setTimeout' | 'clearTimeout'> & { readonly Date: DateConstructor },
): Clock {
  return {
    now: () => timers.Date.now(),
    after: (ms, run) => {
      const timer = timers.setTimeout(run, ms);
      return () => timers.clearTimeout(timer);
    },
  };
}

/**
 * The longest delay that Portico gives to a timer: 23 days in milliseconds. Browsers store the delay in 31 bits, so a
 * timer of 25 days or of `Infinity` would fire at once.
 */
export const LONGEST_TIMER = 2e9;
