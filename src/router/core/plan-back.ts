import { withoutHash } from '@/shared/url-hash';
import {
  type Direction,
  makePlan,
  makeRoom,
  type Plan,
  type PlanContext,
  reachablePosition,
  type ShowReason,
} from './plan';
import { withTab } from './plan-open';
import { planStep } from './plan-same-page';
import { rebuild, withLeftoverLayer } from './rebuild';
import { type HistoryEntry, type Snapshot, snapshotOf } from './snapshot';
import {
  coverTopPage,
  createPage,
  onNewEntry,
  type Page,
  pageIdFor,
  placeAt,
  placeBelow,
  positionOfTop,
  rootPage,
  type StackState,
  topPage,
  withDeadFront,
} from './state';

/** back: the browser travels, and the entry it reaches decides. If that entry is gone, the browser writes another. */
export function planBack(state: StackState, delta: number, context: PlanContext): Plan {
  const below = state.pages.slice(0, -delta);
  const { coveredAt } = topPage({ pages: below });
  const position = reachablePosition(state, context.historyLength, coveredAt);
  const hasEntry = position === coveredAt && position < state.position;
  const pages = hasEntry ? below : placeTopAt(position, below);
  const step = {
    next: hasEntry ? { ...state, position, pages } : withDeadFront({ ...state, position, pages }),
    work: { go: position - state.position, write: hasEntry ? 'none' : 'replace' },
    reason: 'back',
    direction: 'back',
  } as const;
  return makePlan(state, step, context.limits);
}

/** The browser cannot reach the page's own entry, so the page gets the entry at `position`. */
function placeTopAt(position: number, pages: readonly Page[]): readonly Page[] {
  return [...pages.slice(0, -1), placeAt(topPage({ pages }), position)];
}

/**
 * The browser moved to another history entry. The entry describes the whole stack. So the stack is right, however many
 * popstate events were merged or lost.
 */
export function planArrival(state: StackState, entry: HistoryEntry, context: PlanContext): Plan {
  const { snapshot, url } = entry;
  if (!snapshot) return planForeignEntry(state, entry, context);
  const plan = isBelowLayer(state, snapshot)
    ? planLeaveLayer(state, snapshot, context)
    : planOwnEntry(state, { snapshot, url }, context);
  return { ...plan, next: withLeftoverLayer(plan.next, snapshot) };
}

function planOwnEntry(
  state: StackState,
  entry: { readonly snapshot: Snapshot; readonly url: string },
  context: PlanContext,
): Plan {
  const next = rebuild(state, entry, context);
  const [reason, direction] = movement(state, next);
  const work = { go: 0, write: writeFor(next, entry.snapshot) } as const;
  return makePlan(state, { next, work, reason, direction }, context.limits);
}

/** The entry is written again if its snapshot describes an older state, or had to leave something out. */
function writeFor(next: StackState, written: Snapshot): 'replace' | 'none' {
  const now = snapshotOf(next);
  const isCurrent = partsOf(now) === partsOf(written);
  return isCurrent ? 'none' : 'replace';
}

function partsOf({ st, t, g, d }: Snapshot): string {
  return JSON.stringify([st, t, g, d]);
}

function isBelowLayer(state: StackState, snapshot: Snapshot): boolean {
  const isOurs = snapshot.s === state.session;
  return isOurs && state.layers.some(({ position }) => position - 1 === snapshot.p);
}

/**
 * Back from a layer. The page stays as it is now, perhaps with another query, or with another tab below the exit prompt.
 * Its entry is written again to say so.
 */
function planLeaveLayer(state: StackState, snapshot: Snapshot, context: PlanContext): Plan {
  const position = snapshot.p;
  const layers = state.layers.filter((layer) => layer.position <= position);
  const top = topPage(state);
  const isOwnEntry = positionOfTop({ position, layers }) === position;
  const page = isOwnEntry && top.needsWrite ? { ...top, needsWrite: false } : top;
  const next = { ...state, position, pages: [...state.pages.slice(0, -1), page], layers };
  const work = { go: 0, write: writeFor(next, snapshot) } as const;
  return makePlan(state, { next, work, reason: 'back', direction: 'none' }, context.limits);
}

/** An entry without our snapshot: an in-page anchor, an address typed by hand, another library's pushState. */
function planForeignEntry(
  state: StackState,
  { url: entryUrl, isReplaced }: HistoryEntry,
  context: PlanContext,
): Plan {
  const { limits } = context;
  const top = topPage(state);
  const work = { go: 0, write: 'replace' } as const;
  const url = entryUrl.startsWith('#') ? withoutHash(top.url) + entryUrl : entryUrl;
  const target = context.resolve(url);
  if (withoutHash(url) === withoutHash(top.url)) {
    if (isReplaced) return planStep(state, { ...target, url }, 'rename', context);
    const next = { ...onNewEntry(state), pages: [...state.pages.slice(0, -1), { ...top, url }] };
    return makePlan(state, { next, work, reason: 'navigate', direction: 'none' }, limits);
  }
  const moved = isReplaced ? withDeadFront(state) : onNewEntry(state);
  const { position } = moved;
  if (target.tab) {
    const next = withTab(moved, target, position, context);
    return makePlan(state, { next, work, reason: 'tab', direction: 'none' }, limits);
  }
  const id = pageIdFor(target, context);
  const page = createPage(target, { id, seq: state.nextSeq, position, mount: 'live' });
  const covered = coverTopPage(state);
  const below = makeRoom(isReplaced ? pagesBelow(covered, position) : covered, limits);
  const next = { ...moved, pages: [...below, page], nextSeq: state.nextSeq + 1 };
  const direction = isReplaced ? 'none' : 'forward';
  return makePlan(state, { next, work, reason: 'navigate', direction }, limits);
}

/** The pages that have a history entry below this position. */
function pagesBelow(pages: readonly Page[], position: number): readonly Page[] {
  return pages
    .filter((page) => page.position < position)
    .map((page) => placeBelow(page, position - 1));
}

function movement(before: StackState, next: StackState): [ShowReason, Direction] {
  const [from, to] = [rootPage(before), rootPage(next)];
  if (from.tab && to.tab && from.id !== to.id) return ['tab', 'none'];
  return next.position < before.position ? ['back', 'back'] : ['forward', 'forward'];
}
