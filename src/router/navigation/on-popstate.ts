import { last } from '@/shared/values';
import { type Plan, unloadedPages } from '../core/plan';
import { planArrival, planUnreached } from '../core/plan-back';
import type { HistoryEntry } from '../core/snapshot';
import { type Page, placeBelow, type StackState, topPage } from '../core/state';
import type { GuardOutcome } from '../guards/guards';
import type { PopstateEntry } from '../history/history-driver';
import type { HistoryPlace, HistoryQueue } from '../history/history-queue';
import { classifyPopstate } from '../history/popstate';
import type { Layers } from '../layers/layers';
import { type OpenPage, redirectRequest } from './open-request';
import type { PendingNavigations } from './pending-navigations';
import type { Services } from './services';
import type { ShownPages } from './shown-pages';
import type { Transaction } from './transaction';

type PopstateParts = Pick<
  Services,
  'table' | 'store' | 'driver' | 'queue' | 'guards' | 'lifecycle' | 'context' | 'timeline'
> & {
  readonly pending: Pick<PendingNavigations, 'cancel'>;
  readonly transaction: Transaction;
  readonly openPage: OpenPage;
  readonly shownPages: Pick<ShownPages, 'askArrived'>;
  readonly layers: Pick<Layers, 'removeClosed'>;
  /** iOS has already moved the page under the finger, and older WebKit does not say so. */
  readonly swipesNatively: boolean;
};

/** The user's own moves through the history: back, forward, jumps, typed addresses, anchors. */
export function createPopstateHandler(parts: PopstateParts) {
  const { table, driver, queue, pending, guards, lifecycle, transaction, context } = parts;
  const { openPage, shownPages, layers, swipesNatively } = parts;
  const { stack } = parts.store;
  const revert = createRevert({
    stack,
    queue,
    onDone: layers.removeClosed,
    onLost: () => acceptCurrentEntry('without-asking'),
  });

  const classify = (entry: HistoryEntry, isTravelEnd: boolean) =>
    classifyPopstate(entry, { stack: stack(), isTravelEnd, isReverting: revert.isActive });

  const handle = (entry: PopstateEntry): void => {
    const popstate = classify(entry, queue.receive(entry));
    parts.timeline.emit?.({ type: 'popstate', popstate, entry, from: stack().position });
    switch (popstate.kind) {
      case 'travel-ended':
      case 'same-entry':
        return;
      case 'while-reverting':
        return revert.moveTo(popstate.position);
      case 'dead-entry':
        return revert.start(popstate.position);
      case 'foreign-entry':
        return acceptForeignEntry(entry);
      case 'own-entry':
        return acceptOwnEntry(entry);
    }
  };

  const acceptOwnEntry = (entry: PopstateEntry) => {
    const plan = planArrival(stack(), entry, context());
    const hasMoved = topPage(stack()).key !== topPage(plan.next).key;
    if (queue.takeAbandoned(entry) && hasMoved) return revert.start(plan.next.position);
    if (leaveOrRevert(plan, entry)) accept(plan, isAnimated(entry));
  };

  /**
   * A typed address has cut off the entries above. If the browser was on its way back, there is no way back now, and its
   * travel may still lead away from the new entry. Then the app returns to it.
   */
  const acceptForeignEntry = (entry: PopstateEntry) => {
    const before = revert.stateAtEntry(stack());
    const isCutOff = before !== stack();
    const plan = planArrival(before, entry, context());
    queue.takeAbandoned(entry);
    if (!isCutOff && !leaveOrRevert(plan, entry)) return;
    accept(plan, isAnimated(entry));
    if (revert.isActive) revert.moveTo(stack().position);
  };

  const isAnimated = ({ uaVisual }: PopstateEntry) => !uaVisual && !swipesNatively;

  const accept = (plan: Plan, mayAnimate: boolean) => {
    const hasMoved = topPage(stack()).key !== topPage(plan.next).key;
    if (hasMoved) pending.cancel('cancel');
    const animate = mayAnimate && unloadedPages(plan).length <= 1;
    transaction.apply(plan, { animate, cause: hasMoved ? 'page' : 'back' });
    if (hasMoved) shownPages.askArrived(plan);
    layers.removeClosed();
  };

  /**
   * true: the pages agree, so the caller accepts the plan now. Otherwise this function reverts, and repeats the move if
   * the guards agree later. A move to an entry of another session cannot be refused: its positions mean nothing here.
   */
  const leaveOrRevert = (plan: Plan, entry: HistoryEntry): boolean => {
    const { session, position } = plan.next;
    if (session !== stack().session) return true;
    const top = topPage(stack());
    const outcome = askPages(plan);
    if (outcome !== 'handled' && !(outcome instanceof Promise) && outcome.kind === 'allowed') {
      return true;
    }
    if (entry.isReplaced) {
      transaction.write({ ...plan, next: stack() });
    } else {
      if (!entry.snapshot) adoptEntry(plan);
      revert.start(position);
    }
    if (outcome === 'handled') return false;
    void Promise.resolve(outcome).then((answer) => {
      if (top.key !== topPage(stack()).key) return;
      if (answer.kind === 'redirected') void openPage(redirectRequest(table, answer));
      if (answer.kind === 'allowed') {
        void queue.run(() => repeatMove(top, entry, { session, position }));
      }
    });
    return false;
  };

  /** `handled`: a `useBackPress` listener of the page has handled this back. */
  const askPages = (plan: Plan): 'handled' | GuardOutcome | Promise<GuardOutcome> => {
    const top = topPage(stack());
    const isBack = plan.next.position < stack().position && top.key !== topPage(plan.next).key;
    const answers = isBack ? lifecycle.call(top.key, 'backPress', { from: 'browser' }) : [];
    if (answers.includes(true)) return 'handled';
    return guards.mayClose(unloadedPages(plan).filter(({ mount }) => mount === 'live'));
  };

  /** A typed address that the page does not leave for yet. From now on its entry is one of ours. */
  const adoptEntry = (plan: Plan) => {
    const { highest } = transaction.write(plan).next;
    // The entry below still says which entries are dead. The new entry is of this generation, so it is alive.
    const next = { ...stack(), highest };
    const noEvents = { lifecycle: [], closed: [], direction: 'none' } as const;
    transaction.commit({ ...plan, ...noEvents, next }, { animate: false, cause: 'page' });
  };

  const repeatMove = async (page: Page, entry: HistoryEntry, target: HistoryPlace) => {
    if (page.key !== topPage(stack()).key) return;
    if (entry.isReplaced) return accept(planArrival(stack(), entry, context()), true);
    const outcome = await queue.travel(target.position - stack().position, target);
    if (outcome.kind === 'arrived') {
      accept(planArrival(stack(), outcome.entry, context()), true);
    } else if (outcome.kind === 'nowhere') {
      // The entry is not where it should be. That must not keep the user on this page.
      accept(planUnreached(stack(), entry, context()), true);
    }
  };

  const acceptCurrentEntry = (mode: 'asking' | 'without-asking') => {
    if (revert.isActive || queue.isTravelling) return;
    const entry = driver.current();
    const popstate = classify(entry, false);
    if (popstate.kind === 'same-entry') return layers.removeClosed();
    if (popstate.kind === 'dead-entry' && mode === 'asking') return revert.start(popstate.position);
    const plan = planArrival(stack(), entry, context());
    if (mode === 'asking' && !leaveOrRevert(plan, entry)) return;
    const hadClosedLayer = last(stack().layers)?.open === false;
    accept(plan, false);
    // A back before this only left the entry of a closed layer. The user meant the page.
    if (hadClosedLayer && plan.lifecycle.length === 0) driver.go(-1);
  };

  return {
    handle,
    /** After the document came back from the back/forward cache: the history may have moved without an event. */
    recheck: () => acceptCurrentEntry('asking'),
  };
}

