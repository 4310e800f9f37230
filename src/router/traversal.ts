import type { Clock } from './clock';
import type { Landing } from './core/types';
import type { DriverLanding, HistoryDriver } from './drivers/history-driver';

/**
 * How a journey through the history ended. Out of range is silent in every browser, and Firefox may take
 * 900 ms for an ordinary step: hence a watchdog, and a look at where we are when it barks.
 */
export type Arrival =
  | { readonly how: 'landed'; readonly landing: Landing }
  | { readonly how: 'interrupted' }
  | { readonly how: 'nowhere' };

type Journey = {
  readonly sid: string;
  readonly pos: number;
  readonly end: (arrival: Arrival) => void;
};

export type Traversal = {
  travel(delta: number, expected: { readonly sid: string; readonly pos: number }): Promise<Arrival>;
  /** true: the landing was the one we asked for, and has been dealt with. */
  claim(landing: DriverLanding): boolean;
  /**
   * Resolves at once, or after the landing that is still to come from a journey that the visitor
   * interrupted: travel is relative, so whoever set out before it would end somewhere else.
   */
  quiet(): Promise<void>;
  isUnderWay(): boolean;
};

const WATCHDOG = 1000;

export function createTraversal(driver: HistoryDriver, clock: Clock): Traversal {
  let journey: Journey | null = null;
  let stray: { readonly over: Promise<void>; readonly end: () => void } | null = null;

  const finish = (arrival: Arrival) => {
    const ended = journey;
    journey = null;
    ended?.end(arrival);
  };

  const expectStray = () => {
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      const stop = clock.after(WATCHDOG, () => end());
      end = () => {
        stop();
        stray = null;
        resolve();
      };
    });
    stray = { over, end: () => end() };
  };

  const isExpected = ({ snapshot }: Landing) =>
    journey !== null && snapshot?.s === journey.sid && snapshot.p === journey.pos;

  return {
    travel: (delta, expected) =>
      new Promise((resolve) => {
        const stop = clock.after(WATCHDOG, () => {
          const landing = driver.current();
          finish(isExpected(landing) ? { how: 'landed', landing } : { how: 'nowhere' });
        });
        const end = (arrival: Arrival) => {
          stop();
          resolve(arrival);
        };
        journey = { ...expected, end };
        driver.go(delta);
      }),
    claim: (landing) => {
      stray?.end();
      if (!journey) return false;
      const ours = isExpected(landing);
      if (!ours) expectStray();
      finish(ours ? { how: 'landed', landing } : { how: 'interrupted' });
      return ours;
    },
    quiet: () => stray?.over ?? Promise.resolve(),
    isUnderWay: () => journey !== null,
  };
}
