import type { Clock } from '@/shared/clock';
import { flush } from './flush';

export type ManualClock = Clock & {
  /** Moves the clock. Timers run in order, and promises settle between them. */
  advance(ms: number): Promise<void>;
  /** The number of pending timers. */
  readonly pending: number;
};

type Timer = { readonly at: number; readonly run: () => void };

export function createManualClock(): ManualClock {
  const timers = new Set<Timer>();
  let now = 0;

  const nextBefore = (end: number) =>
    [...timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];

  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: async (ms) => {
      const end = now + ms;
      await flush();
      for (let timer = nextBefore(end); timer; timer = nextBefore(end)) {
        timers.delete(timer);
        now = timer.at;
        timer.run();
        await flush();
      }
      now = end;
    },
    get pending() {
      return timers.size;
    },
  };
}
