import { defineSyncApi, type SyncApi } from '@/platform/define-sync-api';
import { notYet } from '@/platform/not-yet';
import { checkKeyNow } from '@/platform/storage/check-key-now';
import { graphCodecPlace } from '@/platform/storage/graph-codec';
import { formRecord } from '@/platform/storage/parse-record';
import { encodePlain } from '@/shared/encode-value';
import { createRecords } from '@/platform/storage/records';

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
      const { codec } = shelf(graphCodecPlace);
      if (plain === null && !codec)
        throw notYet(context, fail('failed', 'the code for this value is on its way'));
      const kept =
        plain === null ? codec?.encode(data, (message) => fail('invalid', message)).text : plain;
      const mark = plain === null ? '!' : '=';
      shelf(createRecords).write(key, formRecord({ mark, text: kept ?? '' }, until), fail);
    },
  });
