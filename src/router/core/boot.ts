import { EXIT_LAYER } from './exit-layer';
import { withinCap } from './limits';
import { merge } from './merge';
import { toldTop } from './snapshot';
import { atUrl, createEntry, entriesOf, idFor, mountTop, rootOf, topOf } from './stack';
import type { Entry, Landing, NavState, PlanContext, Snapshot, Target } from './types';
import { splitUrl } from './url';

const UNKNOWN: Target = { kind: 'unknown', route: '', url: '', params: {}, tab: false };

/** The first state of a document: the whole stack where the history entry describes it, else one page. */
export function boot(landing: Landing, sid: string, context: PlanContext): NavState {
  const { snapshot, url } = landing;
  if (snapshot && describes(snapshot, url, context)) {
    const before = { sid: snapshot.s, pos: snapshot.p, top: snapshot.p };
    const state = rebuild(
      { ...before, stack: [], tabs: [], layers: [], seq: 1 },
      { snapshot, url },
      context,
    );
    const whole = withTabs({ ...state, layers: [] }, snapshot, context);
    return mountTop(withLeftover(whole, snapshot, snapshot.o === EXIT_LAYER));
  }
  const target = context.resolve(url);
  const entry = createEntry(target, { id: idFor(target, context), seq: 1, pos: 0, mount: 'live' });
  return { sid, pos: 0, top: 0, stack: [entry], tabs: [], layers: [], seq: 2 };
}

/** Pages whose address a snapshot had to leave out get it from what this browser tab remembers. */
export function recallAddresses(state: NavState, { resolve, recall }: PlanContext): NavState {
  const named = (entry: Entry): Entry => {
    const url = entry.kind === 'unknown' ? recall?.(entry.id) : undefined;
    return url === undefined ? entry : atUrl(entry, resolve(url));
  };
  return { ...state, stack: state.stack.map(named) };
}

/**
 * Other scripts rewrite addresses in place (a `?code=` or `?utm=` taken off): another query of the page that is
 * told of is believed, as long as the page can be shown with it.
 */
function describes(snapshot: Snapshot, url: string, { resolve }: PlanContext): boolean {
  const told = toldTop(snapshot).url;
  const isSamePath = splitUrl(told).path === splitUrl(url).path;
  return isSamePath && resolve(told).kind === resolve(url).kind;
}

/** The state that a history entry leads to; pages that are known stay what they are. */
export function rebuild(
  state: NavState,
  { snapshot, url: address }: { readonly snapshot: Snapshot; readonly url: string },
  context: PlanContext,
): NavState {
  const known = entriesOf(state);
  const shown = describes(snapshot, address, context) ? address : undefined;
  let seq = state.seq;
  const told = snapshot.st.map((page, index): Entry => {
    const [id, named, pos, opener = null, coveredAt = pos, unwritten] = page;
    const isTop = index === snapshot.st.length - 1;
    const url = (isTop && shown) || (named ?? context.recall?.(id));
    const target = url === undefined ? UNKNOWN : context.resolve(url);
    const seat = { pos, coveredAt, unwritten: unwritten === 1 };
    const entry = known.find((candidate) => candidate.id === id);
    if (entry) return seated(url === undefined ? entry : atUrl(entry, target), seat);
    seq += 1;
    return createEntry(target, { ...seat, id, seq: seq - 1, opener, mount: 'ghost' });
  });
  const isOurs = snapshot.s === state.sid && state.stack.length > 0;
  const stack = withinCap(isOurs ? merge(state, told, snapshot.p) : told, context.limits);
  const roots = state.stack.length > 0 ? [rootOf(state), ...state.tabs] : [];
  const next = {
    sid: snapshot.s,
    pos: snapshot.p,
    top: Math.max(state.top, snapshot.p),
    stack,
    tabs: roots.filter((entry) => entry.tab && !stack.some(({ id }) => id === entry.id)),
    seq,
  };
  const { pos: own } = topOf({ ...next, layers: [] });
  return {
    ...next,
    layers: state.layers.filter(({ pos }) => pos > own && pos <= snapshot.p),
  };
}

/** The same object where nothing has changed: a page renders again only if it has to. */
function seated(entry: Entry, seat: Pick<Entry, 'pos' | 'coveredAt' | 'unwritten'>): Entry {
  const { pos, coveredAt, unwritten } = seat;
  const isSamePlace = entry.pos === pos && entry.coveredAt === coveredAt;
  return isSamePlace && entry.unwritten === unwritten ? entry : { ...entry, ...seat };
}

/** Tabs that were left with a query come back with it; they are mounted when they are shown. */
function withTabs(state: NavState, { t = [] }: Snapshot, context: PlanContext): NavState {
  let { seq } = state;
  const tabs = t.flatMap(([id, url]): Entry[] => {
    const target = context.resolve(url);
    const isTab = target.tab && idFor(target, context) === id;
    if (!isTab || state.stack.some((entry) => entry.id === id)) return [];
    seq += 1;
    return [createEntry(target, { id, seq: seq - 1, pos: rootOf(state).pos, mount: 'ghost' })];
  });
  return { ...state, tabs, seq };
}

/**
 * An entry may tell of a layer that is no longer there: a reload drops all but the exit prompt (D8), and forward
 * leads to those that were closed. It is taken away like one that has just been closed.
 */
export function withLeftover(state: NavState, { o: id, p: pos }: Snapshot, open = false): NavState {
  if (id === undefined || state.layers.some((layer) => layer.pos === pos)) return state;
  return { ...state, layers: [...state.layers, { id, pos, open }] };
}
