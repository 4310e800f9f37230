import { last } from '@/shared/last';
import { refuse } from './refusal';
import { conclude } from './conclude';
import { EXIT_LAYER } from './exit-layer';
import { makeRoom, reach } from './limits';
import { atPosition, atUrl, createEntry, idFor, rootOf } from './stack';
import type { Entry, EntryId, NavState, Plan, PlanContext, Refusal, Target } from './types';

/** navigate: a new page on top of the stack. */
export function planNavigate(
  state: NavState,
  target: Target,
  opener: EntryId | null,
  context: PlanContext,
): Plan | Refusal {
  const full = state.stack.length >= context.limits.stack;
  if (full && context.limits.onFull === 'refuse') {
    return refuse('stack-full', `the page stack is full: ${context.limits.stack} pages`);
  }
  // An open layer's history entry is taken over, so that back finds the page and not the closed layer.
  const layer = state.layers.find(({ pos: own }) => own <= state.pos);
  const pos = layer ? layer.pos : state.pos + 1;
  const entry = fresh(state, target, pos, context, opener);
  const next = {
    ...state,
    pos,
    top: layer ? state.top : pos,
    stack: [...makeRoom(state.stack, context.limits), entry],
    seq: state.seq + 1,
  };
  const work = layer
    ? ({ go: layer.pos - state.pos, write: 'replace' } as const)
    : ({ go: 0, write: 'push' } as const);
  return conclude(state, { next, work, reason: 'navigate', direction: 'forward' }, context.limits);
}

/** redirect: a new page in the place of the top ones. It inherits the duty to answer the opener. */
export function planRedirect(
  state: NavState,
  target: Target,
  answers: boolean,
  context: PlanContext,
  replaces = 1,
): Plan {
  const kept = state.stack.slice(0, -replaces);
  const old = state.stack[kept.length] as Entry;
  const pos = reach(state, context.historyLength, old.pos);
  const entry = fresh(state, target, pos, context, answers ? old.opener : null);
  const next = {
    ...state,
    pos,
    stack: [...kept, entry],
    seq: state.seq + 1,
  };
  const work = { go: pos - state.pos, write: 'replace' } as const;
  return conclude(state, { next, work, reason: 'navigate', direction: 'none' }, context.limits);
}

/** relaunch: everything goes, kept tabs too. The browser travels to the root first, so no dead entry stays behind it. */
export function planRelaunch(state: NavState, target: Target, context: PlanContext): Plan {
  const pos = reach(state, context.historyLength, rootOf(state).pos);
  const next = {
    ...state,
    pos,
    stack: [fresh(state, target, pos, context, null)],
    tabs: [],
    seq: state.seq + 1,
  };
  const work = { go: pos - state.pos, write: 'replace' } as const;
  return conclude(state, { next, work, reason: 'navigate', direction: 'none' }, context.limits);
}

/** switchTab: pages above the root go, the other tab roots stay. */
export function planSwitchTab(state: NavState, target: Target, context: PlanContext): Plan {
  const prompt = last(state.layers);
  if (state.stack.length === 1 && prompt?.id === EXIT_LAYER && prompt.open) {
    return switchUnderExit(state, target, context);
  }
  const pos = reach(state, context.historyLength, rootOf(state).pos);
  const next = withTab(state, target, pos, context);
  const work = { go: pos - state.pos, write: 'replace' } as const;
  return conclude(state, { next, work, reason: 'tab', direction: 'none' }, context.limits);
}

/**
 * The exit prompt's entry stays on top and now speaks for the new tab; the root's entry below it is written
 * anew when back lands there. So a tap on a tab never waits for the browser to travel.
 */
function switchUnderExit(state: NavState, target: Target, context: PlanContext): Plan {
  const { pos, layers } = state;
  const next = { ...withTab(state, target, rootOf(state).pos, context), pos, layers };
  const work = { go: 0, write: 'replace' } as const;
  return conclude(state, { next, work, reason: 'tab', direction: 'none' }, context.limits);
}

/** The state in which a tab root is the only page, at a position. */
export function withTab(
  state: NavState,
  target: Target,
  pos: number,
  context: PlanContext,
): NavState {
  const roots = [rootOf(state), ...state.tabs].filter((entry) => entry.tab);
  const id = idFor(target, context);
  const known = roots.find((entry) => entry.id === id);
  const entry = known
    ? atPosition(atUrl(known, target), pos)
    : fresh(state, target, pos, context, null);
  return {
    ...state,
    pos,
    stack: [entry],
    tabs: roots.filter((root) => root.id !== id),
    layers: [],
    seq: known ? state.seq : state.seq + 1,
  };
}

function fresh(
  state: NavState,
  target: Target,
  pos: number,
  context: PlanContext,
  opener: EntryId | null,
): Entry {
  const id = idFor(target, context);
  return createEntry(target, { id, seq: state.seq, pos, opener, mount: 'live' });
}
