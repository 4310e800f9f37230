/** Timers as a parameter, so that tests control the time. */
export type Clock = {
  /** Runs once after `ms`. The returned function cancels it. */
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
