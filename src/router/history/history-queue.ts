import type { Clock } from '@/shared/clock';
import type { HistoryEntry } from '../core/snapshot';
import type { HistoryDriver } from './history-driver';

/** A history entry of one run of the app. */
export type HistoryPlace = { readonly session: string; readonly position: number };

export type TravelOutcome =
  | { readonly kind: 'arrived'; readonly entry: HistoryEntry }
  /** The user went somewhere else meanwhile. */
  | { readonly kind: 'interrupted' }
  /** The browser did not move. It ignores a travel beyond the ends of its history without an event. */
  | { readonly kind: 'nowhere' };

/** Firefox may take 900 ms for an ordinary travel. */
const TRAVEL_TIMEOUT = 1000;

export type HistoryQueue = ReturnType<typeof createHistoryQueue>;

/**
 * The queue of everything that travels through the history or writes it. The browser handles one of them at a time: it
 * loses a push in the same task as a back. No work in the queue waits for a user or for the network.
 */
export function createHistoryQueue(driver: HistoryDriver, clock: Clock) {
  const waiting: (() => Promise<void>)[] = [];
  let isBusy = false;
  let travel: (HistoryPlace & { readonly end: (outcome: TravelOutcome) => void }) | null = null;
  let abandoned: HistoryPlace | null = null;
  let latePopstate: ReturnType<typeof expectPopstate> | null = null;

  /**
   * Waits for the popstate of an interrupted travel, which is still to come. Travel is relative, so another travel
   * before it would end in the wrong place. false: the popstate did not come.
   */
  const untilQuiet = (): Promise<boolean> => latePopstate?.hasCome ?? Promise.resolve(true);

  const drain = async () => {
    while (waiting.length > 0) {
      await untilQuiet();
      await waiting.shift()?.();
    }
    isBusy = false;
  };

  const add = <T>(work: () => Promise<T>, method: 'push' | 'unshift') =>
    new Promise<T>((resolve, reject) => {
      waiting[method](async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      });
      if (isBusy) return;
      isBusy = true;
      void Promise.resolve().then(drain);
    });

  const endTravel = (outcome: TravelOutcome) => {
    const ended = travel;
    travel = null;
    ended?.end(outcome);
  };

  const expectPopstate = () => {
    let end = (_hasCome: boolean) => {};
    const hasCome = new Promise<boolean>((resolve) => {
      const cancel = clock.after(TRAVEL_TIMEOUT, () => end(false));
      end = (value) => {
        cancel();
        latePopstate = null;
        resolve(value);
      };
    });
    return { hasCome, end: () => end(true) };
  };

  return {
    /** Runs one piece of work at a time, in the order of the calls. */
    run: <T>(work: () => Promise<T>) => add(work, 'push'),
    /** Runs the work in this task if nothing else is under way. */
    runSoon: (work: () => void) => {
      if (isBusy || latePopstate) void add(async () => work(), 'push');
      else work();
    },
    /** Runs before everything that waits, because the browser must be put right first. */
    runFirst: <T>(work: () => Promise<T>) => add(work, 'unshift'),
    /** Moves the browser by `delta` entries and waits for its popstate. Call it inside `run`. */
    travel: (delta: number, target: HistoryPlace) =>
      new Promise<TravelOutcome>((resolve) => {
        const cancel = clock.after(TRAVEL_TIMEOUT, () => {
          const entry = driver.current();
          const hasArrived = isAt(travel, entry);
          if (!hasArrived) abandoned = travel;
          endTravel(hasArrived ? { kind: 'arrived', entry } : { kind: 'nowhere' });
        });
        const end = (outcome: TravelOutcome) => {
          cancel();
          resolve(outcome);
        };
        travel = { ...target, end };
        driver.go(delta);
      }),
    get isTravelling() {
      return travel !== null;
    },
    /** Tells the queue of a popstate. true: it is the end of the current travel. Any other popstate interrupts it. */
    receive: (entry: HistoryEntry) => {
      latePopstate?.end();
      if (!travel) return false;
      const hasArrived = isAt(travel, entry);
      if (!hasArrived) latePopstate = expectPopstate();
      endTravel(hasArrived ? { kind: 'arrived', entry } : { kind: 'interrupted' });
      return hasArrived;
    },
    /** true, once: this popstate is the end of a travel that was given up. The app must leave this entry. */
    takeAbandoned: (entry: HistoryEntry) => {
      const isIt = isAt(abandoned, entry);
      abandoned = null;
      return isIt;
    },
    untilQuiet,
  };
}

function isAt(place: HistoryPlace | null, { snapshot }: HistoryEntry): boolean {
  return place !== null && snapshot?.s === place.session && snapshot.p === place.position;
}
