import { defineSyncApi, type SyncApi } from '@/platform/call/define-sync';
import { acceptAnything } from '@/platform/storage/check-key-now';
import { clearRecords } from '@/platform/storage/record-list';
import { createSyncWrites } from '@/platform/storage/sync-writes';

/** Removes every key of this app at once, and nobody else's. */
export const clearStorageSync: SyncApi<[], void> = defineSyncApi('clearStorageSync', {
  params: [],
  check: acceptAnything,
  run: (context, _params, fail) => {
    clearRecords(context, fail);
    context.shelf(createSyncWrites).clear();
  },
});
