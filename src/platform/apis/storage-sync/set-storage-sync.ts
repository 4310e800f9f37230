import { defineSyncApi, type SyncApi } from '@/platform/call/define-sync';
import { checkKeyNow } from '@/platform/storage/check-key-now';
import { formRecord } from '@/platform/storage/parse-record';
import { createRecords } from '@/platform/storage/records';
import { encode, encodePlain } from '@/shared/encode-value';

/** Stores a value at once. A Blob, or more than the browser's few megabytes, is for setStorage. */
export const setStorageSync: SyncApi<[key: string, data: unknown, expires?: number], void> =
  defineSyncApi('setStorageSync', {
    params: ['key', 'data', 'expires'],
    check: checkKeyNow,
    run: (context, { key, data, expires }, fail) => {
      if (expires !== undefined && !Number.isFinite(expires))
        throw fail('invalid', 'parameter.expires should be a number');
      const { env, shelf } = context;
      const until = expires === undefined ? expires : env.date() + Math.max(0, expires);
      const plain = encodePlain(data);
      const text = plain ?? encode(data, (message) => fail('invalid', message)).text ?? '';
      const mark = plain === null ? '!' : '=';
      shelf(createRecords).write(key, formRecord({ mark, text }, until), fail);
    },
  });
