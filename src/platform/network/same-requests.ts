import type { PlatformContext } from '@/platform/call/context';
import type { Headers } from './fields';
import type { Answer, Order } from './send';

export type Watch = (
  phase: 'upload' | 'download',
  bytes: number,
  total: number | undefined,
) => void;

type Flight<T> = {
  readonly outcome: Promise<T>;
  readonly watchers: Set<Watch>;
  readonly controller: AbortController;
};

export type Flights<T> = {
  /** Joins the request of that key, or starts it. It is aborted when every caller has left. */
  join(
    key: string,
    signal: AbortSignal,
    watch: Watch,
    start: (signal: AbortSignal, watch: Watch) => Promise<T>,
  ): Promise<T>;
};

/** Sends identical requests as one: later callers join the request that is under way. */
export function createFlights<T>(): Flights<T> {
  const inFlight = new Map<string, Flight<T>>();

  const begin = (
    key: string,
    start: (signal: AbortSignal, watch: Watch) => Promise<T>,
  ): Flight<T> => {
    const watchers = new Set<Watch>();
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
      // A new function each time, because the same listener may join twice.
      const seat: Watch = (...progress) => watch(...progress);
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

/** Sends a request, and reports its progress. */
export type Start = (ending: AbortSignal, watch: Watch) => Promise<Answer>;

/** The answer of an identical request that is under way, or of a new one. */
export async function joinSameRequest(
  context: PlatformContext,
  key: string,
  ending: AbortSignal,
  watch: Watch,
  start: Start,
): Promise<Answer> {
  return copyOf(await context.shelf(createRequestFlights).join(key, ending, watch, start));
}

/** Requests are the same if they go out alike and end alike. */
export function sameRequestKey(order: Order, rules: readonly unknown[]): string {
  return JSON.stringify({ ...order, headers: sortedHeaders(order.headers), rules });
}

export function sortedHeaders(headers: Headers): [string, string][] {
  return Object.entries(headers)
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    .sort();
}

/** A copy for each caller, because callers may write into their data. Every caller parses the JSON again. */
export function copyOf(answer: Answer): Answer {
  const { data, headers } = answer;
  return {
    ...answer,
    headers: { ...headers },
    data: data instanceof ArrayBuffer ? data.slice(0) : data,
  };
}

function createRequestFlights() {
  return createFlights<Answer>();
}
