import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { decode } from '@/shared/decode-value';

/**
 * The text of a stored value: `expires=json` for plain values, `expires!text` for other values, and
 * `expires>id bytes` for a value that is in the database. `expires` is in milliseconds since 1970, or empty.
 */
export type StoredRecord = { readonly mark: '=' | '!' | '>'; readonly text: string };

/** A value in the database. */
export type LargeRecord = { readonly id: string; readonly bytes: number };

export function formRecord({ mark, text }: StoredRecord, expires: number | undefined): string {
  // JavaScript writes larger numbers with an exponent.
  const until = expires === undefined ? '' : Math.ceil(Math.min(expires, 9e15));
  return `${until}${mark}${text}`;
}

/** Null if the record has expired, or if other code wrote it. */
export function parseRecord(record: string | null, now: number): StoredRecord | null {
  const [, expires, mark, text = ''] = /^(\d*)([=!>])([^]*)$/.exec(record ?? '') ?? [];
  return mark && !(expires && Number(expires) <= now) ? { mark: mark as '=', text } : null;
}

/** Null if the value is in the record itself. */
export function largeOf(record: StoredRecord | null): LargeRecord | null {
  if (record?.mark !== '>') return null;
  const [id = '', bytes] = record.text.split(' ');
  return { id, bytes: Number(bytes) };
}

/** The value in a record. */
export function readValue(record: StoredRecord, fail: Fail): unknown {
  try {
    return decodeRecord(record);
  } catch (cause) {
    throw fail('parse', 'the stored value is broken', cause);
  }
}

/** Throws if other code has written nonsense there. */
export function decodeRecord({ mark, text }: StoredRecord): unknown {
  return mark === '=' ? JSON.parse(text) : decode(text);
}

/** A change as text; null if there was or is no record. Without a key other code has emptied the whole storage. */
export type RecordTexts = {
  readonly key: string | null;
  readonly oldText: string | null;
  readonly newText: string | null;
};

export type Records = {
  /** The keys of this app begin with it. */
  readonly prefix: string;
  /** Listeners for changes that this tab makes. */
  readonly listeners: Set<(change: RecordTexts) => void>;
  /** Removes a large value whose record is gone. Those who write set it: the code for the database may come later than this file. */
  drop?: (id: string) => Promise<void>;
  /** Null if there is no record, or if it has expired. */
  read(key: string, fail: Fail): StoredRecord | null;
  /** Null removes the record. */
  write(key: string, record: string | null, fail: Fail): void;
  /** Runs work on localStorage. Anything that the browser throws becomes an error with the reason. */
  within<T>(fail: Fail, work: (storage: Storage) => T): T;
};

/** This app's part of localStorage: keys that begin with its namespace. `context.shelf(createRecords)` */
export function createRecords({ env, settings }: PlatformContext): Records {
  const prefix = `portico:${encodeURIComponent(settings.namespace)}:`;
  // A large value is removed with its record. If that fails, a later start removes it.
  const listeners: Records['listeners'] = new Set([
    ({ oldText }) => {
      const large = largeOf(parseRecord(oldText, 0));
      if (large) records.drop?.(large.id).catch(() => {});
    },
  ]);

  // Reading `window.localStorage` throws too, and in some web views it is null.
  const within = <T>(fail: Fail, work: (storage: Storage) => T): T => {
    try {
      return work(env.storage());
    } catch (cause) {
      throw /quota/i.test(String(cause))
        ? fail('quota', 'the storage is full: remove values that the app no longer needs', cause)
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

  const read: Records['read'] = (key, fail) => {
    const text = get(key, fail);
    const record = parseRecord(text, env.date());
    if (text !== null && !record) write(key, null, fail);
    return record;
  };

  const records: Records = { prefix, listeners, read, write, within };
  return records;
}

/** Every browser grants an origin five million characters of two bytes. */
const LIMIT_KILOBYTES = 10_240;

export const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

export function keysIn({ prefix, within }: Records, fail: Fail): string[] {
  return within(fail, (storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
  );
}

export function clearRecords(records: Records, fail: Fail): void {
  for (const key of keysIn(records, fail)) records.write(key, null, fail);
}

/** The keys, and the sizes of localStorage in kilobytes. */
export function recordInfo(records: Records, fail: Fail) {
  const { prefix, read, within } = records;
  const keys = keysIn(records, fail).filter((key) => read(key, fail));
  const texts = within(fail, (storage) =>
    keys.map((key) => prefix + key + storage.getItem(prefix + key)),
  );
  const currentSize = kilobytes(2 * texts.join('').length);
  return { keys, currentSize, limitSize: LIMIT_KILOBYTES };
}
