import { createOutbox, type OutboxTools } from 'portico/offline';
import { fieldErrorsOf } from './api.ts';
import { chaosHeader } from './chaos.ts';
import type { NewOrder, Order } from './types.ts';

/** The status of an answer that names what is wrong in each field. */
export const WRONG_FIELDS = 422;

/** Orders that were placed without a network. They go to the shop as soon as there is one. */
export const orders = {
  client: { baseURL: '/api' },
  kinds: {
    order: async (order: NewOrder, { client, platform }: OutboxTools) => {
      // The shop answers in the language of the app.
      const header = { 'Accept-Language': platform.getLocale(), ...chaosHeader(platform) };
      try {
        await client.post<Order>('/orders', order, { header });
      } catch (error) {
        const fields = fieldErrorsOf(error);
        if (!fields) throw error;
        // The guest reads why.
        throw Object.assign(new Error(Object.values(fields).join(' ')), { status: WRONG_FIELDS });
      }
    },
  },
  // An order that the shop does not accept holds up no other one.
  groupOf: ({ payload }: { readonly payload: NewOrder }) => JSON.stringify(payload),
};

export type OrderKinds = typeof orders.kinds;

export const outbox = createOutbox(orders);
