import { attempt } from '@/shared/errors';
import type { EventSource } from '@/platform/call/listeners';
import {
  createRecords,
  decodeRecord,
  largeOf,
  parseRecord,
  type RecordTexts,
  type StoredRecord,
} from './records';

export type StorageChange = {
  /** Null if other code has emptied the whole storage. */
  readonly key: string | null;
  /** Undefined if there was none. A large value is undefined too. */
  readonly oldValue: unknown;
  /** Undefined if the key was removed. A large value is undefined too. */
  readonly newValue: unknown;
  /** The new value is in the database: read it with getStorage. */
  readonly large: boolean;
};

/** Changes in this tab and in others. */
export const onStorageChange: EventSource<StorageChange> = ({ env, shelf }, emit) => {
  const { prefix, listeners } = shelf(createRecords);

  const onChange = ({ key, oldText, newText }: RecordTexts) => {
    const oldRecord = parseRecord(oldText, env.date());
    const newRecord = parseRecord(newText, env.date());
    if (key !== null && !oldRecord && !newRecord) return;
    const large = largeOf(newRecord) !== null;
    emit({ key, oldValue: valueOf(oldRecord), newValue: valueOf(newRecord), large });
  };
  const onStorageEvent = ({ key, oldValue, newValue, storageArea }: StorageEvent) => {
    if (storageArea && storageArea !== env.storage()) return;
    if (key === null) onChange({ key, oldText: null, newText: null });
    else if (key.startsWith(prefix))
      onChange({ key: key.slice(prefix.length), oldText: oldValue, newText: newValue });
  };

  env.window.addEventListener('storage', onStorageEvent);
  listeners.add(onChange);
  return () => {
    env.window.removeEventListener('storage', onStorageEvent);
    listeners.delete(onChange);
  };
};

function valueOf(record: StoredRecord | null): unknown {
  return record && !largeOf(record) ? attempt(() => decodeRecord(record)) : undefined;
}
