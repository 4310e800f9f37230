import { readSnapshot, type Snapshot } from '../core/snapshot';
import type { PopstateEntry, HistoryDriver } from './history-driver';

export type MemoryHistory = HistoryDriver & {
  /** A move of the user: back, forward, or a jump after a long press on the back button. */
  travel(delta: number): void;
  /** A new entry of the user: a typed address or an in-page anchor. It has no snapshot. */
  visit(url: string): void;
  /** Code calls `location.replace` with this URL. The entry has no snapshot. */
  replaceAddress(url: string): void;
  /** Another script replaces the current entry's URL. Our snapshot is lost too, unless it is kept. */
  overwrite(url: string, isSnapshotKept?: boolean): void;
  /** The same history for a new document, as after a refresh. */
  reload(): MemoryHistory;
  /** `true` refuses all later writes, as Safari does after 100 in 30 seconds. A function decides for each write. */
  refuseWrites(refuse: boolean | (() => boolean)): void;
  readonly entries: readonly { readonly url: string }[];
  readonly index: number;
};

type StoredEntry = { readonly url: string; readonly state: unknown };

/** The entries of a history, and the index of the current one. */
export type EntryList = { entries: readonly StoredEntry[]; index: number };

export type MemoryHistoryOptions = {
  readonly url?: string;
  /** Chromium keeps 50 entries and drops the oldest. */
  readonly limit?: number;
  /** Travel ends in a later task. Tests pass their own queue to control the races. */
  readonly schedule?: (task: () => void) => void;
};

/**
 * A session history without a browser, with the same races. Travel is asynchronous, and a target beyond the ends fires
 * no popstate.
 */
export function createMemoryHistory(options: MemoryHistoryOptions = {}): MemoryHistory {
  const { url = '/', limit = 50, schedule = (task) => void setTimeout(task) } = options;
  return openMemoryHistory({ entries: [{ url, state: null }], index: 0 }, limit, schedule);
}

export function openMemoryHistory(
  list: EntryList,
  limit: number,
  schedule: (task: () => void) => void,
): MemoryHistory {
  const listeners = new Set<(entry: PopstateEntry) => void>();
  let isRefused = () => false;

  const currentEntry = () => list.entries[list.index] as StoredEntry;
  const current = () => {
    const { url, state } = currentEntry();
    return { url, snapshot: readSnapshot(state) };
  };
  const firePopstate = (more: Partial<PopstateEntry> = {}) => {
    for (const listener of listeners) listener({ ...current(), uaVisual: false, ...more });
  };
  const append = (entry: StoredEntry) => {
    list.entries = [...list.entries.slice(0, list.index + 1), entry].slice(-limit);
    list.index = list.entries.length - 1;
  };
  const replaceCurrent = (entry: StoredEntry) => {
    list.entries = list.entries.map((old, index) => (index === list.index ? entry : old));
  };
  const travel = (delta: number) =>
    schedule(() => {
      const target = list.index + delta;
      if (delta === 0 || !list.entries[target]) return;
      list.index = target;
      firePopstate();
    });
  const writer = (write: (entry: StoredEntry) => void) => (url: string, snapshot: Snapshot) => {
    if (isRefused()) return false;
    write({ url, state: structuredClone(snapshot) });
    return true;
  };

  return {
    current,
    length: () => list.entries.length,
    push: writer(append),
    replace: writer(replaceCurrent),
    go: travel,
    travel,
    visit: (url) => {
      // A link to the current URL creates no entry. In Firefox the current entry loses its state.
      if (url === currentEntry().url) replaceCurrent({ url, state: null });
      else append({ url, state: null });
      firePopstate();
    },
    replaceAddress: (url) => {
      replaceCurrent({ url, state: null });
      firePopstate({ isReplaced: true });
    },
    overwrite: (url, isSnapshotKept = false) =>
      replaceCurrent({ url, state: isSnapshotKept ? currentEntry().state : null }),
    href: (url) => url,
    listen: (onPopstate) => {
      listeners.add(onPopstate);
      return () => listeners.delete(onPopstate);
    },
    reload: () => {
      listeners.clear();
      return openMemoryHistory(list, limit, schedule);
    },
    refuseWrites: (refuse) => {
      isRefused = typeof refuse === 'boolean' ? () => refuse : refuse;
    },
    get entries() {
      return list.entries;
    },
    get index() {
      return list.index;
    },
  };
}
