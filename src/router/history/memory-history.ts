import { readSnapshot, type Snapshot } from '../core/snapshot';
import type { PopstateEntry, HistoryDriver } from './history-driver';

export type MemoryHistory = HistoryDriver & {
  /** The visitor's own back, forward or long-press jump. */
  travel(delta: number): void;
  /** The visitor's own entry: a typed address, an in-page anchor. It carries no stamp. */
  visit(url: string): void;
  /** Another script writes over the entry: its address, and with it our stamp unless that is kept. */
  overwrite(url: string, keepsStamp?: boolean): void;
  /** The same history for a document that starts anew: what a refresh finds. */
  reload(): MemoryHistory;
  /** Refuses writes from now on, as Safari does after 100 of them in 30 seconds; or those that it is asked for. */
  refuseWrites(refuse: boolean | (() => boolean)): void;
  readonly entries: readonly { readonly url: string }[];
  readonly index: number;
};

type StoredEntry = { readonly url: string; readonly state: unknown };

export type MemoryHistoryOptions = {
  readonly url?: string;
  /** Chromium keeps 50 entries and drops the oldest. */
  readonly limit?: number;
  /** A traversal ends in a later task; tests hand in their own queue to meet the races. */
  readonly schedule?: (task: () => void) => void;
};

/** A session history without a browser, with the same races: travel is asynchronous, out of range is silent. */
export function createMemoryHistory(options: MemoryHistoryOptions = {}): MemoryHistory {
  const { url = '/', limit = 50, schedule = (task) => void setTimeout(task) } = options;
  return openHistory({ entries: [{ url, state: null }], index: 0 }, limit, schedule);
}

type Session = { entries: StoredEntry[]; index: number };

function openHistory(
  session: Session,
  limit: number,
  schedule: (task: () => void) => void,
): MemoryHistory {
  const listeners = new Set<(landing: PopstateEntry) => void>();
  let refuses = () => false;

  const here = () => session.entries[session.index] as StoredEntry;
  const current = () => ({ url: here().url, snapshot: readSnapshot(here().state) });
  const announce = () => {
    for (const listener of listeners) listener({ ...current(), uaVisual: false });
  };
  const append = (entry: StoredEntry) => {
    session.entries = [...session.entries.slice(0, session.index + 1), entry].slice(-limit);
    session.index = session.entries.length - 1;
  };
  const travel = (delta: number) =>
    schedule(() => {
      const target = session.index + delta;
      if (delta === 0 || !session.entries[target]) return;
      session.index = target;
      announce();
    });
  const write = (run: (entry: StoredEntry) => void) => (url: string, snapshot: Snapshot) => {
    if (refuses()) return false;
    run({ url, state: structuredClone(snapshot) });
    return true;
  };

  const put = (entry: StoredEntry) => {
    session.entries = session.entries.map((known, at) => (at === session.index ? entry : known));
  };

  return {
    current,
    length: () => session.entries.length,
    push: write(append),
    replace: write(put),
    go: travel,
    travel,
    visit: (url) => {
      // The address that is there already makes no entry. In Firefox the one that is there loses what was written on it.
      if (url === here().url) put({ url, state: null });
      else append({ url, state: null });
      announce();
    },
    overwrite: (url, keepsStamp = false) => put({ url, state: keepsStamp ? here().state : null }),
    href: (url) => url,
    listen: (onLanding) => {
      listeners.add(onLanding);
      return () => listeners.delete(onLanding);
    },
    reload: () => {
      listeners.clear();
      return openHistory(session, limit, schedule);
    },
    refuseWrites: (refuse) => {
      refuses = typeof refuse === 'boolean' ? () => refuse : refuse;
    },
    get entries() {
      return session.entries;
    },
    get index() {
      return session.index;
    },
  };
}
