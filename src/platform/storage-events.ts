import * as sync from './apis/storage-sync';
import type { PlatformContext } from './context';
import { type EventsOf, type EventSource, lazyEvents } from './lazy-events';
import { decodeChange, type StorageChange } from './storage/decode-change';
import { createRecords } from './storage/records';

const storageChange: EventSource<StorageChange> = ({ shelf }, emit) =>
  shelf(createRecords).watch((change) => emit(decodeChange(change)));

const events = { storageChange };

export type StorageCalls = EventsOf<typeof events> & {
  setStorageSync(key: string, data: unknown, expires?: number): void;
  getStorageSync<T = unknown>(key: string): T | undefined;
  removeStorageSync(key: string): void;
  clearStorageSync(): void;
  getStorageInfoSync(): sync.StorageInfo;
};

/** What of the storage answers at once. */
export function createStorageCalls(context: PlatformContext): {
  calls(lifetime?: AbortSignal): StorageCalls;
} {
  const made = Object.entries(sync).map(([name, api]) => [name, api(context)]);
  const changes = lazyEvents<typeof events>(context, () => events, ['storageChange']);
  return {
    calls: (lifetime) => ({ ...Object.fromEntries(made), ...changes.calls(lifetime) }),
  };
}
