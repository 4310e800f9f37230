import { attempt } from '@/shared/attempt';
import type { EntryId } from './core/types';

export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type PageMemory = {
  read(page: EntryId, key: string): unknown;
  write(page: EntryId, key: string, value: unknown): void;
  forget(page: EntryId): void;
  /** Writes what changed to the browser's storage; called when the page or the app is hidden. */
  flush(): void;
};

const INDEX = 'portico:pages';
const KEPT_PAGES = 50;

/**
 * Scroll offsets and drafts by page id. They outlive the document in sessionStorage, which is this browser
 * tab's own; where it is missing or full (private mode, some in-app browsers) they live in memory. They belong to one
 * run of the app: a tab page has the same id in each, and in other apps of the origin.
 */
export function createPageMemory(storage: PageStorage | null, sid: string): PageMemory {
  const pages = new Map<EntryId, Record<string, unknown>>();
  const changed = new Set<EntryId>();
  const keyOf = (id: EntryId) => `portico:page:${sid}:${id}`;

  const within = <T>(run: (store: PageStorage) => T): T | null =>
    attempt(() => storage && run(storage)) ?? null;

  const page = (id: EntryId): Record<string, unknown> => {
    const known = pages.get(id);
    if (known) return known;
    const stored = within((store) => parse(store.getItem(keyOf(id))));
    const values = Object.create(null) as Record<string, unknown>;
    if (typeof stored === 'object' && stored !== null) Object.assign(values, stored);
    pages.set(id, values);
    return values;
  };

  /** Which pages the storage holds, the least recently written first: those leave it first. */
  const index = (store: PageStorage, key: string, ...written: string[]) => {
    const stored = parse(store.getItem(INDEX));
    const others: string[] = Array.isArray(stored) ? stored.filter((other) => other !== key) : [];
    const kept = [...others, ...written];
    for (const old of kept.splice(0, kept.length - KEPT_PAGES)) store.removeItem(old);
    store.setItem(INDEX, JSON.stringify(kept));
  };

  return {
    read: (id, key) => page(id)[key],
    write: (id, key, value) => {
      page(id)[key] = value;
      changed.add(id);
    },
    forget: (id) => {
      pages.delete(id);
      changed.delete(id);
      const key = keyOf(id);
      within((store) => {
        if (store.getItem(key) === null) return;
        store.removeItem(key);
        index(store, key);
      });
    },
    flush: () => {
      for (const id of changed) {
        const key = keyOf(id);
        within((store) => {
          store.setItem(key, JSON.stringify(pages.get(id)));
          index(store, key, key);
        });
      }
      changed.clear();
    },
  };
}

function parse(text: string | null): unknown {
  return attempt(() => JSON.parse(text ?? 'null')) ?? null;
}
