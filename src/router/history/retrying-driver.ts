import { type HistoryEntry, type Snapshot, topOfSnapshot } from '../core/snapshot';
import type { StackState } from '../core/state';
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

/**
 * Browsers may refuse writes (Safari: after 100 in 30 seconds). This driver keeps a refused snapshot in memory and
 * returns it when the entry is read. Without it, travel to that entry would look like a new entry of the user. The next
 * popstate at the entry repeats the write.
 *
 * It repeats only `replace`. A refused push creates no entry: `wasRefused` in navigation/transaction.ts handles that.
 */
export function createRetryingDriver(driver: HistoryDriver, state: StackState): RetryingDriver {
  const refused = new Map<number, RefusedWrite>();
  let currentEntry: HistoryEntry = driver.current();
  let position = currentEntry.snapshot?.p ?? state.position;
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

  const replace = (url: string, snapshot: Snapshot) => {
    const before = driver.current();
    const isWritten = driver.replace(url, snapshot);
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
      if (!driver.push(url, snapshot)) return false;
      cutOffFrom(snapshot.p);
      setCurrent(snapshot.p, { url, snapshot });
      return true;
    },
    replace,
    go: (delta) => {
      travelTarget = position + delta;
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
