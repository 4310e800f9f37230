import { clearStorageSync, getStorageInfoSync, type StorageInfo } from './apis/storage-sync';
import type { PlatformContext } from './context';

export type StorageRest = {
  clearStorageSync(): void;
  getStorageInfoSync(): StorageInfo;
};

/** What answers at once, and is hardly asked for on the first screen. */
export function createStorageRest(context: PlatformContext): StorageRest {
  return {
    clearStorageSync: clearStorageSync(context),
    getStorageInfoSync: getStorageInfoSync(context),
  };
}
