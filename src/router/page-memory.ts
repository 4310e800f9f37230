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
 * tab's own; where it is missing or full (private mode, some in-app browsers) they live in memory.
 */
export function createPageMemory(storage: PageStorage | null): PageMemory {
  const pages = new Map<EntryId, Record<string, unknown>>();
  const changed = new Set<EntryId>();

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
  const index = (store: PageStorage, change: (others: readonly EntryId[]) => EntryId[]) => {
    const stored = parse(store.getItem(INDEX));
    const kept = change(Array.isArray(stored) ? stored : []);
    for (const old of kept.splice(0, Math.max(0, kept.length - KEPT_PAGES)))
      store.removeItem(keyOf(old));
    store.setItem(INDEX, JSON.stringify(kept));
  };

  const without = (id: EntryId) => (ids: readonly EntryId[]) => ids.filter((other) => other !== id);

  return {
    read: (id, key) => page(id)[key],
    write: (id, key, value) => {
      page(id)[key] = value;
      changed.add(id);
    },
    forget: (id) => {
      pages.delete(id);
      changed.delete(id);
      within((store) => {
        if (store.getItem(keyOf(id)) === null) return;
        store.removeItem(keyOf(id));
        index(store, without(id));
      });
    },
    flush: () => {
      for (const id of changed) {
        within((store) => {
          store.setItem(keyOf(id), JSON.stringify(pages.get(id)));
          index(store, (ids) => [...without(id)(ids), id]);
        });
      }
      changed.clear();
    },
  };
}

function parse(text: string | null): unknown {
  return attempt(() => JSON.parse(text ?? 'null')) ?? null;
}

function keyOf(id: EntryId): string {
  return `portico:page:${id}`;
}
