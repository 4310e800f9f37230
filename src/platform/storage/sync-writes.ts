import type { PlatformContext } from '@/platform/call/context';
import { parseRecord } from './parse-record';
import { createRecords, type Records } from './records';

export type SyncWrites = {
  /** For a call that waits for its turn: when it was made. */
  now(): number;
  /** Whether a call that answers at once has written the key since then: it is the later one, and its value stays. */
  since(key: string, made: number): boolean;
  /** As the records do, for the calls that wait. */
  readonly write: Records['write'];
  /** Every key was removed at once, those too that have no value yet. */
  clear(): void;
};

/** What calls that answer at once write while others wait. */
export function createSyncWrites({ env, shelf }: PlatformContext): SyncWrites {
  const records = shelf(createRecords);
  const times = new Map<string, number>();
  let time = 0;
  let cleared = 0;
  let own: { readonly key: string; readonly text: string | null } | null = null;

  records.listeners.add(({ key, oldText, newText }) => {
    if (key === null || (own?.key === key && own.text === newText)) return;
    // What has expired goes when it is read.
    const isLate = newText === null && oldText !== null && !parseRecord(oldText, env.date());
    if (!isLate) times.set(key, ++time);
  });

  return {
    now: () => time,
    since: (key, made) => Math.max(cleared, times.get(key) ?? 0) > made,
    write: (key, text, fail) => {
      own = { key, text };
      try {
        records.write(key, text, fail);
      } finally {
        own = null;
      }
    },
    clear: () => {
      cleared = ++time;
    },
  };
}

/** While the code of a call is on its way. */
export function beginWrite({ shelf }: PlatformContext): number {
  return shelf(createSyncWrites).now();
}

/** When a call was made that begins now, or has begun before its code was there. */
export function madeAt({ shelf }: PlatformContext, begun: unknown): number {
  return typeof begun === 'number' ? begun : shelf(createSyncWrites).now();
}
