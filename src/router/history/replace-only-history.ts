import { followedAnchor } from '@/shared/clicks';
import {
  type HistoryEntry,
  type Snapshot,
  type SnapshotPage,
  topOfSnapshot,
} from '../core/snapshot';
import { type BrowserHistoryOptions, createBrowserHistory } from './browser-history';
import type { HistoryDriver } from './history-driver';
import { type EntryList, openMemoryHistory } from './memory-history';

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

/**
 * A memory history inside one entry of the browser, which mirrors the current entry of the app. Travel does not reach the
 * browser, and ends in a later task as in a browser. If the browser refuses a write, the next one makes up for it.
 *
 * A reload loses all entries except the last snapshot. That snapshot describes the whole stack, so the entries of the
 * pages below are rebuilt from it.
 */
export function createReplaceOnlyHistory(
  browser: HistoryDriver,
  schedule: (task: () => void) => void = queueMicrotask,
): HistoryDriver {
  /** The browser's entry after our last write or its last popstate. */
  let mirrored: HistoryEntry = browser.current();
  const list = entriesOf(mirrored);
  const memory = openMemoryHistory(list, Infinity, (travel) =>
    schedule(() => {
      memory.overwrite(current().url, true);
      travel();
    }),
  );

  /** Another script may have overwritten the browser's entry: a new URL and a removed snapshot count. */
  const current = (): HistoryEntry => {
    const [own, seen] = [memory.current(), browser.current()];
    const isRemoved = mirrored.snapshot !== null && seen.snapshot === null;
    const url = seen.url === mirrored.url ? own.url : seen.url;
    return { url, snapshot: isRemoved ? null : own.snapshot };
  };

  const mirror = () => {
    const { url, snapshot } = memory.current();
    if (snapshot && browser.replace(url, snapshot)) mirrored = browser.current();
    return true;
  };

  /** Goes to the app's entry for an entry of the browser that the user has reached. */
  const follow = (entry: HistoryEntry & { readonly snapshot: Snapshot }) => {
    const snapshots = list.entries.map(({ state }) => state as Snapshot | null);
    const isOfThisRun = snapshots.some((known) => known?.s === entry.snapshot.s);
    const index = snapshots.findIndex((known) => known?.p === entry.snapshot.p);
    if (!isOfThisRun) Object.assign(list, entriesOf(entry));
    // An entry that the app has cut off leads to the current one.
    else if (index >= 0) list.index = index;
    const { snapshot } = memory.current();
    // The user may have left this entry before the app wrote its present state.
    if (JSON.stringify(snapshot) !== JSON.stringify(entry.snapshot)) mirror();
  };

  return {
    current,
    length: memory.length,
    push: (url, snapshot) => memory.push(url, snapshot) && mirror(),
    replace: (url, snapshot) => {
      const { snapshot: before } = memory.current();
      // Another run of the app begins, and its positions count from here.
      if (before && before.s !== snapshot.s)
        Object.assign(list, { entries: [list.entries[list.index]], index: 0 });
      return memory.replace(url, snapshot) && mirror();
    },
    go: memory.go,
    href: browser.href,
    listen: (onPopstate) => {
      const stopMemory = memory.listen((entry) => {
        mirror();
        onPopstate(entry);
      });
      const stopBrowser = browser.listen(({ url, snapshot, uaVisual }) => {
        mirrored = { url, snapshot };
        if (!snapshot) return memory.visit(url);
        follow({ url, snapshot });
        onPopstate({ ...current(), uaVisual });
      });
      return () => {
        stopMemory();
        stopBrowser();
      };
    },
  };
}

/** Other code may have written a snapshot with positions that no history has. */
const MAX_ENTRIES = 1000;

/**
 * The entries that a snapshot describes, one for each position from the root to the page on top. Those of layers and
 * address steps above are gone, and a position between two pages shows the lower one.
 */
function entriesOf({ url, snapshot }: HistoryEntry): EntryList {
  const [root, top] = [snapshot?.st[0]?.[2] ?? 0, snapshot ? topOfSnapshot(snapshot).position : 0];
  const index = top - root;
  if (!snapshot || index > MAX_ENTRIES) return { entries: [{ url, state: null }], index: 0 };
  const { s, st, t } = snapshot;
  const pages = st.map(
    ([id, pageUrl, pos, opener]): SnapshotPage =>
      opener ? [id, pageUrl, pos, opener] : [id, pageUrl, pos],
  );
  const entries = Array.from({ length: index + 1 }, (_, at) => {
    const p = root + at;
    const below = pages.filter(([, , position]) => position <= p);
    const state: Snapshot = { v: 1, s, p, st: below, ...(at === index && t && { t }) };
    return { url: at === index ? url : topOfSnapshot(state).url, state };
  });
  return { entries, index };
}
