import type { PlatformContext } from '@/platform/context';
import type { Fail } from '@/platform/define-api';
import { parseRecord, type Kept } from './parse-record';

/** A change as it is written; null for nothing. Without a key other code has emptied the whole storage. */
export type RecordChange = {
  readonly key: string | null;
  readonly oldRecord: Kept | null;
  readonly newRecord: Kept | null;
};

export type Records = {
  /** Null for what is not there or has expired. */
  read(key: string, fail: Fail): Kept | null;
  /** Null removes. */
  write(key: string, record: string | null, fail: Fail): void;
  clear(fail: Fail): void;
  /** Sizes in kilobytes, of localStorage alone. */
  info(fail: Fail): { keys: string[]; currentSize: number; limitSize: number };
  /** Hears of changes in this tab and in others. Returns its end. */
  watch(listener: (change: RecordChange) => void): () => void;
};

/** Kilobytes that every browser grants an origin: five million characters of two bytes. */
const LIMIT = 10_240;

export const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

/** The app's part of localStorage: its keys begin with its namespace, and it sees no others. */
export function createRecords(context: PlatformContext): Records {
  const { env, settings } = context;
  const prefix = `portico:${encodeURIComponent(settings.namespace)}:`;
  const listeners = new Set<(change: RecordChange) => void>();
  const parse = (text: string | null) => parseRecord(text, env.date());

  const open = (fail: Fail): Storage => {
    try {
      const storage = env.storage();
      // Null in some web views, which throws here.
      storage.getItem(prefix);
      return storage;
    } catch (cause) {
      throw fail('denied', 'the browser blocks storage', cause);
    }
  };

  const keys = (fail: Fail) => {
    const storage = open(fail);
    const found = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return found.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  };

  const tell = (key: string | null, oldText: string | null, newText: string | null) => {
    const [oldRecord, newRecord] = [parse(oldText), parse(newText)];
    if (key === null || oldRecord || newRecord)
      for (const listener of listeners) listener({ key, oldRecord, newRecord });
  };

  const write: Records['write'] = (key, record, fail) => {
    const storage = open(fail);
    const oldText = storage.getItem(prefix + key);
    if (record === null) storage.removeItem(prefix + key);
    else {
      try {
        storage.setItem(prefix + key, record);
      } catch (cause) {
        throw /quota/i.test(String(cause))
          ? fail('failed', 'the storage is full', cause)
          : fail('denied', 'the browser blocks storage', cause);
      }
    }
    dropLarge(context, oldText);
    tell(key, oldText, record);
  };

  const hear = ({ key, oldValue, newValue, storageArea }: StorageEvent) => {
    if (storageArea && storageArea !== env.storage()) return;
    if (key === null) tell(null, null, null);
    else if (key.startsWith(prefix)) tell(key.slice(prefix.length), oldValue, newValue);
  };

  return {
    read: (key, fail) => {
      const text = open(fail).getItem(prefix + key);
      const record = parse(text);
      if (text !== null && !record) write(key, null, fail);
      return record;
    },
    write,
    clear: (fail) => {
      for (const key of keys(fail)) write(key, null, fail);
    },
    info: (fail) => {
      const storage = open(fail);
      const live = keys(fail).filter((key) => parse(storage.getItem(prefix + key)));
      const texts = live.map((key) => prefix + key + storage.getItem(prefix + key));
      return { keys: live, currentSize: kilobytes(2 * texts.join('').length), limitSize: LIMIT };
    },
    watch: (listener) => {
      if (listeners.size === 0) env.window.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) env.window.removeEventListener('storage', hear);
      };
    },
  };
}

/** What a record in the database's place meant is of no use when that record is gone. */
function dropLarge(context: PlatformContext, text: string | null): void {
  const record = parseRecord(text, 0);
  if (!record || !('id' in record)) return;
  const drop = async () =>
    context.shelf((await import('./large-values')).createLargeValues).drop(record.id);
  // Nobody waits for it; what stays behind goes with the next start.
  drop().catch(() => {});
}
