export { clearStorageSync } from './clear-storage-sync';
export { getStorageInfoSync, type StorageInfo } from './get-storage-info-sync';
export { getStorageSync } from './get-storage-sync';
export { removeStorageSync } from './remove-storage-sync';
export { setStorageSync } from './set-storage-sync';
