import { defineSyncApi, type SyncApi } from '@/platform/define-sync-api';
import { encode } from '@/platform/storage/encode';
import { formRecord } from '@/platform/storage/parse-record';
import { createRecords } from '@/platform/storage/records';
import { checkEntry } from '@/platform/storage/storage-fields';

/** Stores a value at once. A Blob, or more than the browser's few megabytes, is for setStorage. */
export const setStorageSync: SyncApi<[key: string, data: unknown, expires?: number], void> =
  defineSyncApi('setStorageSync', {
    params: ['key', 'data', 'expires'],
    check: checkEntry,
    run: ({ env, shelf }, { key, data, expires }, fail) => {
      const { text } = encode(data, (message) => fail('invalid', message));
      const until = expires === undefined ? expires : env.date() + expires;
      shelf(createRecords).write(key, formRecord({ text: text ?? '' }, until), fail);
    },
  });
