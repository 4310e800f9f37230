import type { UseStore } from 'idb-keyval';
import { type Fail, openDatabase, type PlatformContext } from '@/platform';
import { encode } from '@/shared/encode-value';
import { attempt } from '@/shared/errors';
import type { StoredEntry } from './entries';
import { answerOf, endOf } from './transactions';

/**
 * The actions that wait, in IndexedDB. All tabs of the app share them. A call with a key leaves an entry alone that has
 * another key by now: the user has edited it, perhaps in another tab.
 */
export type OutboxStore = {
  list(): Promise<readonly StoredEntry[]>;
  get(id: string): Promise<StoredEntry | undefined>;
  /** Gives the entry its place behind all others. */
  add(entry: Omit<StoredEntry, 'order'>): Promise<StoredEntry>;
  /** Changes an entry. Resolves with false if it has gone. */
  change(id: string, change: Partial<StoredEntry>, key?: string): Promise<boolean>;
  remove(id: string, key?: string): Promise<void>;
  /** Forgets the requests that the service worker would send for others: they may have the token of the user before. */
  takeBack(user: string | null): Promise<void>;
};

const ORDER = 'order';

export function createOutboxStore(context: PlatformContext, fail: Fail): OutboxStore {
  const database = openDatabase(context, 'outbox');
  const run = <T>(work: (store: UseStore) => Promise<T>, written?: object) =>
    database.use(work, fail, written && bytesOf(written));
  const get = (id: string): Promise<StoredEntry | undefined> =>
    run((store) => store('readonly', (values) => answerOf(values.get(id))));

  return {
    list: () =>
      run((store) =>
        store('readonly', async (values) => {
          const all = await answerOf<readonly unknown[]>(values.getAll());
          return all.filter(isEntry);
        }),
      ),
    get,
    add: (entry) => {
      const put = async (values: IDBObjectStore) => {
        const last = (await answerOf<number | undefined>(values.get(ORDER))) ?? 0;
        const placed = { ...entry, order: last + 1 };
        values.put(placed.order, ORDER);
        values.put(placed, entry.id);
        await endOf(values.transaction);
        return placed;
      };
      return run((store) => store('readwrite', put), entry);
    },
    change: async (id, change, key) => {
      const put = async (values: IDBObjectStore) => {
        const entry = await find(values, id, key);
        if (entry) values.put({ ...entry, ...change }, id);
        await endOf(values.transaction);
        return entry !== undefined;
      };
      return run((store) => store('readwrite', put), { ...(await get(id)), ...change });
    },
    remove: (id, key) =>
      run((store) =>
        store('readwrite', async (values) => {
          if (await find(values, id, key)) values.delete(id);
          await endOf(values.transaction);
        }),
      ),
    takeBack: (user) =>
      run((store) =>
        store('readwrite', async (values) => {
          const all = await answerOf<readonly unknown[]>(values.getAll());
          for (const entry of all.filter(isEntry)) {
            const isOwn = entry.user !== null && entry.user === user;
            if (entry.kept && !isOwn) values.put({ ...entry, kept: null }, entry.id);
          }
          await endOf(values.transaction);
        }),
      ),
  };
}

function isEntry(value: unknown): value is StoredEntry {
  return typeof value === 'object' && value !== null;
}

async function find(values: IDBObjectStore, id: string, key: string | undefined) {
  const entry = await answerOf<StoredEntry | undefined>(values.get(id));
  return key === undefined || entry?.idempotencyKey === key ? entry : undefined;
}

/** Large files need more time. A value that is unknown to the count may be stored as well. */
function bytesOf(entry: object): number {
  return attempt(() => encode(entry, (message) => new Error(message), 0).bytes) ?? 0;
}
