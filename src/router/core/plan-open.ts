import { last } from '@/shared/values';
import { makePlan, makeRoom, type Plan, type PlanContext, reachablePosition } from './plan';
import { type Refusal, refuse } from './refusal';
import {
  coverTopPage,
  createPage,
  EXIT_LAYER,
  isSamePage,
  type Layer,
  onNewEntry,
  type Page,
  type PageId,
  pageIdFor,
  placeAt,
  positionOfTop,
  rootPage,
  type StackState,
  type Target,
  topPage,
  withDeadFront,
  withTarget,
} from './state';
import { splitUrl } from './url';

/** navigate: a new page on top of the stack. */
export function planNavigate(
  state: StackState,
  target: Target,
  opener: PageId | null,
  context: PlanContext,
): Plan | Refusal {
  const { limits } = context;
  if (state.pages.length >= limits.stack && limits.onFull === 'refuse') {
    return refuse('stack-full', `the page stack is full: ${limits.stack} pages`);
  }
  // The new page takes over the history entry of an open layer. Back then leads to the page, not to a closed layer.
  const position = positionOfTop(state) + 1;
  const isTaken = position <= state.position;
  const page = newPage(state, target, position, context, opener);
  const next = {
    ...(isTaken ? withDeadFront({ ...state, position }) : onNewEntry(state)),
    pages: [...makeRoom(coverTopPage(state), limits), page],
    nextSeq: state.nextSeq + 1,
  };
  const work = isTaken
    ? ({ go: position - state.position, write: 'replace' } as const)
    : ({ go: 0, write: 'push' } as const);
  return makePlan(state, { next, work, reason: 'navigate', direction: 'forward' }, limits);
}

/** redirect: a new page in the place of the pages on top. It answers their opener if its route has a result. */
export function planRedirect(
  state: StackState,
  target: Target,
  hasResult: boolean,
  context: PlanContext,
  replacedPages = 1,
): Plan {
  const kept = state.pages.slice(0, -replacedPages);
  const replaced = state.pages[kept.length] as Page;
  const position = reachablePosition(state, context.historyLength, replaced.position);
  const opener = hasResult ? replaced.opener : null;
  const page = newPage(state, target, position, context, opener);
  return replacePages({ ...state, pages: [...kept, page] }, state, position, context);
}

/** relaunch: all pages go, kept tabs too. The browser travels to the root first, so no dead entry stays behind it. */
export function planRelaunch(state: StackState, target: Target, context: PlanContext): Plan {
  const position = reachablePosition(state, context.historyLength, rootPage(state).position);
  const page = newPage(state, target, position, context, null);
  return replacePages({ ...state, pages: [page], tabs: [] }, state, position, context);
}

/** switchTab: the pages above the root go, and the other tabs are kept. */
export function planSwitchTab(
  state: StackState,
  requested: Target,
  context: PlanContext,
  isExact = false,
): Plan {
  const target = isExact ? requested : keptTab(state, requested);
  const isRoot = state.pages.length === 1;
  if (isRoot && rootPage(state).url === target.url) return planStayOnTab(state, context);
  const prompt = last(state.layers);
  if (isRoot && prompt?.id === EXIT_LAYER && prompt.open) {
    return switchBelowExitPrompt(state, target, prompt, context);
  }
  const position = reachablePosition(state, context.historyLength, rootPage(state).position);
  const shown = withTab(state, target, position, context);
  const isSame = isSamePage(topPage(state), topPage(shown));
  const next = isSame ? shown : withDeadFront(shown);
  const work = { go: position - state.position, write: 'replace' } as const;
  return makePlan(state, { next, work, reason: 'tab', direction: 'none' }, context.limits);
}

/**
 * A tab is shown again as the user left it, with its query and fragment, unless the call names others. A tap on the tab
 * bar switches between pages and does not reset one.
 */
export function keptTab(state: StackState, target: Target): Target {
  const known = [rootPage(state), ...state.tabs].find(
    ({ tab, route, url }) =>
      tab && target.tab && route === target.route && splitUrl(url).path === target.url,
  );
  return known ? { ...target, url: known.url, params: known.params } : target;
}

/** The tab is already shown. Layers above it close, and its address steps stay. */
function planStayOnTab(state: StackState, context: PlanContext): Plan {
  const lowest = state.layers.find(({ id }) => id !== EXIT_LAYER);
  const position = lowest ? lowest.position - 1 : state.position;
  const layers = state.layers.filter((layer) => layer.position <= position);
  const next = { ...state, position, layers };
  const work = { go: position - state.position, write: 'none' } as const;
  return makePlan(state, { next, work, reason: 'tab', direction: 'none' }, context.limits);
}

/**
 * The exit prompt's entry stays on top and describes the new tab. The root's entry below it is written when the browser
 * goes there. So a tap on a tab does not wait for the browser to travel.
 */
function switchBelowExitPrompt(
  state: StackState,
  target: Target,
  prompt: Layer,
  context: PlanContext,
): Plan {
  const { position } = prompt;
  const shown = withTab(state, target, rootPage(state).position, context);
  const pages = shown.pages.map((page) => ({ ...page, needsWrite: true }));
  const next = withDeadFront({ ...shown, position, pages, layers: state.layers });
  // Address steps above the prompt go with their tab.
  const work = { go: position - state.position, write: 'replace' } as const;
  return makePlan(state, { next, work, reason: 'tab', direction: 'none' }, context.limits);
}

/** The state in which a tab is the only page. */
export function withTab(
  state: StackState,
  target: Target,
  position: number,
  context: PlanContext,
): StackState {
  const tabs = [rootPage(state), ...state.tabs].filter(({ tab }) => tab);
  const id = pageIdFor(target, context);
  const known = tabs.find((page) => page.id === id);
  const page = known
    ? placeAt(withTarget(known, target), position)
    : newPage(state, target, position, context, null);
  return {
    ...state,
    position,
    pages: [page],
    tabs: tabs.filter((tab) => tab.id !== id),
    layers: [],
    nextSeq: known ? state.nextSeq : state.nextSeq + 1,
  };
}

function replacePages(
  next: StackState,
  state: StackState,
  position: number,
  { limits }: PlanContext,
): Plan {
  const step = {
    next: withDeadFront({ ...next, position, nextSeq: state.nextSeq + 1 }),
    work: { go: position - state.position, write: 'replace' },
    reason: 'navigate',
    direction: 'none',
  } as const;
  return makePlan(state, step, limits);
}

function newPage(
  { nextSeq }: StackState,
  target: Target,
  position: number,
  context: PlanContext,
  opener: PageId | null,
): Page {
  const id = pageIdFor(target, context);
  return createPage(target, { id, seq: nextSeq, position, opener, mount: 'live' });
}
