import { createStore, type UseStore } from 'idb-keyval';
import type { PlatformContext } from '@/platform/context';
import type { Fail } from '@/platform/define-api';
import { enLate } from '@/shared/messages';

export type Database = {
  /** Every failure is a PlatformError, and there is an answer within a minute. */
  use<T>(work: (store: UseStore) => Promise<T>, fail: Fail): Promise<T>;
};

/** Safari has been seen to leave a database that it opens without an answer. */
const PATIENCE = 60_000;

/** One of the app's databases, by idb-keyval. It is opened when it is used first. */
export function openDatabase(context: PlatformContext, purpose: string): Database {
  const { env, settings, messages } = context;
  const present = env.window.indexedDB as IDBFactory | undefined;
  const store = present && createStore(`portico:${settings.namespace}:${purpose}`, 'values');

  return {
    use: (work, fail) =>
      new Promise((resolve, reject) => {
        if (!store) throw fail('unsupported', messages.using(enLate)('notImplemented'));
        const forget = env.after(PATIENCE, () =>
          reject(fail('timeout', 'the database does not answer')),
        );
        work(store)
          .then(resolve, (cause: unknown) => reject(explain(cause, fail)))
          .finally(forget);
      }),
  };
}

export function isQuotaError(cause: unknown): boolean {
  return cause instanceof Error && /quota/i.test(cause.name);
}

function explain(cause: unknown, fail: Fail): Error {
  const name = cause instanceof Error ? cause.name : '';
  if (isQuotaError(cause)) return fail('failed', 'the storage is full', cause);
  if (/^(InvalidState|Security|NotAllowed)Error$/.test(name))
    return fail('denied', 'the browser blocks its database', cause);
  return fail('failed', 'the database could not be used', cause);
}
