import { createOutbox, type OutboxTools } from 'portico/offline';
import { chaosHeader } from './chaos.ts';
import type { NewOrder, Order } from './types.ts';

/** Orders that were placed without a network. They go to the shop as soon as there is one. */
export const orders = {
  client: { baseURL: '/api' },
  kinds: {
    order: (order: NewOrder, { client, platform }: OutboxTools) => {
      // The shop answers in the language of the app.
      const header = { 'Accept-Language': platform.getLocale(), ...chaosHeader(platform) };
      return client.post<Order>('/orders', order, { header });
    },
  },
  // An order that the shop does not accept holds up no other one.
  groupOf: ({ payload }: { readonly payload: NewOrder }) => JSON.stringify(payload),
};

export type OrderKinds = typeof orders.kinds;

export const outbox = createOutbox(orders);
