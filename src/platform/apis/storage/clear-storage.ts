import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { createLargeValues } from '@/platform/storage/large-values';
import { largeOf } from '@/platform/storage/parse-record';
import { keysIn } from '@/platform/storage/record-list';
import { createRecords } from '@/platform/storage/records';
import { createSyncWrites, madeAt } from '@/platform/storage/sync-writes';
import { createKeyedQueue } from '@/platform/call/queue';

/** Removes every key of this app, and nobody else's. */
export const clearStorage: Api<NoParams, void> = defineApi('clearStorage', {
  check: checkNothing,
  run: (context, _params, fail, { signal, begun }) => {
    const made = madeAt(context, begun);
    return context.shelf(createKeyedQueue).ofAll(async () => {
      if (signal.aborted) return;
      const { since, write } = context.shelf(createSyncWrites);
      const records = context.shelf(createRecords);
      const ids: string[] = [];
      for (const key of keysIn(context, fail)) {
        if (since(key, made)) continue;
        const large = largeOf(records.read(key, fail));
        if (large) ids.push(large.id);
        write(key, null, fail);
      }
      await context.shelf(createLargeValues).clear(ids, fail);
    });
  },
});
