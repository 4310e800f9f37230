import { type Api, defineApi } from '@/platform/call/define';
import { encode, encodePlain } from '@/shared/encode-value';
import { createLargeValues } from '@/platform/storage/large-values';
import { formRecord } from '@/platform/storage/parse-record';
import { checkEntry } from '@/platform/storage/storage-fields';
import { createSyncWrites, madeAt } from '@/platform/storage/sync-writes';
import { createKeyedQueue } from '@/platform/call/queue';

export type SetStorageParams = {
  readonly key: string;
  /** Any structured value: dates, maps, typed arrays, Blobs, cycles and undefined too, but no function and no class. */
  readonly data: unknown;
  /** Milliseconds until the value is as good as removed. */
  readonly expires?: number | undefined;
};

/** Characters: beyond that localStorage, which blocks the page and has few megabytes, is the wrong place. */
const LARGE = 100_000;

/** Stores a value. A large one, or one with a Blob, goes to the database and only getStorage gets it. */
export const setStorage: Api<SetStorageParams, void> = defineApi('setStorage', {
  check: checkEntry,
  run: (context, { key, data, expires }, fail, { signal, begun }) => {
    const made = madeAt(context, begun);
    return context.shelf(createKeyedQueue).of(key, async () => {
      if (signal.aborted) return;
      const { env, shelf } = context;
      const plain = encodePlain(data);
      const isShort = plain !== null && plain.length <= LARGE;
      const { text, bytes } = isShort
        ? { text: plain, bytes: 0 }
        : encode(data, (message) => fail('invalid', message), LARGE);
      const until = expires === undefined ? expires : env.date() + expires;
      const { since, write } = shelf(createSyncWrites);
      if (since(key, made)) return;
      if (text !== null)
        return write(key, formRecord({ mark: isShort ? '=' : '!', text }, until), fail);
      const large = shelf(createLargeValues);
      const id = await large.add(data, bytes, fail);
      try {
        if (signal.aborted) throw signal.reason;
        if (since(key, made)) return await large.drop(id);
        write(key, formRecord({ mark: '>', text: `${id} ${bytes}` }, until), fail);
      } catch (error) {
        // What went wrong first is told; what stays behind goes with a later start.
        await large.drop(id).catch(() => {});
        throw error;
      }
    });
  },
});
