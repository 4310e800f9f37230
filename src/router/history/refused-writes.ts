import { type HistoryEntry, type Snapshot, topOfSnapshot } from '../core/snapshot';
import type { StackState } from '../core/state';
import type { PopstateEntry, HistoryDriver } from './history-driver';

export type RefusedWrites = HistoryDriver & {
  /** What the browser says of an entry, or what would have been written there. */
  read(landing: PopstateEntry): PopstateEntry;
};

type Refused = {
  readonly snapshot: Snapshot;
  /** The address that the entry kept. */
  readonly url: string;
  /** Nothing of ours stands there: the visitor made the entry. */
  readonly isBlank: boolean;
};

/**
 * Browsers may refuse to write (Safari: beyond 100 times in 30 seconds). What should stand on an entry is kept
 * here and read back with it; otherwise a journey of ours to an entry without our stamp would look like the
 * visitor's own. Whoever lands there next writes it.
 */
export function rememberRefused(driver: HistoryDriver, state: StackState): RefusedWrites {
  const refused = new Map<number, Refused>();
  const start = driver.current();
  let at = start.snapshot?.p ?? state.position;
  let aim = at;
  let length = driver.length();
  let here: HistoryEntry = start;

  const stand = (pos: number, landing: HistoryEntry) => {
    at = pos;
    aim = pos;
    length = driver.length();
    here = landing;
  };

  /** What was pushed anew has cut off all that lay above. */
  const cutOff = (pos: number) => {
    for (const key of [...refused.keys()]) if (key >= pos) refused.delete(key);
  };

  const find = ({ url, snapshot }: HistoryEntry): Snapshot | null => {
    if (snapshot) {
      const known = refused.get(snapshot.p)?.snapshot;
      return known?.s === snapshot.s ? known : null;
    }
    // A new entry of the visitor's; travel alone does not change the length.
    if (driver.length() !== length) return null;
    const distance = ({ snapshot: { p } }: Refused) =>
      p === aim ? -1 : p === at ? Number.POSITIVE_INFINITY : Math.abs(p - at);
    const [nearest] = [...refused.values()]
      .filter((entry) => entry.isBlank && entry.url === url)
      .sort((a, b) => distance(a) - distance(b));
    // The address that is there already, followed again: no entry, and Firefox drops what was written on this one.
    return nearest?.snapshot ?? (url === here.url ? here.snapshot : null);
  };

  const amend = <L extends HistoryEntry>(landing: L): L => {
    const snapshot = find(landing);
    return snapshot ? { ...landing, snapshot, url: topOfSnapshot(snapshot).url } : landing;
  };

  const replace = (url: string, snapshot: Snapshot) => {
    const before = driver.current();
    const isWritten = driver.replace(url, snapshot);
    const entry = { snapshot, url: before.url, isBlank: before.snapshot === null };
    if (isWritten) refused.delete(snapshot.p);
    else refused.set(snapshot.p, entry);
    stand(snapshot.p, { url: isWritten ? url : before.url, snapshot });
    return isWritten;
  };

  return {
    ...driver,
    current: () => amend(driver.current()),
    push: (url, snapshot) => {
      if (!driver.push(url, snapshot)) return false;
      cutOff(snapshot.p);
      stand(snapshot.p, { url, snapshot });
      return true;
    },
    replace,
    go: (delta) => {
      aim = at + delta;
      driver.go(delta);
    },
    read: (landing) => {
      const told = amend(landing);
      const { snapshot } = told;
      if (!snapshot) {
        cutOff(at + 1);
        stand(at + 1, landing);
      } else if (told === landing) {
        stand(snapshot.p, landing);
      } else {
        replace(told.url, snapshot);
      }
      return told;
    },
  };
}
