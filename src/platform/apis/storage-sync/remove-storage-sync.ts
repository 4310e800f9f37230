import { defineSyncApi, type SyncApi } from '@/platform/call/define-sync';
import { createRecords } from '@/platform/storage/records';
import { checkKeyNow } from '@/platform/storage/check-key-now';

/** Removes a key at once; one that is not there is fine. */
export const removeStorageSync: SyncApi<[key: string], void> = defineSyncApi('removeStorageSync', {
  params: ['key'],
  check: checkKeyNow,
  run: ({ shelf }, { key }, fail) => shelf(createRecords).write(key, null, fail),
});
