import { mountVisiblePages, pagesShown, visiblePages } from './panes';
import type { HistoryEntry } from './snapshot';
import {
  allPages,
  createPage,
  EXIT_LAYER,
  type Layer,
  type Page,
  type PageId,
  pageIdFor,
  placeAt,
  rootPage,
  type StackState,
  type Target,
  topPage,
  withTarget,
} from './state';

/**
 * A plan says everything about one change of the page stack before anything happens: the next state, what to write into
 * the history, and which events the pages get. Making a plan is pure, and a plan is final. `navigation/transaction.ts`
 * carries it out.
 */

export type NavigationKind = 'navigate' | 'redirect' | 'relaunch' | 'switchTab';

/** `resize`: the window has become wide enough for a page beside the one that was shown. */
export type ShowReason = 'navigate' | 'back' | 'tab' | 'forward' | 'app' | 'resize';

export type Direction = 'forward' | 'back' | 'none';

export type LifecycleEvent =
  | {
      readonly type: 'load' | 'result' | 'ready' | 'hide' | 'unload' | 'evict';
      readonly page: Page;
    }
  | { readonly type: 'show'; readonly page: Page; readonly reason: ShowReason };

/** The browser has travelled by `go` entries. Write the entry that it has reached. */
type HistoryWork = {
  readonly go: number;
  readonly write: 'push' | 'replace' | 'none';
};

/** The history entry that the browser is on after a travel. Without an entry it did not move. */
export type Place = { readonly position: number; readonly entry?: HistoryEntry };

/** The browser travels by `go` entries. Then the plan is made, once, for the place that the browser has reached. */
export type Move = {
  readonly go: number;
  readonly plan: (state: StackState, place: Place) => Plan;
};

export type Plan = {
  readonly next: StackState;
  readonly work: HistoryWork;
  readonly lifecycle: readonly LifecycleEvent[];
  readonly direction: Direction;
  /** Layers that close, top first. */
  readonly closed: readonly Layer[];
};

export type StackLimits = {
  /** Mounted pages. Beyond it the oldest hidden pages above the root become ghosts. */
  readonly live: number;
  /** The page may hold what the user typed, so it is evicted last. */
  readonly mayHoldInput?: (page: Page) => boolean;
  /** The page has drafts. An evicted page gets them back, a dropped one does not. */
  readonly hasDrafts?: (page: Page) => boolean;
  readonly stack: number;
  readonly onFull: 'drop-oldest' | 'refuse';
};

/** The facts that a plan depends on, beside the current state. */
export type PlanContext = {
  readonly limits: StackLimits;
  /** How many pages the window has room for, side by side. */
  readonly panes: number;
  /** `history.length`: how far back the browser can possibly go. */
  readonly historyLength: number;
  readonly resolve: (url: string) => Target;
  readonly newId: () => PageId;
};

type Change = {
  readonly next: StackState;
  readonly work: HistoryWork;
  readonly reason: ShowReason;
  readonly direction: Direction;
};

/**
 * Completes a change to a plan. The events have this order [S4.1]. The pages that leave are unloaded from the top down.
 * Then pages that are no longer shown are hidden. Then new ones are loaded (if they were not mounted) and shown.
 */
export function makePlan(before: StackState, change: Change, limits: StackLimits): Plan {
  const mounted = mountVisiblePages(change.next);
  const hasMoved = topPage(before).key !== topPage(mounted).key;
  const withLayers = hasMoved ? { ...mounted, layers: layersOfRoot(mounted) } : mounted;
  const next = limitLivePages(withLayers, limits);
  const arrivals = newIn(pagesShown(next), pagesShown(before)).flatMap((page) =>
    arrivalEvents(before, page, change.reason),
  );
  return {
    next,
    work: change.work,
    lifecycle: [...departureEvents(before, next), ...behindEvents(before, next), ...arrivals],
    direction: hasMoved ? change.direction : 'none',
    closed: before.layers
      .filter((layer) => layer.open && !next.layers.some(({ id }) => id === layer.id))
      .reverse(),
  };
}

/** Pages that leave the stack, top first. */
export function unloadedPages({ lifecycle }: Pick<Plan, 'lifecycle'>): readonly Page[] {
  return lifecycle.filter(({ type }) => type === 'unload').map(({ page }) => page);
}

/** A layer belongs to the page it was opened on. Only the exit prompt stays when another tab becomes the root. */
function layersOfRoot({ pages, layers, position }: StackState): readonly Layer[] {
  if (pages.length > 1) return [];
  const root = rootPage({ pages });
  return layers.filter(
    (layer) =>
      layer.id === EXIT_LAYER && layer.position > root.position && layer.position <= position,
  );
}

