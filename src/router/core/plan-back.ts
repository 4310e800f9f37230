import { withoutHash } from '@/shared/url-hash';
import {
  type Direction,
  makePlan,
  makeRoom,
  type Move,
  newPage,
  type Place,
  type Plan,
  type PlanContext,
  reachablePosition,
  type ShowReason,
  withTab,
} from './plan';
import { planStep } from './plan-step';
import { rebuild, withLeftoverLayer } from './rebuild';
import { type HistoryEntry, type Snapshot, snapshotOf } from './snapshot';
import {
  coverTopPage,
  onNewEntry,
  type Page,
  placeAt,
  placeBelow,
  positionOfTop,
  rootPage,
  type StackState,
  topPage,
  withDeadFront,
} from './state';

/** back: the browser travels, and the entry it reaches decides. If that entry is gone, the browser writes another. */
export function planBack(state: StackState, delta: number, context: PlanContext): Move {
  const { coveredAt } = topPage({ pages: state.pages.slice(0, -delta) });
  const wanted = reachablePosition(state, context.historyLength, coveredAt);
  const go = wanted - state.position;
  return {
    go,
    plan: (now, place) => {
      const below = now.pages.slice(0, -delta);
      const top = topPage({ pages: below });
      const { position } = place;
      const isOwnEntry = go < 0 && position === top.coveredAt;
      const write = () => {
        const placed = [...below.slice(0, -1), placeAt(top, position)];
        const moved = { ...now, position, pages: isOwnEntry ? below : placed };
        const next = isOwnEntry ? moved : withDeadFront(moved);
        const work = { go, write: 'replace' } as const;
        return makePlan(now, { next, work, reason: 'back', direction: 'back' }, context.limits);
      };
      return isOwnEntry ? arrivalOr({ now, place, wanted: top, go, context }, write) : write();
    },
  };
}

type Arrival = {
  readonly now: StackState;
  readonly place: Place;
  readonly wanted: Page;
  readonly go: number;
  readonly context: PlanContext;
};

/** The plan for the entry that a travel has reached, or another one if that entry does not lead to the wanted page. */
export function arrivalOr(
  { now, place, wanted, go, context }: Arrival,
  otherwise: () => Plan,
): Plan {
  const { entry } = place;
  if (!entry) return otherwise();
  const plan = planArrival(now, entry, context);
  const { snapshot } = entry;
  // The entry of a closed layer is not the page's own.
  const isOfLayer = snapshot?.o !== undefined && snapshot.p === wanted.position;
  const isWanted = !isOfLayer && topPage(plan.next).id === wanted.id;
  return isWanted ? { ...plan, work: { ...plan.work, go } } : otherwise();
}

/** The browser cannot travel to this entry, so the current entry takes its place. */
export function planUnreached(state: StackState, entry: HistoryEntry, context: PlanContext): Plan {
  const plan = planArrival(state, entry, context);
  return { ...plan, work: { go: 0, write: 'replace' }, next: atCurrentEntry(plan.next, state) };
}

/** A new page shares the current history entry. A page that was there keeps its own. */
export function atCurrentEntry(next: StackState, before: StackState): StackState {
  const { position, highest } = before;
  const isReplaced = next.generation !== before.generation;
  const deadAbove = isReplaced ? position : before.deadAbove;
  const isKept = topPage(next).key === topPage(before).key;
  const top = isKept ? topPage(next) : placeAt(topPage(next), position);
  const below = next.pages.slice(0, -1).map((page) => placeBelow(page, position));
  return { ...next, position, highest, deadAbove, pages: [...below, top] };
}

/**
 * The browser moved to another history entry. The entry describes the whole stack. So the stack is right, however many
 * popstate events were merged or lost.
 */
export function planArrival(state: StackState, entry: HistoryEntry, context: PlanContext): Plan {
  const { snapshot, url } = entry;
  if (!snapshot) return planForeignEntry(state, entry, context);
  const plan = isBelowLayer(state, snapshot)
    ? planBackFromLayer(state, snapshot, context)
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
function planBackFromLayer(state: StackState, snapshot: Snapshot, context: PlanContext): Plan {
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
  const page = newPage(state, target, position, context);
  const covered = coverTopPage(state);
  const below = makeRoom(isReplaced ? pagesBelow(covered, position) : covered, limits);
  const next = { ...moved, pages: [...below, page], nextKey: state.nextKey + 1 };
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
