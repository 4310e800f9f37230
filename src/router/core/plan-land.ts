import { withoutHash } from '@/shared/url-hash';
import { rebuild, withLeftover } from './boot';
import { conclude } from './conclude';
import { withTab } from './plan-open';
import { makeRoom, reach } from './limits';
import { withoutUnknownTop } from './merge';
import { snapshotOf } from './snapshot';
import { atPosition, covered, createEntry, idFor, rootOf, standsAt, topOf } from './stack';
import type {
  Direction,
  Entry,
  Landing,
  NavState,
  Plan,
  PlanContext,
  ShowReason,
  Snapshot,
} from './types';

/** back: only travels. The landing decides, unless the entry is beyond what the browser still holds. */
export function planBack(state: NavState, delta: number, context: PlanContext): Plan {
  const below = state.stack.slice(0, -delta);
  const { coveredAt } = topOf({ ...state, stack: below });
  const pos = reach(state, context.historyLength, coveredAt);
  const isThere = pos === coveredAt && pos < state.pos;
  const stack = isThere ? below : standingAt(pos, below);
  const write = isThere ? 'none' : 'replace';
  const step = {
    next: { ...state, pos, stack },
    work: { go: pos - state.pos, write },
    reason: 'back',
    direction: 'back',
  } as const;
  return conclude(state, step, context.limits);
}

/** The entry of the page is out of reach: another one is written for it, if its address is known. */
export function standingAt(pos: number, stack: readonly Entry[]): readonly Entry[] {
  const known = withoutUnknownTop(stack);
  const top = known[known.length - 1] as Entry;
  return [...known.slice(0, -1), atPosition(top, pos)];
}

/** The browser moved. A landing is absolute: however many events were merged or lost, the stack comes out right. */
export function planLanding(state: NavState, landing: Landing, context: PlanContext): Plan {
  const { snapshot, url } = landing;
  if (!snapshot) return planForeign(state, url, context);
  const plan = leavesLayer(state, snapshot)
    ? planLeaveLayer(state, snapshot, context)
    : planArrival(state, { snapshot, url }, context);
  return { ...plan, next: withLeftover(plan.next, snapshot) };
}

function planArrival(
  state: NavState,
  landing: { readonly snapshot: Snapshot; readonly url: string },
  context: PlanContext,
): Plan {
  const next = rebuild(state, landing, context);
  const [reason, direction] = movement(state, next);
  const work = { go: 0, write: writeAt(next, landing.snapshot) } as const;
  return conclude(state, { next, work, reason, direction }, context.limits);
}

/** What the entry tells is out of date, or was left out of it: it is written again now that we are here. */
function writeAt(next: NavState, told: Snapshot): 'replace' | 'none' {
  const now = snapshotOf(next);
  return JSON.stringify([now.st, now.t]) === JSON.stringify([told.st, told.t]) ? 'none' : 'replace';
}

function leavesLayer(state: NavState, snapshot: Snapshot): boolean {
  return snapshot.s === state.sid && state.layers.some(({ pos }) => pos - 1 === snapshot.p);
}

/**
 * Back from a layer: the page stays as it is by now, another query or, below the exit prompt, another tab;
 * and its entry says so again.
 */
function planLeaveLayer(state: NavState, snapshot: Snapshot, context: PlanContext): Plan {
  const pos = snapshot.p;
  const layers = state.layers.filter((layer) => layer.pos <= pos);
  const top = topOf(state);
  const isWritten = standsAt({ ...state, pos, layers }) === pos;
  const shown = isWritten && top.unwritten ? { ...top, unwritten: false } : top;
  const next = { ...state, pos, stack: [...state.stack.slice(0, -1), shown], layers };
  const work = { go: 0, write: writeAt(next, snapshot) } as const;
  return conclude(state, { next, work, reason: 'back', direction: 'none' }, context.limits);
}

/** An entry without our stamp: an in-page anchor, a hand-edited address, another library's pushState. */
function planForeign(state: NavState, told: string, context: PlanContext): Plan {
  const top = topOf(state);
  const work = { go: 0, write: 'replace' } as const;
  const url = told.startsWith('#') ? withoutHash(top.url) + told : told;
  const pos = state.pos + 1;
  const at = { ...state, pos, top: pos };
  if (withoutHash(url) === withoutHash(top.url)) {
    const next = { ...at, stack: [...state.stack.slice(0, -1), { ...top, url }] };
    return conclude(state, { next, work, reason: 'navigate', direction: 'none' }, context.limits);
  }
  const target = context.resolve(url);
  if (target.tab) {
    const next = withTab(at, target, pos, context);
    return conclude(state, { next, work, reason: 'tab', direction: 'none' }, context.limits);
  }
  const entry = createEntry(target, {
    id: idFor(target, context),
    seq: state.seq,
    pos,
    mount: 'live',
  });
  const below = makeRoom(covered(state), context.limits);
  const next = { ...at, stack: [...below, entry], seq: state.seq + 1 };
  return conclude(state, { next, work, reason: 'navigate', direction: 'forward' }, context.limits);
}

function movement(prev: NavState, next: NavState): [ShowReason, Direction] {
  const [from, to] = [rootOf(prev), rootOf(next)];
  if (from.tab && to.tab && from.id !== to.id) return ['tab', 'none'];
  return next.pos < prev.pos ? ['back', 'back'] : ['forward', 'forward'];
}
