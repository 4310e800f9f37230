import { last } from '@/shared/last';
import { splitUrl } from './url';
import type { Entry, NavState, Snapshot, SnapshotPage } from './types';

/**
 * Characters. Firefox takes 16 MiB of history state (640 kB in older versions), Safari 64 MiB for all entries of a
 * document together. But Chromium drops the state of an entry of more than 63 KiB, addresses included, when it
 * restores a tab: phones restore tabs every day.
 */
const MAX_SNAPSHOT = 32_768;

/** Under which the page memory keeps an address that the snapshot has no room for. */
export const ADDRESS_KEY = 'address';

/**
 * Every history entry describes the whole stack, so a landing needs no other storage. Pages are never left out.
 * Addresses are, where all of them are too long: the root and the pages on top keep theirs.
 */
export function snapshotOf(state: NavState): Snapshot {
  const layer = state.layers.find((candidate) => candidate.pos === state.pos);
  const tabs = state.tabs.filter(hasQuery).map(({ id, url }) => [id, url] as const);
  const snapshot: Snapshot = {
    v: 1,
    s: state.sid,
    p: state.pos,
    st: state.stack.map((entry, index) => seatOf(entry, index === state.stack.length - 1)),
    ...(tabs.length > 0 && { t: tabs }),
    ...(layer && { o: layer.id }),
  };
  const excess = JSON.stringify(snapshot).length - MAX_SNAPSHOT;
  return excess <= 0 ? snapshot : { ...snapshot, st: withoutAddresses(snapshot.st, excess) };
}

/** The pages whose addresses the snapshot had to leave out. */
export function leftOut(state: NavState): readonly Entry[] {
  const { st } = snapshotOf(state);
  return state.stack.filter(({ kind }, index) => kind !== 'unknown' && st[index]?.[1] === null);
}

/** What comes back from the browser may be foreign, old or forged: only the exact shape is believed. */
export function readSnapshot(value: unknown): Snapshot | null {
  if (!isRecord(value) || value.v !== 1) return null;
  const { s, p, st, t, o } = value;
  const whole =
    typeof s === 'string' &&
    isPosition(p) &&
    Array.isArray(st) &&
    st.length > 0 &&
    st.every(isPage) &&
    typeof last(st)?.[1] === 'string' &&
    (t === undefined || (Array.isArray(t) && t.every(isTab))) &&
    (o === undefined || typeof o === 'string') &&
    new Set(st.map((page) => page[0])).size === st.length;
  return whole ? (value as Snapshot) : null;
}

/** The page on top of a snapshot, whose address is always there. */
export function toldTop({ st }: Snapshot): { readonly id: string; url: string; pos: number } {
  const [id, url, pos] = last(st) as SnapshotPage;
  return { id, url: url ?? '', pos };
}

/** The URL that the address bar shows in a state. */
export function urlOf(state: NavState): string {
  return (last(state.stack) as Entry).url;
}

/** As short as it can be: most pages have no opener and stand on one entry. */
function seatOf(
  { id, kind, url, pos, opener, coveredAt, unwritten }: Entry,
  isTop: boolean,
): SnapshotPage {
  const told = kind === 'unknown' ? null : url;
  const left = isTop ? pos : coveredAt;
  if (unwritten) return [id, told, pos, opener, left, 1];
  if (left !== pos) return [id, told, pos, opener, left];
  return opener ? [id, told, pos, opener] : [id, told, pos];
}

/** The lowest pages above the root lose theirs first: their own history entries are reached last. */
function withoutAddresses(pages: readonly SnapshotPage[], excess: number): SnapshotPage[] {
  let left = excess;
  return pages.map((page, index) => {
    const [id, url, ...rest] = page;
    if (index === 0 || index === pages.length - 1 || left <= 0 || url === null) return page;
    left -= url.length;
    return [id, null, ...rest];
  });
}

function hasQuery({ url }: Entry): boolean {
  return splitUrl(url).path !== url;
}

function isPage(value: unknown): value is SnapshotPage {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    (value[1] === null || typeof value[1] === 'string') &&
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
