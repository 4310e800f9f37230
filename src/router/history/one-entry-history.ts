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
 * The history for a browser that must not get a second entry: WeChat on iOS then shows a bar at the bottom for
 * good. The app's own back and everything else works as ever, but the browser's back leaves the app.
 */
export function replaceOnlyHistory(options: BrowserHistoryOptions): HistoryDriver {
  const { window } = options;
  const driver = keepOneEntry(createBrowserHistory(options));
  const onClick = (event: MouseEvent) => replaceAnchor(event, window.location);
  return {
    ...driver,
    listen: (onLanding) => {
      const stop = driver.listen(onLanding);
      window.addEventListener('click', onClick);
      return () => {
        window.removeEventListener('click', onClick);
        stop();
      };
    },
  };
}

/** A link to a place in the page would make an entry. It is followed all the same, in place of this one. */
function replaceAnchor(event: MouseEvent, location: Location): void {
  const link = followedAnchor(event, location);
  if (!link) return;
  event.preventDefault();
  location.replace(link.href);
}

type Stamped = { readonly url: string; readonly snapshot: Snapshot };

/**
 * A session history inside one entry of the browser's. What would be an entry of its own is kept here by its
 * position, and the browser's entry is rewritten to say what is on show. Journeys stay inside, and end in a later
 * task as a browser's do. With the document all of it goes but the last snapshot; that describes the whole stack,
 * so the entries of the pages below are made of it again.
 */
export function keepOneEntry(
  browser: HistoryDriver,
  later: (task: () => void) => void = queueMicrotask,
): HistoryDriver {
  const entries = new Map<number, Stamped>();
  const listeners = new Set<(landing: PopstateEntry) => void>();
  let sid: string | undefined;
  let at = 0;
  /** What is above is cut off, though the browser may still have an entry of it. */
  let newest = Number.POSITIVE_INFINITY;
  /** What the browser's entry held when we last wrote or landed there. */
  let seen: HistoryEntry = browser.current();
  let stop = () => {};

  const put = (entry: Stamped) => {
    const { s, p } = entry.snapshot;
    if (s !== sid) {
      entries.clear();
      newest = Number.POSITIVE_INFINITY;
    }
    sid = s;
    at = p;
    entries.set(p, entry);
    for (const [, , pos] of entry.snapshot.st) {
      if (!entries.has(pos)) entries.set(pos, entryBelow(entry.snapshot, pos));
    }
  };

  const cutOff = (pos: number) => {
    for (const key of [...entries.keys()]) if (key >= pos) entries.delete(key);
    newest = pos;
  };

  /** Another script may have written over the entry since: its address counts, and so does a stamp that is gone. */
  const current = (): HistoryEntry => {
    const here = entries.get(at);
    const now = browser.current();
    if (!here) return now;
    const isStampGone = seen.snapshot !== null && now.snapshot === null;
    return {
      url: now.url === seen.url ? here.url : now.url,
      snapshot: isStampGone ? null : here.snapshot,
    };
  };

  /** It holds for the app whether or not the browser takes it (Safari: 100 times in 30 seconds); the next write makes up for it. */
  const write = ({ url, snapshot }: Stamped) => {
    put({ url, snapshot });
    if (browser.replace(url, snapshot)) seen = browser.current();
    return true;
  };

  const announce = (landing: PopstateEntry) => {
    for (const listener of listeners) listener(landing);
  };

  const travel = (delta: number) => {
    const here = entries.get(at);
    const pos = at + delta;
    if (!here || delta === 0) return;
    const isBelow = pos < at && pos >= (here.snapshot.st[0] as SnapshotPage)[2];
    const target = entries.get(pos) ?? (isBelow ? entryBelow(here.snapshot, pos) : undefined);
    if (!target) return;
    entries.set(at, { ...here, url: current().url });
    write(target);
    announce({ ...target, uaVisual: false });
  };

  /** The browser itself has moved: a typed address, an anchor, or an entry that is older than this document. */
  const land = ({ url, snapshot, uaVisual }: PopstateEntry) => {
    seen = { url, snapshot };
    const pos = snapshot && snapshot.p <= newest ? snapshot.p : at;
    const known = snapshot?.s === sid ? entries.get(pos) : undefined;
    // An entry that was left behind tells of what has been there before, or of what is there no more.
    const isOld = known && JSON.stringify(snapshot) !== JSON.stringify(known.snapshot);
    if (isOld) write(known);
    else if (snapshot) put({ url, snapshot });
    else cutOff((at += 1));
    announce({ ...current(), uaVisual });
  };

  if (seen.snapshot) put({ url: seen.url, snapshot: withoutSteps(seen.snapshot) });

  return {
    current,
    length: () => {
      const known = [at, ...entries.keys()];
      return Math.max(...known) - Math.min(...known) + 1;
    },
    push: (url, snapshot) => {
      cutOff(snapshot.p);
      return write({ url, snapshot });
    },
    replace: (url, snapshot) => write({ url, snapshot }),
    go: (delta) => later(() => travel(delta)),
    href: browser.href,
    listen: (onLanding) => {
      if (listeners.size === 0) stop = browser.listen(land);
      listeners.add(onLanding);
      return () => {
        listeners.delete(onLanding);
        if (listeners.size === 0) stop();
      };
    },
  };
}

/** What an entry below would tell: of the page on top there, as far as its address is known. */
function entryBelow({ s, st }: Snapshot, p: number): Stamped {
  const below = st.filter((page) => page[2] <= p);
  const pages = below.slice(0, below.map((page) => page[1] !== null).lastIndexOf(true) + 1);
  const snapshot: Snapshot = { v: 1, s, p, st: pages };
  return { url: topOfSnapshot(snapshot).url, snapshot };
}

/** Layers and steps of the document before had places above the page on top; nobody can go back to them. */
function withoutSteps({ s, st, t }: Snapshot): Snapshot {
  const pages = st.map(
    ([id, url, pos, opener]): SnapshotPage => (opener ? [id, url, pos, opener] : [id, url, pos]),
  );
  const told: Snapshot = { v: 1, s, p: 0, st: pages, ...(t && { t }) };
  return { ...told, p: topOfSnapshot(told).position };
}
