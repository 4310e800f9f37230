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
    opener: seat.opener ?? null,
    mount: seat.mount,
    mounting: 0,
  };
}

export function idFor(target: Target, context: PlanContext): EntryId {
  return target.tab ? `tab:${target.route}` : context.newId();
}

export function atUrl(entry: Entry, target: Target): Entry {
  return entry.url === target.url ? entry : { ...entry, url: target.url, params: target.params };
}

export function mountTop(state: NavState): NavState {
  const top = topOf(state);
  if (top.mount === 'live') return state;
  const mounted: Entry = { ...top, mount: 'live', mounting: top.mounting + 1 };
  return { ...state, stack: [...state.stack.slice(0, -1), mounted] };
}

export function atPosition(entry: Entry, pos: number): Entry {
  return entry.pos === pos ? entry : { ...entry, pos };
}
