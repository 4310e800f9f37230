import { createDeferred, type Deferred } from './deferred';

export type Order = { readonly id: number; readonly drink: string };

/** How the server treats the next request. */
export type Fate = 'answers' | 'busy' | 'lost' | 'held';

const PAGE = 10;

/** A server in memory that tests make unkind: it refuses, loses and holds requests. */
export function createOrdersServer(count: number) {
  let orders: readonly Order[] = Array.from({ length: count }, (_, index) => ({
    id: 1000 - index,
    drink: index % 2 === 0 ? 'Espresso' : 'Green tea',
  }));
  const requests: string[] = [];
  const held: Deferred<void>[] = [];
  const fates: Fate[] = [];
  let isOnline = true;

  return {
    requests,
    fates,
    setOnline: (next: boolean) => {
      isOnline = next;
    },
    /** An order that comes while users read the list. */
    add: (order: Order) => {
      orders = [order, ...orders];
    },
    /** The request that was held first goes on, or fails. */
    release: (isKind = true) => {
      const first = held.shift();
      if (isKind) first?.resolve();
      else first?.reject(new TypeError('Failed to fetch'));
    },
    fetch: async (search = '', from = 0, signal?: AbortSignal): Promise<readonly Order[]> => {
      requests.push(search ? `${search} ${from}` : `${from}`);
      const fate = fates.shift() ?? 'answers';
      const hold = fate === 'held' ? createDeferred() : undefined;
      if (hold) {
        held.push(hold);
        signal?.addEventListener('abort', () => hold.reject(signal.reason));
      }
      // Not at once, so that the list is rendered in between.
      await new Promise((resolve) => setTimeout(resolve));
      if (!isOnline || fate === 'lost') throw new TypeError('Failed to fetch');
      if (fate === 'busy') throw Object.assign(new Error('busy'), { status: 503 });
      await hold?.promise;
      const isFound = ({ drink }: Order) => drink.toLowerCase().includes(search.toLowerCase());
      return orders.filter(isFound).slice(from, from + PAGE);
    },
  };
}

export type OrdersServer = ReturnType<typeof createOrdersServer>;
