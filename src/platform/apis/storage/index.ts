export { clearStorage } from './clear-storage';
export { getStorage, type GetStorageParams, type GetStorageResult } from './get-storage';
export { getStorageInfo } from './get-storage-info';
export { removeStorage, type RemoveStorageParams } from './remove-storage';
export { setStorage, type SetStorageParams } from './set-storage';
