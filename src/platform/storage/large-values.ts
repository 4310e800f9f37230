import { clear, createStore, del, get, keys, set } from 'idb-keyval';
import type { PlatformContext } from '@/platform/context';
import { enLate } from '@/shared/messages';
import type { Fail } from '@/platform/define-api';
import type { Env } from '@/platform/env';
import { parseRecord } from './parse-record';

export type LargeValues = {
  /** Resolves with the value's name there. */
  add(data: unknown, fail: Fail): Promise<string>;
  /** Undefined when it is not there any more. */
  find(id: string, fail: Fail): Promise<{ readonly data: unknown } | undefined>;
  drop(id: string): Promise<void>;
  /** Those that no record names too. */
  clear(fail: Fail): Promise<void>;
};

/** Safari has been seen to leave a database that it opens without an answer. */
const PATIENCE = 60_000;
/** What another tab is just writing has no record yet. */
const HOUR = 3_600_000;

/** Values that are too large for localStorage, or no text: in IndexedDB, each under a name of its own. */
export function createLargeValues({ env, settings, messages }: PlatformContext): LargeValues {
  const { window } = env;
  const database = window.indexedDB as IDBFactory | undefined;
  const store = database && createStore(`portico:${settings.namespace}`, 'storage');

  const attempt = <T>(run: () => Promise<T>, fail: Fail): Promise<T> =>
    new Promise((resolve, reject) => {
      if (!store) throw fail('unsupported', messages.using(enLate)('notImplemented'));
      const forget = env.after(PATIENCE, () =>
        reject(fail('timeout', 'the database does not answer')),
      );
      run()
        .then(resolve, (cause: unknown) => reject(explain(cause, fail)))
        .finally(forget);
    });

  /** A tab that was closed in the middle leaves values behind that no record names. */
  const sweep = async () => {
    const storage = env.storage();
    const named = new Set<string>();
    for (let index = 0; index < storage.length; index++) {
      const record = parseRecord(storage.getItem(storage.key(index) ?? ''), 0);
      if (record && 'id' in record) named.add(record.id);
    }
    for (const id of await keys<string>(store)) {
      const age = env.date() - Number.parseInt(id, 36);
      if (age > HOUR && !named.has(id)) await del(id, store);
    }
  };
  if (store) sweep().catch(() => {});

  return {
    add: (data, fail) => {
      const write = async () => {
        const id = newId(env);
        await set(id, { data }, store);
        return id;
      };
      return attempt(write, fail);
    },
    find: (id, fail) => attempt(() => get<{ readonly data: unknown }>(id, store), fail),
    drop: (id) => (store ? del(id, store) : Promise.resolve()),
    clear: (fail) => (store ? attempt(() => clear(store), fail) : Promise.resolve()),
  };
}

/** Begins with the time, by which sweep tells its age. */
function newId({ window, date }: Env): string {
  const [random = 0] = window.crypto.getRandomValues(new Uint32Array(1));
  return `${date().toString(36)}-${random.toString(36)}`;
}

function explain(cause: unknown, fail: Fail): Error {
  const name = cause instanceof Error ? cause.name : '';
  if (/quota/i.test(name)) return fail('failed', 'the storage is full', cause);
  if (/^(InvalidState|Security|NotAllowed)Error$/.test(name))
    return fail('denied', 'the browser blocks its database', cause);
  return fail('failed', 'the database could not be used', cause);
}
