import type { StorageInfo } from '@/platform/apis/storage-sync';
import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { largeOf } from '@/platform/storage/parse-record';
import { kilobytes, recordInfo } from '@/platform/storage/record-list';
import { createRecords } from '@/platform/storage/records';
import { createKeyedQueue } from '@/platform/call/queue';

/** The app's keys, what all their values take, and what the browser grants. */
export const getStorageInfo: Api<NoParams, StorageInfo> = defineApi('getStorageInfo', {
  check: checkNothing,
  run: (context, _params, fail) =>
    context.shelf(createKeyedQueue).afterAll(async () => {
      const records = context.shelf(createRecords);
      const { keys, currentSize, limitSize } = recordInfo(context, fail);
      const large = keys.map((key) => largeOf(records.read(key, fail)));
      const bytes = large.reduce((sum, value) => sum + (value?.bytes ?? 0), 0);
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
