import type { PageStorage } from '@/router/page-memory';

export type FakeStorage = PageStorage & {
  readonly items: Map<string, string>;
  /** From now on every call throws, as in private mode or with storage blocked. */
  breakDown(): void;
  /** From now on writes throw: the quota is used up. */
  fillUp(): void;
};

export function createFakeStorage(): FakeStorage {
  const items = new Map<string, string>();
  let state: 'whole' | 'full' | 'broken' = 'whole';
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
  };
}
