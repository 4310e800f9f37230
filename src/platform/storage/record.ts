import type { Fail } from '@/platform/call/check';
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

/** The value in a record. Other code may have written nonsense there. */
export function readValue({ mark, text }: StoredRecord, fail: Fail): unknown {
  try {
    return mark === '=' ? JSON.parse(text) : decode(text);
  } catch (cause) {
    throw fail('parse', 'the stored value is broken', cause);
  }
}
