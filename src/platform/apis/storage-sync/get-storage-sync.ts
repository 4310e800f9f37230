import { defineSyncApi, type SyncApi } from '@/platform/call/define-sync';
import { largeOf } from '@/platform/storage/parse-record';
import { readValue } from '@/platform/storage/read-value';
import { createRecords } from '@/platform/storage/records';
import { checkKeyNow } from '@/platform/storage/check-key-now';

/** The value of a key, undefined when there is none. What is in the database only getStorage can get. */
export const getStorageSync: SyncApi<[key: string], unknown> = defineSyncApi('getStorageSync', {
  params: ['key'],
  check: checkKeyNow,
  run: (context, { key }, fail) => {
    const record = context.shelf(createRecords).read(key, fail);
    if (!record) return undefined;
    if (largeOf(record))
      throw fail('invalid', `the value of ${key} is large: get it with getStorage`);
    return readValue(record, fail);
  },
});
