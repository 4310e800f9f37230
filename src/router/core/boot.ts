import { last } from '@/shared/last';
import { EXIT_LAYER } from './exit-layer';
import { atPosition, atUrl, createEntry, entriesOf, idFor, mountTop, rootOf } from './stack';
import type { Entry, Landing, NavState, PlanContext, Snapshot } from './types';
import { withoutHash } from './url';

/** The first state of a document: the whole stack where the history entry describes it, else one page. */
export function boot(landing: Landing, sid: string, context: PlanContext): NavState {
  const { snapshot, url } = landing;
  if (snapshot && withoutHash(last(snapshot.st)?.[1] ?? '') === withoutHash(url)) {
    const before = { sid: snapshot.s, pos: snapshot.p, top: snapshot.p };
    const state = rebuild(
      { ...before, stack: [], tabs: [], layers: [], seq: 1 },
      snapshot,
      context,
    );
    return mountTop(withLeftover({ ...state, layers: [] }, snapshot, snapshot.o === EXIT_LAYER));
  }
  const target = context.resolve(url);
  const entry = createEntry(target, { id: idFor(target, context), seq: 1, pos: 0, mount: 'live' });
  return { sid, pos: 0, top: 0, stack: [entry], tabs: [], layers: [], seq: 2 };
}

/** The state that a history entry describes; pages that are known stay what they are. */
export function rebuild(state: NavState, snapshot: Snapshot, context: PlanContext): NavState {
  const known = entriesOf(state);
  let seq = state.seq;
  const stack = snapshot.st.map((page): Entry => {
    const [id, url, pos, opener = null] = page;
    const target = context.resolve(url);
    const entry = known.find((candidate) => candidate.id === id);
    // The same object where nothing has changed: a page renders again only if it has to.
    if (entry) return atPosition(atUrl(entry, target), pos);
    seq += 1;
    return createEntry(target, { id, seq: seq - 1, pos, opener, mount: 'ghost' });
  });
  const roots = state.stack.length > 0 ? [rootOf(state), ...state.tabs] : [];
  return {
    sid: snapshot.s,
    pos: snapshot.p,
    top: Math.max(state.top, snapshot.p),
    stack,
    tabs: roots.filter((entry) => entry.tab && !stack.some(({ id }) => id === entry.id)),
    layers: state.layers.filter((layer) => layer.pos <= snapshot.p),
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
