import { last } from '@/shared/last';
import { EXIT_LAYER } from './exit-layer';
import { atPosition, atUrl, createEntry, entriesOf, idFor, mountTop, rootOf } from './stack';
import type { Entry, Landing, NavState, PlanContext, Snapshot, SnapshotPage } from './types';
import { splitUrl } from './url';

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
    return mountTop(withLeftover({ ...state, layers: [] }, snapshot, snapshot.o === EXIT_LAYER));
  }
  const target = context.resolve(url);
  const entry = createEntry(target, { id: idFor(target, context), seq: 1, pos: 0, mount: 'live' });
  return { sid, pos: 0, top: 0, stack: [entry], tabs: [], layers: [], seq: 2 };
}

/**
 * Other scripts rewrite addresses in place (a `?code=` or `?utm=` taken off): another query of the page that is
 * told of is believed, as long as the page can be shown with it.
 */
function describes({ st }: Snapshot, url: string, { resolve }: PlanContext): boolean {
  const told = last(st)?.[1] ?? '';
  const isSamePath = splitUrl(told).path === splitUrl(url).path;
  return isSamePath && resolve(told).kind === resolve(url).kind;
}

/** The state that a history entry describes; pages that are known stay what they are. */
export function rebuild(
  state: NavState,
  { snapshot, url: address }: { readonly snapshot: Snapshot; readonly url: string },
  context: PlanContext,
): NavState {
  const known = entriesOf(state);
  const shown = describes(snapshot, address, context) ? address : undefined;
  let seq = state.seq;
  const stack = snapshot.st.map((page, index): Entry => {
    const [id, told, pos, opener = null] = page;
    const isTop = index === snapshot.st.length - 1;
    const target = context.resolve((isTop && shown) || told);
    const entry = known.find((candidate) => candidate.id === id);
    // The same object where nothing has changed: a page renders again only if it has to.
    if (entry) return atPosition(atUrl(entry, target), pos);
    seq += 1;
    return createEntry(target, { id, seq: seq - 1, pos, opener, mount: 'ghost' });
  });
  const roots = state.stack.length > 0 ? [rootOf(state), ...state.tabs] : [];
  const [, , own] = last(snapshot.st) as SnapshotPage;
  return {
    sid: snapshot.s,
    pos: snapshot.p,
    top: Math.max(state.top, snapshot.p),
    stack,
    tabs: roots.filter((entry) => entry.tab && !stack.some(({ id }) => id === entry.id)),
    layers: state.layers.filter(({ pos }) => pos > own && pos <= snapshot.p),
    seq,
  };
}

/**
 * An entry may tell of a layer that is no longer there: a reload drops all but the exit prompt (D8), and forward
 * leads to those that were closed. It is taken away like one that has just been closed.
 */
export function withLeftover(state: NavState, { o: id, p: pos }: Snapshot, open = false): NavState {
  if (id === undefined || state.layers.some((layer) => layer.pos === pos)) return state;
  return { ...state, layers: [...state.layers, { id, pos, open }] };
}
