import { createStore, type UseStore } from 'idb-keyval';
import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';
import { inTime } from '@/platform/call/timers';
import { attempt } from '@/shared/errors';
import { enLate } from '@/shared/messages';

export type Database = {
  /**
   * Runs work on the database, perhaps twice. Every failure is a PlatformError. The time-out is 5 s, and 1 s more for
   * each megabyte to write.
   */
  use<T>(work: (store: UseStore) => Promise<T>, fail: Fail, bytes?: number): Promise<T>;
};

/** Safari sometimes never answers when a page opens a database (WebKit bug 226547). */
const ANSWER_MS = 5000;
/** A slow phone writes this many bytes in a millisecond. */
const BYTES_PER_MS = 1000;

/** The errors of a connection that the browser has closed. */
const CLOSED = ['InvalidStateError', 'UnknownError'];
/** The errors of a browser that blocks the database. */
const BLOCKED = ['InvalidStateError', 'SecurityError', 'NotAllowedError'];

/** Opens one of the app's databases. The connection is made with the first use. */
export function openDatabase(context: PlatformContext, purpose: string): Database {
  const { env, settings, messages } = context;
  // A frame may be refused even the property.
  const indexedDb = attempt(() => env.window.indexedDB as IDBFactory | undefined);
  const open = () => yielding(createStore(`portico:${settings.namespace}:${purpose}`, 'values'));
  let store = indexedDb && open();

  // Safari closes a database while the app is hidden, often without an event. Then open a new connection.
  const runAgainIfClosed = async <T>(work: (store: UseStore) => Promise<T>, used: UseStore) => {
    try {
      return await work(used);
    } catch (cause) {
      if (!CLOSED.includes(nameOf(cause))) throw cause;
      if (store === used) store = open();
      return work(store as UseStore);
    }
  };

  return {
    use: async (work, fail, bytes = 0) => {
      if (!store) throw fail('unsupported', messages.using(enLate)('notImplemented'));
      const used = store;
      const ms = ANSWER_MS + bytes / BYTES_PER_MS;
      const late = () => {
        // The next call gets a new connection.
        if (store === used) store = open();
        const seconds = Math.round(ms / 1000);
        throw fail('timeout', `the database did not answer within ${seconds} s: call again`);
      };
      return inTime(env, { ms, late }, () =>
        runAgainIfClosed(work, used).catch((cause: unknown) => {
          throw errorOf(cause, fail);
        }),
      );
    },
  };
}

/** An open connection would hold up code that deletes the database, and every tab that opens it after that. */
function yielding(store: UseStore): UseStore {
  let known: IDBDatabase | undefined;
  return (mode, work) =>
    store(mode, (values) => {
      const { db } = values.transaction;
      if (db !== known) db.addEventListener('versionchange', () => db.close());
      known = db;
      return work(values);
    });
}

export function isQuotaError(cause: unknown): boolean {
  return /quota/i.test(nameOf(cause));
}

function nameOf(cause: unknown): string {
  return cause instanceof Error ? cause.name : '';
}

function errorOf(cause: unknown, fail: Fail): Error {
  const name = nameOf(cause);
  if (isQuotaError(cause))
    return fail('quota', 'the storage is full: remove values that the app no longer needs', cause);
  if (name === 'DataCloneError')
    return fail('unsupported', 'the browser cannot store such a value', cause);
  if (BLOCKED.includes(name)) return fail('denied', 'the browser blocks its database', cause);
  return fail('failed', 'the database could not be used', cause);
}

/** A name for a value in the database. It begins with the time, so that names can be ordered by age. */
export function newId({ window, date }: Env): string {
  const [random = 0] = window.crypto.getRandomValues(new Uint32Array(1));
  return `${date().toString(36)}-${random.toString(36)}`;
}

/** When the name was made, in milliseconds since 1970. */
export function timeOfId(id: string): number {
  return Number.parseInt(id, 36);
}
