import { type Api, defineApi } from '@/platform/call/define';
import { checkKey } from '@/platform/storage/storage-fields';
import { createSyncWrites, madeAt } from '@/platform/storage/sync-writes';
import { createKeyedQueue } from '@/platform/call/queue';

export type RemoveStorageParams = { readonly key: string };

/** Removes a key; one that is not there is fine. */
export const removeStorage: Api<RemoveStorageParams, void> = defineApi('removeStorage', {
  check: checkKey,
  run: (context, { key }, fail, { signal, begun }) => {
    const made = madeAt(context, begun);
    return context.shelf(createKeyedQueue).of(key, async () => {
      const { since, write } = context.shelf(createSyncWrites);
      if (!signal.aborted && !since(key, made)) write(key, null, fail);
    });
  },
});
