import { decode } from '@/shared/decode-value';
import type { EventSource } from '@/platform/call/listeners';
import { largeOf, type RecordChange, type StoredRecord, watchRecords } from './records';

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

export const onStorageChange: EventSource<StorageChange> = (context, emit) =>
  watchRecords(context, (change) => emit(decodeChange(change)));

function decodeChange({ key, oldRecord, newRecord }: RecordChange): StorageChange {
  const large = largeOf(newRecord) !== null;
  return { key, oldValue: valueOf(oldRecord), newValue: valueOf(newRecord), large };
}

function valueOf(record: StoredRecord | null): unknown {
  if (!record || largeOf(record)) return undefined;
  try {
    return record.mark === '=' ? JSON.parse(record.text) : decode(record.text);
  } catch {
    // Other code has written nonsense there.
    return undefined;
  }
}
