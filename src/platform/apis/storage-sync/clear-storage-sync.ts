import { checkNothing } from '@/platform/check-params';
import { defineSyncApi, type SyncApi } from '@/platform/define-sync-api';
import { createRecords } from '@/platform/storage/records';

/** Removes every key of this app at once, and nobody else's. */
export const clearStorageSync: SyncApi<[], void> = defineSyncApi('clearStorageSync', {
  params: [],
  check: checkNothing,
  run: ({ shelf }, _params, fail) => shelf(createRecords).clear(fail),
});
