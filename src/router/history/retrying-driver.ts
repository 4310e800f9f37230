import { type HistoryEntry, type Snapshot, topOfSnapshot } from '../core/snapshot';
import type { PopstateEntry, HistoryDriver } from './history-driver';

export type RetryingDriver = HistoryDriver & {
  /** Returns the entry with the snapshot that the browser refused or lost, and writes that snapshot again. */
  recover(entry: PopstateEntry): PopstateEntry;
};

type RefusedWrite = {
  readonly snapshot: Snapshot;
  /** The URL that the browser's entry still has. */
  readonly url: string;
  /** The browser's entry has no snapshot at all, because the user created it. */
  readonly isForeign: boolean;
};

/** For the timeline: what the app asks of the browser. */
export type HistoryFact =
  | {
      readonly type: 'write';
      readonly method: 'push' | 'replace';
      readonly url: string;
      readonly snapshot: Snapshot;
      /** false: the browser refused the write. */
      readonly isWritten: boolean;
    }
  /** The app asks the browser to travel. Its popstate comes later, or not at all. */
  | { readonly type: 'go'; readonly delta: number };

type DriverParts = {
  readonly browser: HistoryDriver;
  /** The position of the current entry, if it has no snapshot. */
  readonly position: number;
  /** After the app is unmounted, the history belongs to other code. Work that is still running must not change it. */
  readonly isUnmounted: () => boolean;
  readonly timeline: { readonly emit?: ((fact: HistoryFact) => void) | undefined };
};

/**
 * The app's access to the browser's history. Browsers may refuse writes (Safari: after 100 in 30 seconds). So this driver
 * keeps a refused snapshot in memory and returns it when the entry is read. Without it, travel to that entry would look
 * like a new entry of the user. The next popstate at the entry repeats the write, and so does the next push from there.
 *
 * A refused push creates no entry. Then the new page shares the current one: navigation/transaction.ts.
 */
export function createRetryingDriver(parts: DriverParts): RetryingDriver {
  const { browser: driver, isUnmounted, timeline } = parts;
  const refused = new Map<number, RefusedWrite>();
  let currentEntry: HistoryEntry = driver.current();
  let position = currentEntry.snapshot?.p ?? parts.position;
  let travelTarget = position;
  let length = driver.length();

  const setCurrent = (newPosition: number, entry: HistoryEntry) => {
    position = newPosition;
    travelTarget = newPosition;
    length = driver.length();
    currentEntry = entry;
  };

  /** A new entry replaces all entries from its position upwards. */
  const cutOffFrom = (lowest: number) => {
    for (const key of [...refused.keys()]) {
      if (key >= lowest) refused.delete(key);
    }
  };

  /** The travel target is the likeliest position of a popstate, and the current position the least likely. */
  const distanceTo = (candidate: number): number => {
    if (candidate === travelTarget) return -1;
    if (candidate === position) return Number.POSITIVE_INFINITY;
    return Math.abs(candidate - position);
  };

  const findRefused = ({ url, snapshot }: HistoryEntry): Snapshot | null => {
    if (snapshot) {
      const refusedSnapshot = refused.get(snapshot.p)?.snapshot;
      return refusedSnapshot?.s === snapshot.s ? refusedSnapshot : null;
    }
    // The user has created an entry. Travel alone does not change the length.
    if (driver.length() !== length) return null;
    const [nearest] = [...refused.values()]
      .filter((write) => write.isForeign && write.url === url)
      .sort((a, b) => distanceTo(a.snapshot.p) - distanceTo(b.snapshot.p));
    if (nearest) return nearest.snapshot;
    // A link to the current URL creates no entry, but in Firefox the current entry loses its state.
    return url === currentEntry.url ? currentEntry.snapshot : null;
  };

  const withRefused = <Entry extends HistoryEntry>(entry: Entry): Entry => {
    const snapshot = findRefused(entry);
    return snapshot ? { ...entry, snapshot, url: topOfSnapshot(snapshot).url } : entry;
  };

  const write = (method: 'push' | 'replace', url: string, snapshot: Snapshot) => {
    if (isUnmounted()) return false;
    const isWritten = driver[method](url, snapshot);
    timeline.emit?.({ type: 'write', method, url, snapshot, isWritten });
    return isWritten;
  };

  const replace = (url: string, snapshot: Snapshot) => {
    const before = driver.current();
    const isWritten = write('replace', url, snapshot);
    const isForeign = before.snapshot === null;
    if (isWritten) refused.delete(snapshot.p);
    else refused.set(snapshot.p, { snapshot, url: before.url, isForeign });
    setCurrent(snapshot.p, { url: isWritten ? url : before.url, snapshot });
    return isWritten;
  };

  return {
    ...driver,
    current: () => withRefused(driver.current()),
    push: (url, snapshot) => {
      const missing = refused.get(position)?.snapshot;
      if (missing) replace(topOfSnapshot(missing).url, missing);
      if (!write('push', url, snapshot)) return false;
      cutOffFrom(snapshot.p);
      setCurrent(snapshot.p, { url, snapshot });
      return true;
    },
    replace,
    go: (delta) => {
      if (isUnmounted()) return;
      travelTarget = position + delta;
      timeline.emit?.({ type: 'go', delta });
      driver.go(delta);
    },
    recover: (browserEntry) => {
      const entry = withRefused(browserEntry);
      const { snapshot } = entry;
      const isUnchanged = entry === browserEntry;
      if (!snapshot && browserEntry.isReplaced) {
        refused.delete(position);
        setCurrent(position, browserEntry);
      } else if (!snapshot) {
        cutOffFrom(position + 1);
        setCurrent(position + 1, browserEntry);
      } else if (isUnchanged) {
        setCurrent(snapshot.p, browserEntry);
      } else {
        replace(entry.url, snapshot);
      }
      return entry;
    },
  };
}
