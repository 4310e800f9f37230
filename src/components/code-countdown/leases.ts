import { attempt } from '@/shared/errors';
import { checkLease, isLeaseKey, type Lease, parseLease, writeLease } from './code-lease';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Leases in the storage of the browser; where it is blocked or full, in memory. */
export function createLeases(store: () => Store, now: () => number) {
  const memory = new Map<string, Lease>();
  const watchers = new Set<() => void>();

  const put = (key: string, lease: Lease) => {
    const isStored = attempt(() => {
      store().setItem(key, writeLease(lease));
      return true;
    });
    if (isStored) memory.delete(key);
    else memory.set(key, lease);
  };

  const remove = (key: string) => {
    memory.delete(key);
    attempt(() => store().removeItem(key));
  };

  /** Milliseconds; 0 when there is none. What is over is deleted. */
  const left = (key: string): number => {
    const text = attempt(() => store().getItem(key));
    const found = memory.get(key) ?? parseLease(text);
    const lease = checkLease(found, now());
    if (lease && lease !== found) put(key, lease);
    else if (!lease && (found || text)) remove(key);
    return lease ? lease.end - now() : 0;
  };

  /** Of recipients that nobody asks about any more. */
  const sweep = () => {
    const keys = attempt(() => {
      const all = store();
      return Array.from({ length: all.length }, (_, index) => all.key(index) ?? '');
    });
    for (const key of keys ?? []) if (isLeaseKey(key)) left(key);
  };

  /** All who show one look again. */
  const tell = () => {
    for (const look of watchers) look();
  };

  return {
    left,
    sweep,
    tell,
    put: (key: string, lease: Lease) => {
      put(key, lease);
      tell();
    },
    remove: (key: string) => {
      remove(key);
      tell();
    },
    watch: (look: () => void) => {
      watchers.add(look);
      return () => void watchers.delete(look);
    },
  };
}

export type Leases = ReturnType<typeof createLeases>;
