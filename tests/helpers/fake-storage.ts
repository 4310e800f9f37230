import type { PageStorage } from '@/router/lifecycle/page-memory';

export type FakeStorage = PageStorage & {
  readonly items: Map<string, string>;
  /** From now on every call throws, as in private mode or with storage blocked. */
  breakDown(): void;
  /** From now on writes throw: the quota is used up. */
  fillUp(): void;
  /** There is room again. */
  empty(): void;
  /** No item may be longer than this. */
  limit(length: number): void;
};

export function createFakeStorage(): FakeStorage {
  const items = new Map<string, string>();
  let state: 'whole' | 'full' | 'broken' = 'whole';
  let longest = Infinity;
  const demand = (isWrite: boolean) => {
    if (state === 'broken') throw new Error('SecurityError');
    if (state === 'full' && isWrite) throw new Error('QuotaExceededError');
  };
  return {
    items,
    getItem: (key) => {
      demand(false);
      return items.get(key) ?? null;
    },
    setItem: (key, value) => {
      demand(true);
      if (value.length > longest) throw new Error('QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => {
      demand(false);
      items.delete(key);
    },
    breakDown: () => {
      state = 'broken';
    },
    fillUp: () => {
      state = 'full';
    },
    empty: () => {
      state = 'whole';
    },
    limit: (length) => {
      longest = length;
    },
  };
}
