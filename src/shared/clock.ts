/** Time, handed in so that tests decide when it passes. */
export type Clock = {
  /** Runs once after `ms`; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
};

export function createClock(timers: Pick<Window, 'setTimeout' | 'clearTimeout'>): Clock {
  return {
    after: (ms, run) => {
      const timer = timers.setTimeout(run, ms);
      return () => timers.clearTimeout(timer);
    },
  };
}
