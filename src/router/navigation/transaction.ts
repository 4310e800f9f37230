import { type Plan, unloadedPages } from '../core/plan';
import { planArrival } from '../core/plan-back';
import { type Refusal, refuse } from '../core/refusal';
import { type HistoryEntry, snapshotOf } from '../core/snapshot';
import {
  isSamePage,
  type Page,
  pageKey,
  placeAt,
  placeBelow,
  type StackState,
  topPage,
} from '../core/state';
import { splitUrl } from '../core/url';
import type { TravelOutcome } from '../history/history-queue';
import type { LayerCause } from '../layers/layers';
import type { RouterCore } from './router-core';
import { isInStack, type NavigatorState } from './store';

/** Another navigation of the user has replaced this one. */
export const WENT_ELSEWHERE = refuse('cancel', 'the user went elsewhere meanwhile');

type Access = 'allowed' | 'denied' | 'checking';

type CommitOptions = {
  readonly animate: boolean;
  /** Why open layers close: the user went back, or their page went away. */
  readonly cause: LayerCause;
  /** The access to the page on top, if its guards ran. A function, because the user may change while the browser travels. */
  readonly access?: () => Access;
  /** Runs after the state is set and before any event: a result must be there before its opener is shown. */
  readonly beforeEvents?: () => void;
  /** Runs after the router's own state is complete, and before any event. Guards are product code. */
  readonly askGuards?: () => void;
};

export type Transaction = {
  /** Travels, writes the history and commits. Returns the page on top, or why the navigation did not happen. */
  run(plan: Plan, options: CommitOptions): Promise<Page | Refusal>;
  /** Writes the history and commits, where the browser already is. */
  apply(plan: Plan, options: CommitOptions): void;
  /** Sets the state, then tells lifecycle, layers and observers. */
  commit(plan: Plan, options: CommitOptions): void;
  /** Writes the plan's history entry. Returns the plan as far as the browser allowed it. */
  write(plan: Plan): Plan;
};

type TransactionParts = Pick<
  RouterCore,
  | 'store'
  | 'driver'
  | 'queue'
  | 'lifecycle'
  | 'results'
  | 'memory'
  | 'resources'
  | 'context'
  | 'layerCallbacks'
  | 'timeline'
>;

/**
 * Carries out a plan as one transaction: write the history, commit the state, then run callbacks. The state is complete
 * before any product code runs. A callback that throws is reported and stops nothing.
 */
export function createTransaction(parts: TransactionParts): Transaction {
  const { store, driver, queue, lifecycle, results, memory, context } = parts;
  const { resources, layerCallbacks, timeline } = parts;
  const { stack } = store;
  let wasRefused = false;

  const commit = (plan: Plan, options: CommitOptions) => {
    const before = store.state.getState();
    const top = topPage(plan.next);
    const hasMoved = !isSamePage(topPage(before.stack), top);
    const number = hasMoved ? before.commit + 1 : before.commit;
    const blocked = blockedAfter(before, plan, options.access?.());
    const state = { stack: plan.next, blocked, commit: number };
    store.state.setState(hasMoved ? { ...state, ...transitionOf(before, plan, options) } : state);
    if (hasMoved) store.settle(number, top);
    timeline.emit?.({ type: 'commit', stack: plan.next });
    options.beforeEvents?.();
    const unloaded = unloadedPages(plan);
    for (const { id } of unloaded) results.leave(id);
    options.askGuards?.();
    for (const { type, page } of plan.lifecycle) {
      const isReturn = type === 'show' && isInStack(before, pageKey(page));
      if (isReturn && !store.isBlocked(page)) void resources.retry(page);
    }
    lifecycle.deliver(plan.lifecycle, results.take);
    for (const { id } of unloaded) memory.forget(id);
    for (const { id } of plan.closed) layerCallbacks.close(id, options.cause);
    if (!store.hasView) lifecycle.flush();
  };

  /** If the browser refused to write a page's entry, the page shares the entry below. The next write makes up for it. */
  const write = (plan: Plan): Plan => {
    const { next, work } = plan;
    if (work.write === 'none') return plan;
    const before = stack();
    const isPush = work.write === 'push';
    const entry = driver.current();
    if (wasRefused && isPush) driver.replace(topPage(before).url, snapshotOf(before));
    // Another script has overwritten our snapshot. Its address stays.
    else if (isPush && isOverwritten(entry, before)) driver.replace(entry.url, snapshotOf(before));
    const { url } = topPage(next);
    wasRefused = !driver[work.write](url, snapshotOf(next));
    if (!wasRefused || !isPush) return plan;
    const shared = atCurrentEntry(next, before);
    driver.replace(url, snapshotOf(shared));
    return { ...plan, next: shared };
  };

  const apply = (plan: Plan, options: CommitOptions) => {
    timeline.emit?.({ type: 'plan', plan });
    commit(write(plan), options);
  };

  const run = async (plan: Plan, options: CommitOptions): Promise<Page | Refusal> => {
    if (plan.work.go === 0) {
      apply(plan, options);
      return topPage(stack());
    }
    timeline.emit?.({ type: 'plan', plan });
    const { session, position } = stack();
    const target = { session, position: position + plan.work.go };
    const outcome = await queue.travel(plan.work.go, target);
    if (outcome.kind === 'interrupted') {
      return WENT_ELSEWHERE;
    }
    commit(write(afterTravel(plan, outcome)), options);
    return topPage(stack());
  };

  /** The plan for the entry that the browser has reached. */
  const afterTravel = (plan: Plan, outcome: TravelOutcome): Plan => {
    if (outcome.kind === 'arrived' && plan.work.write === 'none') {
      const arrival = planArrival(stack(), outcome.entry, context());
      if (leadsTo(topPage(plan.next), topPage(arrival.next), outcome.entry)) return arrival;
    }
    return withoutTravel(plan, outcome, stack());
  };

  return { run, apply, commit, write };
}

