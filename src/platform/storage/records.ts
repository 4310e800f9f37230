import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { type Kept, largeOf, parseRecord } from './parse-record';

/** A change as it is written; null for nothing. Without a key other code has emptied the whole storage. */
export type RecordTexts = {
  readonly key: string | null;
  readonly oldText: string | null;
  readonly newText: string | null;
};

export type Records = {
  /** What keys of this app begin with. */
  readonly prefix: string;
  /** Who hears of changes that are made here. */
  readonly listeners: Set<(change: RecordTexts) => void>;
  /** Null for what is not there or has expired. */
  read(key: string, fail: Fail): Kept | null;
  /** Null removes. */
  write(key: string, record: string | null, fail: Fail): void;
  /** Whatever the browser throws becomes an error that says why. */
  within<T>(fail: Fail, work: (storage: Storage) => T): T;
};

/** The app's part of localStorage: its keys begin with its namespace, and it sees no others. */
export function createRecords(context: PlatformContext): Records {
  const { env, settings } = context;
  const prefix = `portico:${encodeURIComponent(settings.namespace)}:`;
  // A large value goes with its record. Where that fails, a later start sweeps it.
  const listeners: Records['listeners'] = new Set([
    ({ oldText }) => {
      const large = largeOf(parseRecord(oldText, 0));
      if (large) dropLarge(context, large.id).catch(() => {});
    },
  ]);
  const parse = (text: string | null) => parseRecord(text, env.date());

  /** Whatever throws: reading localStorage itself, or a storage that is null in some web views. */
  const within = <T>(fail: Fail, work: (storage: Storage) => T): T => {
    try {
      return work(env.storage());
    } catch (cause) {
      throw /quota/i.test(String(cause))
        ? fail('failed', 'the storage is full', cause)
        : fail('denied', 'the browser blocks storage', cause);
    }
  };

  const get = (key: string, fail: Fail) => within(fail, (storage) => storage.getItem(prefix + key));

  const write: Records['write'] = (key, newText, fail) => {
    const oldText = get(key, fail);
    within(fail, (storage) =>
      newText === null ? storage.removeItem(prefix + key) : storage.setItem(prefix + key, newText),
    );
    for (const listener of listeners) listener({ key, oldText, newText });
  };

  return {
    prefix,
    listeners,
    read: (key, fail) => {
      const text = get(key, fail);
      const record = parse(text);
      if (text !== null && !record) write(key, null, fail);
      return record;
    },
    write,
    within,
  };
}

async function dropLarge({ shelf }: PlatformContext, id: string): Promise<void> {
  await shelf((await import('./large-values')).createLargeValues).drop(id);
}
