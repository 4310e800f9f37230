import type { PlatformContext } from './context';
import { type EventsOf, type EventSource, lazyEvents } from './lazy-events';
import { decodeChange, type StorageChange } from './storage/decode-change';
import { watchRecords } from './storage/watch-records';

const storageChange: EventSource<StorageChange> = (context, emit) =>
  watchRecords(context, (change) => emit(decodeChange(change)));

const events = { storageChange };

export type StorageEvents = EventsOf<typeof events>;

/** Changes of what is stored, in this tab and in others. */
export function createStorageEvents(context: PlatformContext): {
  calls(lifetime?: AbortSignal): StorageEvents;
} {
  return lazyEvents<typeof events>(context, () => events, ['storageChange']);
}
