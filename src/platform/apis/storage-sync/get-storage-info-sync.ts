import { defineSyncApi, type SyncApi } from '@/platform/call/define-sync';
import { acceptAnything } from '@/platform/storage/check-key-now';
import { recordInfo } from '@/platform/storage/record-list';

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
  check: acceptAnything,
  run: (context, _params, fail) => recordInfo(context, fail),
});
