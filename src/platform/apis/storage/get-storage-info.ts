import type { StorageInfo } from '@/platform/apis/storage-sync';
import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { inTurn } from '@/platform/storage/in-turn';
import { createRecords, kilobytes } from '@/platform/storage/records';

/** The app's keys, what all their values take, and what the browser grants. */
export const getStorageInfo: Api<NoParams, StorageInfo> = defineApi('getStorageInfo', {
  check: checkNothing,
  run: (context, _params, fail) =>
    inTurn(context, async () => {
      const records = context.shelf(createRecords);
      const { keys, currentSize, limitSize } = records.info(fail);
      const kept = keys.map((key) => records.read(key, fail));
      const large = kept.map((record) => (record && 'id' in record ? record.bytes : 0));
      const bytes = large.reduce((sum, size) => sum + size, 0);
      // Only in secure contexts, and from Safari 17 on.
      const storage = context.env.window.navigator.storage as StorageManager | undefined;
      const { quota = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
      return {
        keys,
        currentSize: currentSize + kilobytes(bytes),
        limitSize: limitSize + kilobytes(quota),
      };
    }),
});