/** The pages that another list does not have. */
function newIn(pages: readonly Page[], others: readonly Page[]): readonly Page[] {
  return pages.filter(({ key }) => !others.some((other) => other.key === key));
}

function departureEvents(before: StackState, next: StackState): LifecycleEvent[] {
  const remaining = allPages(next);
  const covered = newIn(pagesShown(before), pagesShown(next));
  const topFirst = [...before.pages].reverse().concat(before.tabs);
  return topFirst.flatMap((page): LifecycleEvent[] => {
    const kept = remaining.find((candidate) => candidate.key === page.key);
    if (!kept) return [{ type: 'unload', page }];
    const isEvicted = page.mount === 'live' && kept.mount === 'ghost';
    return [
      ...(covered.includes(page) ? [{ type: 'hide', page: kept } as const] : []),
      ...(isEvicted ? [{ type: 'evict', page: kept } as const] : []),
    ];
  });
}

/** A page behind a sheet is mounted, but never shown. */
function behindEvents(before: StackState, next: StackState): LifecycleEvent[] {
  return newIn(visiblePages(next), pagesShown(next))
    .filter((page) => page.mount === 'live' && !wasLive(before, page))
    .map((page) => ({ type: 'load', page }));
}

function wasLive(before: StackState, page: Page): boolean {
  const known = allPages(before).find((candidate) => candidate.key === page.key);
  return known?.mount === 'live';
}

function arrivalEvents(before: StackState, page: Page, reason: ShowReason): LifecycleEvent[] {
  const show = { type: 'show', page, reason } as const;
  return wasLive(before, page) ? [show] : [{ type: 'load', page }, show];
}

/**
 * `position`, or the lowest position that the browser can still reach. Browsers drop the oldest entries (Chromium keeps
 * 50).
 */
export function reachablePosition(
  state: StackState,
  historyLength: number,
  position: number,
): number {
  return Math.min(state.position, Math.max(position, state.highest - historyLength + 1));
}

/** Room for one more page. In a full stack the oldest pages above the root go, and those with input last. */
export function makeRoom(pages: readonly Page[], limits: StackLimits): readonly Page[] {
  return keepNewest(pages, limits.stack - 1, limits);
}

/** A restored stack may be deeper than the app allows now. `refuse` never takes a page away. */
export function withinCap(pages: readonly Page[], limits: StackLimits): readonly Page[] {
  return limits.onFull === 'refuse' ? pages : keepNewest(pages, limits.stack, limits);
}

function keepNewest(
  pages: readonly Page[],
  count: number,
  { mayHoldInput, hasDrafts }: StackLimits,
): readonly Page[] {
  const excess = pages.length - Math.max(1, count);
  if (excess <= 0) return pages;
  const hasInput = (page: Page) => mayHoldInput?.(page) || hasDrafts?.(page) || false;
  const covered = pages.slice(1, -1);
  const inOrder = [...inputLast(covered, hasInput), ...pages.slice(1).slice(-1)];
  const dropped = inOrder.slice(0, excess);
  return pages.filter((page) => !dropped.includes(page));
}

function inputLast(pages: readonly Page[], hasInput: (page: Page) => boolean): readonly Page[] {
  return [...pages.filter((page) => !hasInput(page)), ...pages.filter(hasInput)];
}

/**
 * At most `limits.live` pages are mounted. The oldest hidden pages of the stack become ghosts first, then kept tabs,
 * then pages that may hold what the user typed. The root and the visible pages stay mounted.
 */
export function limitLivePages(state: StackState, limits: StackLimits): StackState {
  const live = allPages(state).filter(({ mount }) => mount === 'live');
  const excess = live.length - limits.live;
  if (excess <= 0) return state;
  const visible = visiblePages(state);
  const hidden = live.filter((page) => page !== rootPage(state) && !visible.includes(page));
  const inOrder = inputLast(hidden, (page) => limits.mayHoldInput?.(page) ?? false);
  return evictPages(state, inOrder.slice(0, excess));
}

/** These pages become ghosts. */
export function evictPages(state: StackState, evicted: readonly Page[]): StackState {
  const evict = (page: Page): Page => (evicted.includes(page) ? { ...page, mount: 'ghost' } : page);
  return { ...state, pages: state.pages.map(evict), tabs: state.tabs.map(evict) };
}

/** A new page at a position.  */
export function newPage(
  { nextKey }: StackState,
  target: Target,
  position: number,
  context: PlanContext,
  opener: PageId | null = null,
): Page {
  const id = pageIdFor(target, context);
  return createPage(target, { id, key: String(nextKey), position, opener, mount: 'live' });
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
    : newPage(state, target, position, context);
  return {
    ...state,
    position,
    pages: [page],
    tabs: tabs.filter((tab) => tab.id !== id),
    layers: [],
    nextKey: known ? state.nextKey : state.nextKey + 1,
  };
}
