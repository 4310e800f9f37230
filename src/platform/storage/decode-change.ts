import { decode } from '@/shared/decode-value';
import { type Kept, largeOf } from './parse-record';
import type { RecordChange } from './watch-records';

export type StorageChange = {
  /** Null when other code has emptied the whole storage. */
  readonly key: string | null;
  /** Undefined when there was none; a large value is not told either. */
  readonly oldValue: unknown;
  /** Undefined when there is none any more. */
  readonly newValue: unknown;
  /** The new value is in the database: getStorage gets it. */
  readonly large: boolean;
};

export function decodeChange({ key, oldRecord, newRecord }: RecordChange): StorageChange {
  const large = largeOf(newRecord) !== null;
  return { key, oldValue: valueOf(oldRecord), newValue: valueOf(newRecord), large };
}

function valueOf(record: Kept | null): unknown {
  if (!record || largeOf(record)) return undefined;
  try {
    return record.mark === '=' ? JSON.parse(record.text) : decode(record.text);
  } catch {
    // Another hand has written there.
    return undefined;
  }
}
