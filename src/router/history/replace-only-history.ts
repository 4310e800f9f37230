import { followedAnchor } from '@/shared/followed-anchor';
import {
  type HistoryEntry,
  type Snapshot,
  type SnapshotPage,
  topOfSnapshot,
} from '../core/snapshot';
import { type BrowserHistoryOptions, createBrowserHistory } from './browser-history';
import type { PopstateEntry, HistoryDriver } from './history-driver';

/**
 * The history for a browser that must not get a second entry: WeChat on iOS then shows a permanent bar at the bottom.
 * The app works as usual, with its own back. The browser's back leaves the app.
 */
export function replaceOnlyHistory(options: BrowserHistoryOptions): HistoryDriver {
  const { window } = options;
  const driver = createReplaceOnlyHistory(createBrowserHistory(options));
  const onClick = (event: MouseEvent) => replaceAnchor(event, window.location);
  return {
    ...driver,
    listen: (onPopstate) => {
      const stop = driver.listen(onPopstate);
      window.addEventListener('click', onClick);
      return () => {
        window.removeEventListener('click', onClick);
        stop();
      };
    },
  };
}

/** A click on an in-page anchor would create a second entry. `location.replace` follows the link without one. */
function replaceAnchor(event: MouseEvent, location: Location): void {
  const link = followedAnchor(event, location);
  if (!link) return;
  event.preventDefault();
  location.replace(link.href);
}

/** An entry that the app has written, or will write. It always has a snapshot. */
type AppEntry = { readonly url: string; readonly snapshot: Snapshot };

/**
 * A session history inside one entry of the browser. A map keeps the app's entries by position, and the browser's entry
 * shows the current one. Travel does not reach the browser, and ends in a later task as in a browser.
 *
 * A reload loses all entries except the last snapshot. That snapshot describes the whole stack, so the entries of the
 * pages below are rebuilt from it.
 */
export function createReplaceOnlyHistory(
  browser: HistoryDriver,
  schedule: (task: () => void) => void = queueMicrotask,
): HistoryDriver {
  const entries = new Map<number, AppEntry>();
  const listeners = new Set<(entry: PopstateEntry) => void>();
  let session: string | undefined;
  let position = 0;
  /** Entries above this position are cut off, but the browser may still have an entry with such a position. */
  let highest = Number.POSITIVE_INFINITY;
  /** The browser's entry after our last write or its last popstate. */
  let lastBrowserEntry: HistoryEntry = browser.current();
  let stopListening = () => {};

  const setCurrent = (entry: AppEntry) => {
    const { snapshot } = entry;
    if (snapshot.s !== session) {
      entries.clear();
      highest = Number.POSITIVE_INFINITY;
    }
    session = snapshot.s;
    position = snapshot.p;
    entries.set(position, entry);
    for (const [, , pagePosition] of snapshot.st) {
      if (!entries.has(pagePosition)) entries.set(pagePosition, entryBelow(snapshot, pagePosition));
    }
  };

  const cutOffFrom = (lowest: number) => {
    for (const key of [...entries.keys()]) {
      if (key >= lowest) entries.delete(key);
    }
    highest = lowest;
  };

  /** Another script may have overwritten the browser's entry: a new URL and a removed snapshot count. */
  const current = (): HistoryEntry => {
    const entry = entries.get(position);
    const browserEntry = browser.current();
    if (!entry) return browserEntry;
    const isSnapshotRemoved = lastBrowserEntry.snapshot !== null && browserEntry.snapshot === null;
    return {
      url: browserEntry.url === lastBrowserEntry.url ? entry.url : browserEntry.url,
      snapshot: isSnapshotRemoved ? null : entry.snapshot,
    };
  };

  /**
   * The app continues with the new entry even if the browser refuses the write (Safari: 100 in 30 seconds). The next
   * write makes up for it.
   */
  const write = ({ url, snapshot }: AppEntry) => {
    setCurrent({ url, snapshot });
    if (browser.replace(url, snapshot)) lastBrowserEntry = browser.current();
    return true;
  };

  const firePopstate = (entry: PopstateEntry) => {
    for (const listener of listeners) listener(entry);
  };

  const travel = (delta: number) => {
    const entry = entries.get(position);
    const targetPosition = position + delta;
    if (!entry || delta === 0) return;
    const target = entries.get(targetPosition) ?? missingEntry(entry.snapshot, targetPosition);
    if (!target) return;
    entries.set(position, { ...entry, url: current().url });
    write(target);
    firePopstate({ ...target, uaVisual: false });
  };

  /** The rebuilt entry of a position between the root and the current entry. */
  const missingEntry = (snapshot: Snapshot, target: number): AppEntry | undefined => {
    const [, , rootPosition] = snapshot.st[0] as SnapshotPage;
    const isInStack = target >= rootPosition && target < position;
    return isInStack ? entryBelow(snapshot, target) : undefined;
  };

  /** The browser itself has moved: a typed address, an in-page anchor, or an entry older than this document. */
  const handleBrowserPopstate = ({ url, snapshot, uaVisual }: PopstateEntry) => {
    lastBrowserEntry = { url, snapshot };
    const target = snapshot && snapshot.p <= highest ? snapshot.p : position;
    const storedEntry = snapshot?.s === session ? entries.get(target) : undefined;
    // A browser entry that the user left earlier may hold an old snapshot, or one of an entry that is cut off.
    const isOutdated =
      storedEntry && JSON.stringify(snapshot) !== JSON.stringify(storedEntry.snapshot);
    if (isOutdated) {
      write(storedEntry);
    } else if (snapshot) {
      setCurrent({ url, snapshot });
    } else {
      // A new entry of the user is one position above. It has no snapshot yet.
      position += 1;
      cutOffFrom(position);
    }
    firePopstate({ ...current(), uaVisual });
  };

  if (lastBrowserEntry.snapshot) {
    setCurrent({ url: lastBrowserEntry.url, snapshot: atTopPage(lastBrowserEntry.snapshot) });
  }

  return {
    current,
    length: () => {
      const positions = [position, ...entries.keys()];
      return Math.max(...positions) - Math.min(...positions) + 1;
    },
    push: (url, snapshot) => {
      cutOffFrom(snapshot.p);
      return write({ url, snapshot });
    },
    replace: (url, snapshot) => write({ url, snapshot }),
    go: (delta) => schedule(() => travel(delta)),
    href: browser.href,
    listen: (onPopstate) => {
      if (listeners.size === 0) stopListening = browser.listen(handleBrowserPopstate);
      listeners.add(onPopstate);
      return () => {
        listeners.delete(onPopstate);
        if (listeners.size === 0) stopListening();
      };
    },
  };
}

/** Rebuilds the entry at a position from a snapshot of the whole stack. */
function entryBelow({ s, st }: Snapshot, p: number): AppEntry {
  const snapshot: Snapshot = { v: 1, s, p, st: st.filter(([, , position]) => position <= p) };
  return { url: topOfSnapshot(snapshot).url, snapshot };
}

/** After a reload, the entries of layers and address steps above the page on top are gone. */
function atTopPage({ s, st, t }: Snapshot): Snapshot {
  const pages = st.map(
    ([id, url, pos, opener]): SnapshotPage => (opener ? [id, url, pos, opener] : [id, url, pos]),
  );
  const snapshot: Snapshot = { v: 1, s, p: 0, st: pages, ...(t && { t }) };
  return { ...snapshot, p: topOfSnapshot(snapshot).position };
}