/** Whether the browser reached the page. The entry of a closed layer is not the page's own. */
function leadsTo(page: Page, reached: Page, { snapshot }: HistoryEntry): boolean {
  if (snapshot?.o !== undefined && snapshot.p === page.position) return false;
  return reached.id === page.id;
}

function isOverwritten({ snapshot, url }: HistoryEntry, state: StackState): boolean {
  return !snapshot && splitUrl(url).path === splitUrl(topPage(state).url).path;
}

/** The browser's list ends before the entry that the plan wanted. The plan then uses the current entry. */
export function withoutTravel(plan: Plan, outcome: TravelOutcome, before: StackState): Plan {
  const work = { go: 0, write: 'replace' } as const;
  return outcome.kind === 'arrived'
    ? { ...plan, work }
    : { ...plan, work, next: atCurrentEntry(plan.next, before) };
}

/** A new page shares the current history entry. A page that was there keeps its own. */
function atCurrentEntry(next: StackState, before: StackState): StackState {
  const { position, highest } = before;
  const isReplaced = next.generation !== before.generation;
  const deadAbove = isReplaced ? position : before.deadAbove;
  const isKept = isSamePage(topPage(next), topPage(before));
  const top = isKept ? topPage(next) : placeAt(topPage(next), position);
  const below = next.pages.slice(0, -1).map((page) => placeBelow(page, position));
  return { ...next, position, highest, deadAbove, pages: [...below, top] };
}

function transitionOf(
  { stack, blocked }: NavigatorState,
  { next, direction, lifecycle }: Plan,
  { animate }: CommitOptions,
): Pick<NavigatorState, 'transition' | 'leaving'> {
  if (!animate || direction === 'none') return { transition: null, leaving: null };
  const [from, to] = [topPage(stack), topPage(next)];
  const isUnloaded = lifecycle.some(
    ({ type, page }) => type === 'unload' && isSamePage(page, from),
  );
  const [front, back] = direction === 'forward' ? [to, from] : [from, to];
  const leaving = {
    page: from,
    depth: stack.pages.length - 1,
    blocked: blocked.get(pageKey(from)),
  };
  return {
    transition: { direction, front: pageKey(front), back: pageKey(back) },
    leaving: isUnloaded ? leaving : null,
  };
}

function blockedAfter(
  { blocked }: NavigatorState,
  plan: Plan,
  access: Access | undefined,
): NavigatorState['blocked'] {
  const top = pageKey(topPage(plan.next));
  const isOpen = access === undefined || access === 'allowed';
  if (isOpen && blocked.size === 0) return blocked;
  const after = new Map(blocked);
  for (const page of unloadedPages(plan)) after.delete(pageKey(page));
  if (access === 'allowed') after.delete(top);
  else if (access) after.set(top, access);
  return after;
}
