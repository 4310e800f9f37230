type Flight<T> = {
  readonly outcome: Promise<T>;
  /** How many callers still wait. */
  passengers: number;
  readonly controller: AbortController;
};

export type Flights<T> = {
  /** Joins the request of that key, or starts it. It is aborted when every caller has left. */
  join(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<T>): Promise<T>;
};

/** Sends identical requests as one: later callers join the request that is under way. */
export function createFlights<T>(): Flights<T> {
  const inFlight = new Map<string, Flight<T>>();

  const begin = (key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> => {
    const controller = new AbortController();
    const flight = { outcome: start(controller.signal), passengers: 0, controller };
    inFlight.set(key, flight);
    const land = () => forget(key, flight);
    flight.outcome.then(land, land);
    return flight;
  };

  const forget = (key: string, flight: Flight<T>) => {
    if (inFlight.get(key) === flight) inFlight.delete(key);
  };

  return {
    join: (key, signal, start) => {
      const flight = inFlight.get(key) ?? begin(key, start);
      flight.passengers += 1;
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          reject(new Error('aborted'));
          flight.passengers -= 1;
          if (flight.passengers > 0) return;
          forget(key, flight);
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
