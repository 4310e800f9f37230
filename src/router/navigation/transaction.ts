import { type Move, type Place, type Plan, unloadedPages } from '../core/plan';
import { isInOnePlace, isShown, pagesShown } from '../core/panes';
import { atCurrentEntry } from '../core/plan-back';
import { type Refusal, refuse } from '../core/refusal';
import { type HistoryEntry, snapshotOf } from '../core/snapshot';
import { type Page, type StackState, topPage } from '../core/state';
import { splitUrl } from '../core/url';
import type { LayerCause } from '../layers/layers';
import type { Services } from './services';
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
  readonly beforeEvents?: (page: Page) => void;
  /** Runs after the router's own state is complete, and before any event. Guards are product code. */
  readonly askGuards?: (plan: Plan) => void;
};

type TransactionParts = Pick<
  Services,
  | 'store'
  | 'driver'
  | 'queue'
  | 'lifecycle'
  | 'results'
  | 'memory'
  | 'resources'
  | 'layerCallbacks'
  | 'timeline'
>;

export type Transaction = ReturnType<typeof createTransaction>;

/**
 * Carries out a plan as one transaction: write the history, commit the state, then run callbacks. The state is complete
 * before any product code runs. A callback that throws is reported and stops nothing.
 */
export function createTransaction(parts: TransactionParts) {
  const { store, driver, queue, lifecycle, results, memory } = parts;
  const { resources, layerCallbacks, timeline } = parts;
  const { stack } = store;

  /** Sets the state, then tells lifecycle, layers and observers. */
  const commit = (plan: Plan, options: CommitOptions) => {
    const before = store.state.getState();
    const top = topPage(plan.next);
    const shown = pagesShown(plan.next);
    const hasMoved = keysOf(pagesShown(before.stack)) !== keysOf(shown);
    const number = hasMoved ? before.commit + 1 : before.commit;
    const blocked = blockedAfter(before, plan, options.access?.());
    const state = { stack: plan.next, blocked, commit: number };
    store.state.setState(hasMoved ? { ...state, ...transitionOf(before, plan, options) } : state);
    if (hasMoved) store.settle(number, shown);
    timeline.emit?.({ type: 'commit', stack: plan.next });
    options.beforeEvents?.(top);
    const unloaded = unloadedPages(plan);
    for (const { id } of unloaded) results.end(id);
    options.askGuards?.(plan);
    for (const { type, page } of plan.lifecycle) {
      const isReturn = type === 'show' && isInStack(before, page.key);
      if (isReturn && !store.isBlocked(page)) void resources.shown(page);
    }
    lifecycle.deliver(plan.lifecycle, results.take);
    // A page that is beside the page on top is not shown again when it gets its result.
    const staying = shown.filter((page) => isShown(before.stack, page.key));
    lifecycle.deliver(
      staying.map((page) => ({ type: 'result', page })),
      results.take,
    );
    for (const page of unloaded) {
      memory.forget(page.id);
      resources.leave(page);
    }
    for (const { id } of plan.closed) layerCallbacks.close(id, options.cause);
    if (!store.hasView) lifecycle.flush();
  };

  /**
   * Writes the plan's history entry. Returns the plan as far as the browser allowed it: without an entry of its own, the page shares
   * the entry below, and the next write makes up for it.
   */
  const write = (plan: Plan): Plan => {
    const { next, work } = plan;
    if (work.write === 'none') return plan;
    const before = stack();
    const isPush = work.write === 'push';
    const entry = driver.current();
    // Another script has overwritten our snapshot. Its address stays.
    if (isPush && isOverwritten(entry, before)) driver.replace(entry.url, snapshotOf(before));
    const { url } = topPage(next);
    if (driver[work.write](url, snapshotOf(next)) || !isPush) return plan;
    const shared = atCurrentEntry(next, before);
    driver.replace(url, snapshotOf(shared));
    return { ...plan, next: shared };
  };

  /** Writes the history and commits, where the browser already is. */
  const apply = (plan: Plan, options: CommitOptions) => {
    timeline.emit?.({ type: 'plan', plan });
    commit(write(plan), options);
  };

  /** Travels, plans, writes and commits. Returns the page on top, or why the navigation did not happen. */
  const run = async (move: Move, options: CommitOptions): Promise<Page | Refusal> => {
    const { session, position } = stack();
    let place: Place = { position };
    if (move.go !== 0) {
      const target = { session, position: position + move.go };
      const outcome = await queue.travel(move.go, target);
      if (outcome.kind === 'interrupted') return WENT_ELSEWHERE;
      if (outcome.kind === 'arrived') place = { position: target.position, entry: outcome.entry };
    }
    apply(move.plan(stack(), place), options);
    return topPage(stack());
  };

  return { run, apply, commit, write };
}

function keysOf(pages: readonly Page[]): string {
  return pages.map(({ key }) => key).join();
}

function isOverwritten({ snapshot, url }: HistoryEntry, state: StackState): boolean {
  return !snapshot && splitUrl(url).path === splitUrl(topPage(state).url).path;
}

function transitionOf(
  { stack, blocked }: NavigatorState,
  { next, direction, lifecycle }: Plan,
  { animate }: CommitOptions,
): Pick<NavigatorState, 'transition' | 'removed'> {
  const [from, to] = [topPage(stack), topPage(next)];
  const isSheet = from.modal === true || to.modal === true;
  const isMoving = isSheet || isInOnePlace(stack, next);
  if (!animate || direction === 'none' || !isMoving) return { transition: null, removed: null };
  const isUnloaded = lifecycle.some(({ type, page }) => type === 'unload' && page.key === from.key);
  const [front, back] = direction === 'forward' ? [to, from] : [from, to];
  const removed = {
    page: from,
    depth: stack.pages.length - 1,
    blocked: blocked.get(from.key),
  };
  return {
    transition: { direction, front: front.key, back: back.key },
    removed: isUnloaded ? removed : null,
  };
}

function blockedAfter(
  { blocked }: NavigatorState,
  plan: Plan,
  access: Access | undefined,
): NavigatorState['blocked'] {
  const top = topPage(plan.next).key;
  const isOpen = access === undefined || access === 'allowed';
  if (isOpen && blocked.size === 0) return blocked;
  const after = new Map(blocked);
  for (const page of unloadedPages(plan)) after.delete(page.key);
  if (access === 'allowed') after.delete(top);
  else if (access) after.set(top, access);
  return after;
}
