import { del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { PlatformError } from '@/platform/call/errors';
import { newId, timeOfId } from './new-id';
import { openDatabase } from './open-database';
import { largeOf, parseRecord } from './parse-record';

export type LargeValues = {
  /** Resolves with the value's name there. Larger values get more time. */
  add(data: unknown, bytes: number, fail: Fail): Promise<string>;
  /** Undefined when it is not there any more. */
  find(id: string, fail: Fail): Promise<{ readonly data: unknown } | undefined>;
  drop(id: string): Promise<void>;
  /** These, and what was left behind. What another tab is just writing stays: its record comes later. */
  clear(ids: readonly string[], fail: Fail): Promise<void>;
};

/** Of work that nobody waits for. */
const unheard: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'storage', message, cause });

/** What another tab is just writing has no record yet. */
const HOUR = 3_600_000;

/** Values that are too large for localStorage, or no text: in IndexedDB, each under a name of its own. */
export function createLargeValues(context: PlatformContext): LargeValues {
  const { env } = context;
  const database = openDatabase(context, 'storage');

  /** A tab that was closed in the middle leaves values behind that no record names. */
  const sweep = async (fail: Fail) => {
    const named = namedIn(env.storage());
    const ids = await database.use((store) => keys<string>(store), fail);
    const left = ids.filter((id) => env.date() - timeOfId(id) > HOUR && !named.has(id));
    await database.use((store) => delMany(left, store), fail);
  };
  const drop = (id: string) => database.use((store) => del(id, store), unheard);

  sweep(unheard).catch(() => {});

  return {
    add: async (data, bytes, fail) => {
      // The same when it is done twice.
      let id = '';
      const put = (store: UseStore) => {
        id ||= newId(env);
        return set(id, { data }, store);
      };
      await database.use(put, fail, bytes);
      return id;
    },
    find: (id, fail) => database.use((store) => get(id, store), fail),
    drop,
    clear: async (ids, fail) => {
      // Without a database there is nothing in it.
      if (!env.window.indexedDB) return;
      await database.use((store) => delMany([...ids], store), fail);
      await sweep(fail);
    },
  };
}

function namedIn(storage: Storage): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let index = 0; index < storage.length; index++) {
    const large = largeOf(parseRecord(storage.getItem(storage.key(index) ?? ''), 0));
    if (large) ids.add(large.id);
  }
  return ids;
}
