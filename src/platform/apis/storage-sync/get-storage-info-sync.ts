import { checkNothing } from '@/platform/check-params';
import { defineSyncApi, type SyncApi } from '@/platform/define-sync-api';
import { createRecords } from '@/platform/storage/records';

export type StorageInfo = {
  /** All keys of this app, those of large values too. */
  readonly keys: readonly string[];
  /** Kilobytes. The sync form counts localStorage alone, the async one the database as well. */
  readonly currentSize: number;
  /** Kilobytes that the browser grants, counted in the same way. */
  readonly limitSize: number;
};

export const getStorageInfoSync: SyncApi<[], StorageInfo> = defineSyncApi('getStorageInfoSync', {
  params: [],
  check: checkNothing,
  run: ({ shelf }, _params, fail) => shelf(createRecords).info(fail),
});
