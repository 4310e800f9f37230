import { createOutbox } from 'portico/offline';
import { chaosHeader } from './chaos.ts';
import type { NewOrder, Order } from './types.ts';

/** Orders that were placed without a network. They go to the shop as soon as there is one. */
export const outbox = createOutbox({
  client: { baseURL: '/api' },
  kinds: {
    order: (order: NewOrder, { client, platform }) => {
      // The shop answers in the language of the app.
      const header = { 'Accept-Language': platform.getLocale(), ...chaosHeader(platform) };
      return client.post<Order>('/orders', order, { header });
    },
  },
});
