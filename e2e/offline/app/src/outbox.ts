import { createOutbox } from 'portico/offline';

export type Booking = { readonly table: string; readonly plan?: Blob };

export const outbox = createOutbox({
  kinds: {
    book: ({ table }: Booking, { client }) => client.post('/api/bookings', { table }),
  },
});
