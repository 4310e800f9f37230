import { createStore, type UseStore } from 'idb-keyval';
import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { enLate } from '@/shared/messages';

export type Database = {
  /**
   * Every failure is a PlatformError. Ends with `timeout` after 5 s, and 1 s more for each megabyte to write. The work
   * may be done twice.
   */
  use<T>(work: (store: UseStore) => Promise<T>, fail: Fail, bytes?: number): Promise<T>;
};

/** Milliseconds. Safari sometimes never answers when a page opens a database (WebKit bug 226547). */
const PATIENCE = 5000;
/** As many bytes a slow phone writes in a millisecond. */
const SPEED = 1000;

/** One of the app's databases, by idb-keyval. It is opened when it is used first. */
export function openDatabase(context: PlatformContext, purpose: string): Database {
  const { env, settings, messages } = context;
  const present = env.window.indexedDB as IDBFactory | undefined;
  const open = () => createStore(`portico:${settings.namespace}:${purpose}`, 'values');
  let store = present && open();

  /** Safari closes a database while the app is out of sight, often without saying so: a new one is opened then. */
  const persist = async <T>(work: (store: UseStore) => Promise<T>, used: UseStore): Promise<T> => {
    try {
      return await work(used);
    } catch (cause) {
      if (!/^(InvalidState|Unknown)Error$/.test(nameOf(cause))) throw cause;
      if (store === used) store = open();
      return work(store as UseStore);
    }
  };

  return {
    use: (work, fail, bytes = 0) =>
      new Promise((resolve, reject) => {
        if (!store) throw fail('unsupported', messages.using(enLate)('notImplemented'));
        const used = store;
        const patience = PATIENCE + bytes / SPEED;
        const forget = env.after(patience, () => {
          // The next call gets a new connection.
          if (store === used) store = open();
          const seconds = Math.round(patience / 1000);
          reject(fail('timeout', `the database did not answer within ${seconds} s: call again`));
        });
        persist(work, used)
          .then(resolve, (cause: unknown) => reject(explain(cause, fail)))
          .finally(forget);
      }),
  };
}

export function isQuotaError(cause: unknown): boolean {
  return /quota/i.test(nameOf(cause));
}

function nameOf(cause: unknown): string {
  return cause instanceof Error ? cause.name : '';
}

function explain(cause: unknown, fail: Fail): Error {
  const name = nameOf(cause);
  if (isQuotaError(cause)) return fail('failed', 'the storage is full', cause);
  if (name === 'DataCloneError')
    return fail('unsupported', 'the browser can not keep such a value', cause);
  if (/^(InvalidState|Security|NotAllowed)Error$/.test(name))
    return fail('denied', 'the browser blocks its database', cause);
  return fail('failed', 'the database could not be used', cause);
}
