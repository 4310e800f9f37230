import { orders } from '@market/api/outbox.ts';
import type { Platform } from 'portico';
import { createOutbox, type Outbox } from 'portico/offline';
import { type Booking, houseOf, moodOf, type Slot } from './house';

/** `wanted` is the hour that the user chose, if it was taken. */
export type Wish = Slot & { readonly wanted?: number };
type Change = Wish & Pick<Booking, 'id' | 'version'>;
type Cancellation = Slot & Pick<Booking, 'id'>;

function urlOf(platform: Platform, path: string, { wanted }: Wish): string {
  const mood = moodOf(platform);
  // Otherwise somebody would take each hour.
  const isKind = mood === 'kind' || (mood === 'taken' && wanted !== undefined);
  return `/bookings${path}?house=${houseOf(platform)}${isKind ? '' : `&fail=${mood}`}`;
}

export type Kinds = typeof outbox extends Outbox<infer K> ? K : never;

/** The bookings of this page and the orders of the market: an app has one outbox. */
export const outbox = createOutbox({
  ...orders,
  kinds: {
    ...orders.kinds,
    book: (wish: Wish, { client, platform }) => {
      const { table, hour } = wish;
      return client.post<Booking>(urlOf(platform, '', wish), { table, hour });
    },
    change: (wish: Change, { client, platform }) => {
      const { id, version, table, hour } = wish;
      const header = { 'If-Match': `"${version}"` };
      return client.put<Booking>(urlOf(platform, `/${id}`, wish), { table, hour }, { header });
    },
    cancel: (booking: Cancellation, { client, platform }) =>
      client.delete(urlOf(platform, `/${booking.id}`, booking)),
  },
  // A refused booking holds up nothing but what concerns the same table and hour.
  groupOf: ({ payload }) =>
    'table' in payload ? `table ${payload.table} at ${payload.hour}` : orders.groupOf({ payload }),
  onSent: ({ kind }, _answer, platform) => {
    if (kind !== 'order') return platform.invalidate('/bookings');
  },
  onConflict: async (entry, error, platform) => {
    if (entry.kind !== 'book' && entry.kind !== 'change') return undefined;
    const { answerConflict } = await import('./answer-conflict');
    return answerConflict(entry.payload, error, platform);
  },
});
