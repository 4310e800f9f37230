import type { UseStore } from 'idb-keyval';
import { type Fail, openDatabase, type PlatformContext } from '@/platform';
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
};

const ORDER = 'order';

export function createOutboxStore(context: PlatformContext, fail: Fail): OutboxStore {
  const database = openDatabase(context, 'outbox');
  const run = <T>(work: (store: UseStore) => Promise<T>) => database.use(work, fail);

  return {
    list: () =>
      run((store) =>
        store('readonly', async (values) => {
          const all = await answerOf<readonly unknown[]>(values.getAll());
          return all.filter(isEntry);
        }),
      ),
    get: (id) => run((store) => store('readonly', (values) => answerOf(values.get(id)))),
    add: (entry) =>
      run((store) =>
        store('readwrite', async (values) => {
          const last = (await answerOf<number | undefined>(values.get(ORDER))) ?? 0;
          const placed = { ...entry, order: last + 1 };
          values.put(placed.order, ORDER);
          values.put(placed, entry.id);
          await endOf(values.transaction);
          return placed;
        }),
      ),
    change: (id, change, key) =>
      run((store) =>
        store('readwrite', async (values) => {
          const entry = await find(values, id, key);
          if (entry) values.put({ ...entry, ...change }, id);
          await endOf(values.transaction);
          return entry !== undefined;
        }),
      ),
    remove: (id, key) =>
      run((store) =>
        store('readwrite', async (values) => {
          if (await find(values, id, key)) values.delete(id);
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
