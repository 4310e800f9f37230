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

type Place = { readonly sid: string; readonly pos: number };

type Journey = Place & {
  readonly end: (arrival: Arrival) => void;
};

export type Traversal = {
  travel(delta: number, expected: Place): Promise<Arrival>;
  /** true: the landing was the one we asked for, and has been dealt with. */
  claim(landing: DriverLanding): boolean;
  /** true, once: the end of a journey that was given up. Nobody wants to be there any longer. */
  isLate(landing: Landing): boolean;
  /**
   * Resolves at once, or after the landing that is still to come from a journey that the visitor
   * interrupted: travel is relative, so whoever set out before it would end somewhere else. false: it has not come.
   */
  quiet(): Promise<boolean>;
  isUnderWay(): boolean;
};

const WATCHDOG = 1000;

export function createTraversal(driver: HistoryDriver, clock: Clock): Traversal {
  let journey: Journey | null = null;
  let givenUp: Place | null = null;
  let stray: { readonly over: Promise<boolean>; readonly end: (hasCome: boolean) => void } | null =
    null;

  const finish = (arrival: Arrival) => {
    const ended = journey;
    journey = null;
    ended?.end(arrival);
  };

  const expectStray = () => {
    let end = (_hasCome: boolean) => {};
    const over = new Promise<boolean>((resolve) => {
      const stop = clock.after(WATCHDOG, () => end(false));
      end = (hasCome) => {
        stop();
        stray = null;
        resolve(hasCome);
      };
    });
    stray = { over, end: (hasCome) => end(hasCome) };
  };

  const isAt = (place: Place | null, { snapshot }: Landing) =>
    place !== null && snapshot?.s === place.sid && snapshot.p === place.pos;

  return {
    travel: (delta, expected) =>
      new Promise((resolve) => {
        const stop = clock.after(WATCHDOG, () => {
          const landing = driver.current();
          const isThere = isAt(journey, landing);
          if (!isThere) givenUp = journey;
          finish(isThere ? { how: 'landed', landing } : { how: 'nowhere' });
        });
        const end = (arrival: Arrival) => {
          stop();
          resolve(arrival);
        };
        journey = { ...expected, end };
        driver.go(delta);
      }),
    claim: (landing) => {
      stray?.end(true);
      if (!journey) return false;
      const ours = isAt(journey, landing);
      if (!ours) expectStray();
      finish(ours ? { how: 'landed', landing } : { how: 'interrupted' });
      return ours;
    },
    isLate: (landing) => {
      const isIt = isAt(givenUp, landing);
      givenUp = null;
      return isIt;
    },
    quiet: () => stray?.over ?? Promise.resolve(true),
    isUnderWay: () => journey !== null,
  };
}
