import type { PlatformContext } from '@/platform/call/context';
import { createRecords, parseRecord, type Records } from './records';

/** Remembers which synchronous calls wrote a key while asynchronous ones waited for their turn. */
export type SyncWrites = {
  /** The time of a call, as a counter. */
  now(): number;
  /** Whether a synchronous call has written the key since then. It is the later call, so its value stays. */
  since(key: string, time: number): boolean;
  /** Writes for an asynchronous call. */
  readonly write: Records['write'];
  /** A synchronous call has removed every key, also those that have no value yet. */
  clear(): void;
};

/** `context.shelf(createSyncWrites)` */
export function createSyncWrites({ env, shelf }: PlatformContext): SyncWrites {
  const records = shelf(createRecords);
  const timeOfKey = new Map<string, number>();
  let time = 0;
  let clearedAt = 0;
  let asyncWrite: { readonly key: string; readonly text: string | null } | null = null;

  records.listeners.add(({ key, oldText, newText }) => {
    if (key === null || (asyncWrite?.key === key && asyncWrite.text === newText)) return;
    // Reading a record that has expired removes it. That is not a write.
    const hasExpired = newText === null && oldText !== null && !parseRecord(oldText, env.date());
    if (!hasExpired) timeOfKey.set(key, ++time);
  });

  return {
    now: () => time,
    since: (key, calledAt) => Math.max(clearedAt, timeOfKey.get(key) ?? 0) > calledAt,
    write: (key, text, fail) => {
      asyncWrite = { key, text };
      try {
        records.write(key, text, fail);
      } finally {
        asyncWrite = null;
      }
    },
    clear: () => {
      clearedAt = ++time;
    },
  };
}

/** The `begin` of the calls that write: their code may still be loading when a synchronous call comes. */
export function beginWrite({ shelf }: PlatformContext): number {
  return shelf(createSyncWrites).now();
}
