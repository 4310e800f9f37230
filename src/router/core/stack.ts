import { last } from '@/shared/last';
import type { Entry, EntryId, NavState, PlanContext, Target } from './types';

export function topOf(state: NavState): Entry {
  return last(state.stack) as Entry;
}

export function rootOf(state: NavState): Entry {
  return state.stack[0] as Entry;
}

/** Two entries are one instance only if the page was not unloaded in between. */
export function isSame(a: Entry, b: Entry): boolean {
  return a.id === b.id && a.seq === b.seq;
}

export function entriesOf(state: NavState): readonly Entry[] {
  return [...state.stack, ...state.tabs];
}

export type Seat = {
  readonly id: EntryId;
  readonly seq: number;
  readonly pos: number;
  readonly coveredAt?: number;
  readonly unwritten?: boolean;
  readonly opener?: EntryId | null;
  readonly mount: Entry['mount'];
};

export function createEntry(target: Target, seat: Seat): Entry {
  return {
    id: seat.id,
    seq: seat.seq,
    kind: target.kind,
    route: target.route,
    url: target.url,
    params: target.params,
    tab: target.tab,
    pos: seat.pos,
    coveredAt: seat.coveredAt ?? seat.pos,
    unwritten: seat.unwritten ?? false,
    opener: seat.opener ?? null,
    mount: seat.mount,
    mounting: 0,
  };
}

export function idFor(target: Target, context: PlanContext): EntryId {
  return target.tab ? `tab:${target.route}` : context.newId();
}

export function atUrl(entry: Entry, target: Target): Entry {
  if (entry.kind === 'unknown') return { ...entry, ...target };
  return entry.url === target.url ? entry : { ...entry, url: target.url, params: target.params };
}

export function mountTop(state: NavState): NavState {
  const top = topOf(state);
  if (top.mount === 'live') return state;
  const mounted: Entry = { ...top, mount: 'live', mounting: top.mounting + 1 };
  return { ...state, stack: [...state.stack.slice(0, -1), mounted] };
}

/** The page stands on this history entry alone, and the entry says so. */
export function atPosition(entry: Entry, pos: number): Entry {
  const isThere = entry.pos === pos && entry.coveredAt === pos && !entry.unwritten;
  return isThere ? entry : { ...entry, pos, coveredAt: pos, unwritten: false };
}

/** The browser has no entry above `pos` for this page. */
export function atMost(entry: Entry, pos: number): Entry {
  if (entry.coveredAt <= pos) return entry;
  return { ...entry, pos: Math.min(entry.pos, pos), coveredAt: pos };
}

/** Where the page on top has an entry of its own: below the layers that are open on it. */
export function standsAt({ pos, layers }: NavState): number {
  let own = pos;
  while (layers.some((layer) => layer.pos === own)) own -= 1;
  return own;
}

/** The stack below a page that is about to open on top of it. */
export function covered(state: NavState): readonly Entry[] {
  const top = topOf(state);
  const coveredAt = Math.max(top.pos, standsAt(state));
  if (top.coveredAt === coveredAt) return state.stack;
  return [...state.stack.slice(0, -1), { ...top, coveredAt }];
}
