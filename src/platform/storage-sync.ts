import {
  clearStorageSync,
  getStorageInfoSync,
  getStorageSync,
  removeStorageSync,
  setStorageSync,
  type StorageInfo,
} from './apis/storage-sync';
import type { PlatformContext } from './context';

export type StorageSync = {
  setStorageSync(key: string, data: unknown, expires?: number): void;
  getStorageSync<T = unknown>(key: string): T | undefined;
  removeStorageSync(key: string): void;
  clearStorageSync(): void;
  getStorageInfoSync(): StorageInfo;
};

/** The storage calls that answer at once. */
export function createStorageSync(context: PlatformContext): StorageSync {
  const calls = {
    setStorageSync: setStorageSync(context),
    getStorageSync: getStorageSync(context),
    removeStorageSync: removeStorageSync(context),
    clearStorageSync: clearStorageSync(context),
    getStorageInfoSync: getStorageInfoSync(context),
  };
  // Its caller says what is stored there.
  return calls as StorageSync;
}
