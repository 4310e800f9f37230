import { last } from '@/shared/values';
import {
  makePlan,
  makeRoom,
  type Move,
  newPage,
  type Plan,
  type PlanContext,
  reachablePosition,
  withTab,
} from './plan';
import { arrivalOr } from './plan-back';
import { type Refusal, refuse } from './refusal';
import {
  coverTopPage,
  EXIT_LAYER,
  onNewEntry,
  type Page,
  type PageId,
  positionOfTop,
  rootPage,
  type StackState,
  type Target,
  topPage,
  withDeadFront,
} from './state';
import { splitUrl } from './url';

/**
 * navigate: a new page on top of the stack, or in the place of the pages above its opener, which is beside them: another
 * detail of a list.
 */
export function planNavigate(
  state: StackState,
  target: Target,
  opener: PageId | null,
  context: PlanContext,
  above = 0,
): Move | Refusal {
  const { limits } = context;
  if (state.pages.length - above >= limits.stack && limits.onFull === 'refuse') {
    return refuse('stack-full', `the page stack is full: ${limits.stack} pages`);
  }
  if (above > 0) {
    const lowest = state.pages[state.pages.length - above] as Page;
    return planReplace(state, lowest, context, (now, position) => {
      const page = newPage(now, target, position, context, opener);
      return { ...now, pages: [...now.pages.slice(0, -above), page] };
    });
  }
  // The new page takes over the history entry of an open layer. Back then leads to the page, not to a closed layer.
  const isTaken = positionOfTop(state) < state.position;
  const go = isTaken ? positionOfTop(state) + 1 - state.position : 0;
  return {
    go,
    plan: (now, { position }) => {
      const moved = isTaken ? withDeadFront({ ...now, position }) : onNewEntry(now);
      const page = newPage(now, target, moved.position, context, opener);
      const pages = [...makeRoom(coverTopPage(now), limits), page];
      const next = { ...moved, pages, nextKey: now.nextKey + 1 };
      const work = { go, write: isTaken ? 'replace' : 'push' } as const;
      return makePlan(now, { next, work, reason: 'navigate', direction: 'forward' }, limits);
    },
  };
}

/** redirect: a new page in the place of the pages on top. It answers their opener if its route has a result. */
export function planRedirect(
  state: StackState,
  target: Target,
  hasResult: boolean,
  context: PlanContext,
  replacedPages = 1,
): Move {
  const replaced = state.pages[state.pages.length - replacedPages] as Page;
  return planReplace(state, replaced, context, (now, position) => {
    const page = newPage(now, target, position, context, hasResult ? replaced.opener : null);
    return { ...now, pages: [...now.pages.slice(0, -replacedPages), page] };
  });
}

/** relaunch: all pages go, kept tabs too. The browser travels to the root first, so no dead entry stays behind it. */
export function planRelaunch(state: StackState, target: Target, context: PlanContext): Move {
  return planReplace(state, rootPage(state), context, (now, position) => ({
    ...now,
    pages: [newPage(now, target, position, context)],
    tabs: [],
  }));
}

/** switchTab: the pages above the root go, and the other tabs are kept. */
export function planSwitchTab(state: StackState, requested: Target, context: PlanContext): Move {
  const target = keptTab(state, requested);
  const isRoot = state.pages.length === 1;
  if (isRoot && rootPage(state).url === target.url) return planStayOnTab(state, context);
  const prompt = last(state.layers);
  const isBelowPrompt = isRoot && prompt?.id === EXIT_LAYER && prompt.open;
  const wanted = isBelowPrompt
    ? prompt.position
    : reachablePosition(state, context.historyLength, rootPage(state).position);
  const go = wanted - state.position;
  return {
    go,
    plan: (now, { position }) => {
      const next = isBelowPrompt
        ? switchBelowExitPrompt(now, target, position, context)
        : withTab(now, target, position, context);
      const isSame = !isBelowPrompt && topPage(now).key === topPage(next).key;
      return planTab(now, isSame ? next : withDeadFront(next), { go, write: 'replace' }, context);
    },
  };
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
function planStayOnTab(state: StackState, context: PlanContext): Move {
  const lowest = state.layers.find(({ id }) => id !== EXIT_LAYER);
  const go = lowest ? lowest.position - 1 - state.position : 0;
  return {
    go,
    plan: (now, place) =>
      arrivalOr({ now, place, wanted: topPage(now), go, context }, () => {
        const layers = now.layers.filter(
          (layer) => layer.position < (lowest?.position ?? Infinity),
        );
        const work = { go, write: go === 0 ? 'none' : 'replace' } as const;
        return planTab(now, { ...now, position: place.position, layers }, work, context);
      }),
  };
}

/**
 * The exit prompt's entry stays on top and describes the new tab. The root's entry below it is written when the browser
 * goes there. So a tap on a tab does not wait for the browser to travel. Address steps above the prompt go with their tab.
 */
function switchBelowExitPrompt(
  state: StackState,
  target: Target,
  position: number,
  context: PlanContext,
): StackState {
  const shown = withTab(state, target, rootPage(state).position, context);
  const pages = shown.pages.map((page) => ({ ...page, needsWrite: true }));
  return { ...shown, position, pages, layers: state.layers };
}

function planTab(
  now: StackState,
  next: StackState,
  work: Plan['work'],
  { limits }: PlanContext,
): Plan {
  return makePlan(now, { next, work, reason: 'tab', direction: 'none' }, limits);
}

/** A new page in the place of this page and those above it. */
function planReplace(
  state: StackState,
  replaced: Page,
  context: PlanContext,
  change: (now: StackState, position: number) => StackState,
): Move {
  const go = reachablePosition(state, context.historyLength, replaced.position) - state.position;
  return {
    go,
    plan: (now, { position }) => {
      const next = { ...change(now, position), position, nextKey: now.nextKey + 1 };
      const work = { go, write: 'replace' } as const;
      const reason = { reason: 'navigate', direction: 'none' } as const;
      return makePlan(now, { next: withDeadFront(next), work, ...reason }, context.limits);
    },
  };
}
