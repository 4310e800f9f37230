import { last } from '@/shared/values';
import type { Page, PageId, StackState } from './state';
import { splitUrl } from './url';

/**
 * A snapshot describes the whole page stack inside `history.state`. So the app can rebuild the stack from any history
 * entry: after a reload, after a jump, after the browser restored the tab.
 */

export type SnapshotPage = readonly [
  id: PageId,
  url: string,
  position: number,
  opener?: PageId | null,
  coveredAt?: number,
  needsWrite?: 1,
];

export type Snapshot = {
  readonly v: 1;
  /** Session. */
  readonly s: string;
  /** Position. */
  readonly p: number;
  /** Generation of the stack. @default 0 */
  readonly g?: number;
  /** The entries above this position are dead. */
  readonly d?: number;
  /** Pages of the stack, bottom first. A snapshot that would be too long leaves out the oldest pages above the root. */
  readonly st: readonly SnapshotPage[];
  /** Kept tabs whose URL has a query or a fragment. */
  readonly t?: readonly (readonly [id: PageId, url: string])[];
  /** The layer that this history entry belongs to. */
  readonly o?: string;
};

/** The browser's current history entry: its URL as the app knows it, and our snapshot if we wrote one. */
export type HistoryEntry = {
  readonly url: string;
  readonly snapshot: Snapshot | null;
  /** An entry without a snapshot that has replaced the one before: `location.replace('#/list')`. */
  readonly isReplaced?: true;
};

/**
 * In characters. Firefox accepts 16 MiB of history state (640 kB in older versions), Safari 64 MiB for all entries of a
 * document together. But Chromium drops the state of an entry above 63 KiB when it restores a tab, which phones do
 * every day.
 */
const MAX_SNAPSHOT = 32_768;

export function snapshotOf(state: StackState): Snapshot {
  const { session, position, pages, generation, deadAbove } = state;
  const layer = state.layers.find((candidate) => candidate.position === position);
  const tabs = state.tabs.filter(hasQuery).map(({ id, url }) => [id, url] as const);
  const snapshot: Snapshot = {
    v: 1,
    s: session,
    p: position,
    ...(generation > 0 && { g: generation }),
    ...(deadAbove !== null && { d: deadAbove }),
    st: pages.map((page, index) => snapshotPage(page, index === pages.length - 1)),
    ...(tabs.length > 0 && { t: tabs }),
    ...(layer && { o: layer.id }),
  };
  const excess = JSON.stringify(snapshot).length - MAX_SNAPSHOT;
  return excess <= 0 ? snapshot : { ...snapshot, st: withoutOldest(snapshot.st, excess) };
}

/** The state of a history entry may be foreign, old or forged. This function accepts only the exact shape. */
export function readSnapshot(value: unknown): Snapshot | null {
  if (!isRecord(value) || value.v !== 1) return null;
  const { s, p, g, d, st, t, o } = value;
  const isValid =
    typeof s === 'string' &&
    isPosition(p) &&
    (g === undefined || isPosition(g)) &&
    (d === undefined || isPosition(d)) &&
    Array.isArray(st) &&
    st.length > 0 &&
    st.every(isPage) &&
    (t === undefined || (Array.isArray(t) && t.every(isTab))) &&
    (o === undefined || typeof o === 'string') &&
    new Set(st.map((page) => page[0])).size === st.length;
  return isValid ? (value as Snapshot) : null;
}

/** The page on top of a snapshot. */
export function topOfSnapshot({ st }: Snapshot) {
  const [id, url, position] = last(st) as SnapshotPage;
  return { id, url, position };
}

/** As short as possible: most pages have no opener and one history entry. */
function snapshotPage(page: Page, isTop: boolean): SnapshotPage {
  const { id, url, position, opener, needsWrite } = page;
  const coveredAt = isTop ? position : page.coveredAt;
  if (needsWrite) return [id, url, position, opener, coveredAt, 1];
  if (coveredAt !== position) return [id, url, position, opener, coveredAt];
  return opener ? [id, url, position, opener] : [id, url, position];
}

/** The user reaches the lowest pages above the root last. Their own history entries still describe them. */
function withoutOldest(pages: readonly SnapshotPage[], excess: number): SnapshotPage[] {
  let remaining = excess;
  return pages.filter((page, index) => {
    if (index === 0 || index === pages.length - 1 || remaining <= 0) return true;
    remaining -= JSON.stringify(page).length + 1;
    return false;
  });
}

function hasQuery({ url }: Page): boolean {
  return splitUrl(url).path !== url;
}

function isPage(value: unknown): value is SnapshotPage {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'string' &&
    isPosition(value[2]) &&
    (value[3] === undefined || value[3] === null || typeof value[3] === 'string') &&
    (value[4] === undefined || (isPosition(value[4]) && value[4] >= value[2]))
  );
}

function isTab(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((t) => typeof t === 'string');
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
