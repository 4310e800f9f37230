import { last } from '@/shared/last';
import { refuse } from './refusal';
import { conclude } from './conclude';
import { EXIT_LAYER } from './exit-layer';
import { makeRoom, reach } from './limits';
import { atPosition, atUrl, covered, createEntry, idFor, rootOf, standsAt } from './stack';
import type { Entry, EntryId, Layer, NavState, Plan, PlanContext, Refusal, Target } from './types';
import { splitUrl } from './url';

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
  const pos = standsAt(state) + 1;
  const isTaken = pos <= state.pos;
  const entry = fresh(state, target, pos, context, opener);
  const next = {
    ...state,
    pos,
    top: isTaken ? state.top : pos,
    stack: [...makeRoom(covered(state), context.limits), entry],
    seq: state.seq + 1,
  };
  const work = isTaken
    ? ({ go: pos - state.pos, write: 'replace' } as const)
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
export function planSwitchTab(
  state: NavState,
  asked: Target,
  context: PlanContext,
  isExact = false,
): Plan {
  const target = isExact ? asked : keptTab(state, asked);
  if (state.stack.length === 1 && rootOf(state).url === target.url) return planStay(state, context);
  const prompt = last(state.layers);
  if (state.stack.length === 1 && prompt?.id === EXIT_LAYER && prompt.open) {
    return switchUnderExit(state, target, prompt, context);
  }
  const pos = reach(state, context.historyLength, rootOf(state).pos);
  const next = withTab(state, target, pos, context);
  const work = { go: pos - state.pos, write: 'replace' } as const;
  return conclude(state, { next, work, reason: 'tab', direction: 'none' }, context.limits);
}

/**
 * A tab is shown again as it was left, its query and fragment included, unless the call names others: a tap on the
 * tab bar switches between pages and resets none.
 */
export function keptTab(state: NavState, target: Target): Target {
  const known = [rootOf(state), ...state.tabs].find(
    ({ tab, route, url }) =>
      tab && target.tab && route === target.route && splitUrl(url).path === target.url,
  );
  return known ? { ...target, url: known.url, params: known.params } : target;
}

/** The tab is on show: what is open above it closes, and its steps stay. */
function planStay(state: NavState, context: PlanContext): Plan {
  const lowest = state.layers.find(({ id }) => id !== EXIT_LAYER);
  const pos = lowest ? lowest.pos - 1 : state.pos;
  const next = { ...state, pos, layers: state.layers.filter((layer) => layer.pos <= pos) };
  const work = { go: pos - state.pos, write: 'none' } as const;
  return conclude(state, { next, work, reason: 'tab', direction: 'none' }, context.limits);
}

/**
 * The exit prompt's entry stays on top and now speaks for the new tab; the root's entry below it is written again
 * when the browser lands there. So a tap on a tab does not wait for the browser to travel.
 */
function switchUnderExit(
  state: NavState,
  target: Target,
  prompt: Layer,
  context: PlanContext,
): Plan {
  const { pos } = prompt;
  const shown = withTab(state, target, rootOf(state).pos, context);
  const stack = shown.stack.map((entry) => ({ ...entry, unwritten: true }));
  const next = { ...shown, pos, stack, layers: state.layers };
  // Steps above the prompt go with the tab that they belong to.
  const work = { go: pos - state.pos, write: 'replace' } as const;
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
