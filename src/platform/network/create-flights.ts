type Progress = (phase: 'upload' | 'download', bytes: number, total: number | undefined) => void;

type Flight<T> = {
  readonly outcome: Promise<T>;
  readonly watchers: Set<Progress>;
  readonly controller: AbortController;
};

export type Flights<T> = {
  /** Joins the request of that key, or starts it. It is given up when all who joined have left. */
  join(
    key: string,
    signal: AbortSignal,
    watch: Progress,
    start: (signal: AbortSignal, watch: Progress) => Promise<T>,
  ): Promise<T>;
};

/** Identical requests at one time are one. */
export function createFlights<T>(): Flights<T> {
  const inFlight = new Map<string, Flight<T>>();

  const begin = (
    key: string,
    start: (signal: AbortSignal, watch: Progress) => Promise<T>,
  ): Flight<T> => {
    const watchers = new Set<Progress>();
    const controller = new AbortController();
    const outcome = start(controller.signal, (...progress) => {
      for (const watch of watchers) watch(...progress);
    });
    const flight = { outcome, watchers, controller };
    inFlight.set(key, flight);
    const land = () => {
      if (inFlight.get(key) === flight) inFlight.delete(key);
    };
    outcome.then(land, land);
    return flight;
  };

  return {
    join: (key, signal, watch, start) => {
      const flight = inFlight.get(key) ?? begin(key, start);
      // A function of its own: the same listener may join twice.
      const seat: Progress = (...progress) => watch(...progress);
      flight.watchers.add(seat);
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          flight.watchers.delete(seat);
          reject(new Error('aborted'));
          if (flight.watchers.size > 0) return;
          if (inFlight.get(key) === flight) inFlight.delete(key);
          flight.controller.abort();
        };
        signal.addEventListener('abort', leave, { once: true });
        if (signal.aborted) leave();
        flight.outcome
          .finally(() => signal.removeEventListener('abort', leave))
          .then(resolve, reject);
      });
    },
  };
}