type RevertParts = {
  readonly stack: () => StackState;
  readonly queue: HistoryQueue;
  /** The browser is at the app's entry, or the user went somewhere else. */
  readonly onDone: () => void;
  /** The browser cannot reach the app's entry. */
  readonly onLost: () => void;
};

/** Give up after this many unexplained misses, because the positions no longer match the browser's history. */
const MAX_MISSES = 3;

/**
 * Takes the browser back to the app's own history entry, after a page refused a move of the user. Each popstate on the way
 * only tells where the browser is. Moves of the user come first.
 */
function createRevert({ stack, queue, onDone, onLost }: RevertParts) {
  let current: number | null = null;

  /** Both the app's position and the browser's may change on the way. */
  const distance = () => (current === null ? 0 : stack().position - current);

  const travelBack = async () => {
    let misses = 0;
    while (distance() !== 0 && misses < MAX_MISSES) {
      const { session, position } = stack();
      const { kind } = await queue.travel(distance(), { session, position });
      if (kind === 'arrived') current = position;
      const isExplained = await queue.untilQuiet();
      if (kind === 'nowhere') misses = MAX_MISSES;
      else if (!isExplained) misses += 1;
    }
    current = null;
    if (misses >= MAX_MISSES) onLost();
    else onDone();
  };

  return {
    /** The browser is at this position and must not be. */
    start: (position: number) => {
      current = position;
      void queue.runFirst(travelBack);
    },
    /** A popstate on the way tells where the browser is now. */
    moveTo: (position: number) => {
      current = position;
    },
    /** The state as it was when a new entry was added: the browser may have been at another position. */
    stateAtEntry: (state: StackState): StackState => {
      if (current === null || current === state.position) return state;
      const position = current;
      // The new entry has cut off everything above.
      const layers = state.layers.map((layer) =>
        layer.position > position ? { ...layer, position } : layer,
      );
      const pages = state.pages.map((page) => placeBelow(page, position));
      return { ...state, position, pages, layers };
    },
    get isActive() {
      return current !== null;
    },
  };
}
