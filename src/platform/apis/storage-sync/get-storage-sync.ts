import { defineSyncApi, type SyncApi } from '@/platform/define-sync-api';
import { readText } from '@/platform/storage/read-text';
import { createRecords } from '@/platform/storage/records';
import { checkKey } from '@/platform/storage/storage-fields';

/** The value of a key, undefined when there is none. What is in the database only getStorage can get. */
export const getStorageSync: SyncApi<[key: string], unknown> = defineSyncApi('getStorageSync', {
  params: ['key'],
  check: checkKey,
  run: ({ shelf }, { key }, fail) => {
    const record = shelf(createRecords).read(key, fail);
    if (!record) return undefined;
    if ('id' in record)
      throw fail('invalid', `the value of ${key} is large: get it with getStorage`);
    return readText(record.text, fail);
  },
});
