import { del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { PlatformError } from '@/platform/call/errors';
import { newId, openDatabase, timeOfId } from './database';
import { largeOf, parseRecord } from './records';

/** Blobs, and values that are too large for localStorage. They are in IndexedDB, each under its own name. */
export type LargeValues = {
  /** Resolves to the value's name. Larger values get more time. */
  add(data: unknown, bytes: number, fail: Fail): Promise<string>;
  /** Undefined if the value is gone. */
  find(id: string, fail: Fail): Promise<{ readonly data: unknown } | undefined>;
  drop(id: string): Promise<void>;
  /** Removes these values, and those that no record names. */
  clear(ids: readonly string[], fail: Fail): Promise<void>;
};

/** A value that another tab is writing has no record yet, so younger values stay. */
const ORPHAN_AGE_MS = 3_600_000;

/** `context.shelf(createLargeValues)` */
export function createLargeValues(context: PlatformContext): LargeValues {
  const { env } = context;
  const database = openDatabase(context, 'storage');

  /** Removes values of tabs that were closed before they wrote the record. */
  const removeOrphans = async (fail: Fail) => {
    const named = namesIn(env.storage());
    const ids = await database.use((store) => keys<string>(store), fail);
    const isOrphan = (id: string) => env.date() - timeOfId(id) > ORPHAN_AGE_MS && !named.has(id);
    await database.use((store) => delMany(ids.filter(isOrphan), store), fail);
  };

  removeOrphans(backgroundFailure).catch(() => {});

  return {
    add: async (data, bytes, fail) => {
      // The database may run this twice: the name stays the same.
      let id = '';
      const put = (store: UseStore) => {
        id ||= newId(env);
        return set(id, { data }, store);
      };
      await database.use(put, fail, bytes);
      return id;
    },
    find: (id, fail) => database.use((store) => get(id, store), fail),
    drop: (id) => database.use((store) => del(id, store), backgroundFailure),
    clear: async (ids, fail) => {
      if (!env.window.indexedDB) return;
      await database.use((store) => delMany([...ids], store), fail);
      await removeOrphans(fail);
    },
  };
}

/** The error of work that no call waits for. */
const backgroundFailure: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'storage', message, cause });

/** The names of all values that records point to. */
function namesIn(storage: Storage): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let index = 0; index < storage.length; index++) {
    const large = largeOf(parseRecord(storage.getItem(storage.key(index) ?? ''), 0));
    if (large) ids.add(large.id);
  }
  return ids;
}
