import { isPlatformError, type Platform } from 'portico';
import { textsOf } from '@/pages/showcase/words';
import type { Booking } from './house';
import type { Wish } from './outbox';
import { words } from './words';

type OtherState = { readonly booking?: Booking; readonly free?: readonly number[] };

/** Takes the nearest free hour if the table is taken, and the newest version if the booking has changed. */
export function answerConflict(wish: Wish, error: unknown, platform: Platform) {
  const state = isPlatformError(error, 'http-status') ? error.response?.data : undefined;
  const { booking, free } = (state ?? {}) as OtherState;
  if (!free) return booking && { payload: { ...wish, version: booking.version } };
  const far = (hour: number) => Math.abs(hour - wish.hour);
  const [hour] = [...free].sort((one, other) => far(one) - far(other));
  // The whole evening is taken, so the user has to choose.
  if (hour === undefined) return undefined;
  const t = textsOf(words, platform.getLocale(), false);
  void platform.showNotify({ message: t.moved(wish.table, wish.hour, hour), type: 'warning' });
  return { payload: { ...wish, hour, wanted: wish.hour } };
}
