import { type NewOrder, type Order, type OrderState, orderStates } from '../src/api/types.ts';
import { totalsOf } from '../src/cart/totals.ts';
import { catalogueAt } from './catalogue.ts';
import { later } from './later.ts';

/** When an order goes on, in milliseconds after it was placed. A real shop takes longer. */
const pace: readonly (readonly [OrderState, number])[] = [
  ['accepted', 2500],
  ['packing', 7000],
  ['onTheWay', 15_000],
  ['done', 60_000],
];

type Listener = (order: Order) => void;
type Stoppable = ReturnType<typeof later>;

/** The orders of the shop. Timers move them on, until the shop sets a state. */
export function createOrders() {
  const orders = new Map<string, Order>();
  const timers = new Map<string, readonly Stoppable[]>();
  const listeners = new Set<Listener>();

  const setState = (id: string, state: OrderState) => {
    const order = orders.get(id);
    if (!order) return undefined;
    const next = { ...order, state, times: { ...order.times, [state]: Date.now() } };
    orders.set(id, next);
    for (const listener of listeners) listener(next);
    return next;
  };
  const stop = (id: string) => timers.get(id)?.forEach((timer) => timer.stop());

  return {
    all: () => [...orders.values()].reverse(),
    get: (id: string) => orders.get(id),
    add: (user: string, order: NewOrder, discount: number): Order => {
      const { total } = totalsOf(order.lines, catalogueAt(0).items, order.way);
      const id = String(1001 + orders.size);
      const times = { placed: Date.now() };
      const added: Order = {
        ...order,
        id,
        user,
        total: total - discount,
        discount,
        state: 'placed',
        times,
      };
      orders.set(id, added);
      const steps = pace.map(([state, delay]) => later(() => setState(id, state), delay));
      timers.set(id, steps);
      return added;
    },
    /** By the shop: from then on the order waits for it. */
    setState: (id: string, state: OrderState) => {
      stop(id);
      return setState(id, state);
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Orders = ReturnType<typeof createOrders>;

export const isState = (value: unknown): value is OrderState =>
  value === 'cancelled' || orderStates.some((state) => state === value);
