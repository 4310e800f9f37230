import type { Clock } from './clock';
import { conclude } from './core/conclude';
import { planLanding, standingAt } from './core/plan-land';
import { refuse } from './core/refusal';
import { ADDRESS_KEY, leftOut, snapshotOf } from './core/snapshot';
import { atMost, atPosition, isSame, topOf } from './core/stack';
import type { Entry, Landing, NavState, Plan, PlanContext, Refusal } from './core/types';
import { splitUrl } from './core/url';
import type { HistoryDriver } from './drivers/history-driver';
import { instanceKey, type Lifecycle } from './lifecycle';
import type { PageMemory } from './page-memory';
import type { Results } from './results';
import type { Stage } from './stage';
import type { NavigatorState } from './state';
import { type Arrival, createTraversal, type Traversal } from './traversal';

type CommitStyle = {
  readonly animate: boolean;
  /** Why open layers lose their place: the visitor went back, or their page went away. */
  readonly cause: 'back' | 'page';
  /** Runs with the new state, before any event: a result must be there before its opener shows. */
  readonly before?: (() => void) | undefined;
  /** Runs before the events too, when the router's own state is complete: guards are product code. */
  readonly ask?: (() => void) | undefined;
};

export type EngineParts = {
  readonly stage: Stage;
  readonly driver: HistoryDriver;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  readonly results: Results;
  readonly memory: PageMemory;
  readonly context: () => PlanContext;
  readonly onLayerClosed: (id: string, cause: 'back' | 'page') => void;
};

export type Engine = {
  nav(): NavState;
  /** true: the landing ends a journey of ours. */
  readonly claim: Traversal['claim'];
  readonly travelTo: Traversal['travel'];
  readonly isLate: Traversal['isLate'];
  readonly quiet: Traversal['quiet'];
  /** The journey's end will tell where the browser is. */
  readonly isUnderWay: Traversal['isUnderWay'];
  commit(plan: Plan, style: CommitStyle): void;
  /** Travels, writes, commits; answers with the page on top, or why it did not come to that. */
  perform(plan: Plan, style: CommitStyle): Promise<Entry | Refusal>;
  /** Writes a plan's stamp on the history; answers with the plan as far as the browser let it. */
  stamp(plan: Plan): Plan;
};

/**
 * Carries plans out: writes the history, commits the state, then tells pages, layers and observers. The state is
 * complete before any product code runs, and product code that throws is reported where it is called (report.ts).
 */
export function createEngine(parts: EngineParts): Engine {
  const { stage, driver, clock, lifecycle, results, memory } = parts;
  const { store, nav } = stage;
  const traversal = createTraversal(driver, clock);
  let unwritten = false;

  const commit = (plan: Plan, style: CommitStyle) => {
    const prev = store.getState();
    const [from, to] = [topOf(prev.nav), topOf(plan.next)];
    const moved = !isSame(from, to);
    const gates = gatesAfter(prev, plan);
    const number = moved ? prev.commit + 1 : prev.commit;
    const shown = { nav: plan.next, gates, commit: number };
    store.setState(moved ? { ...shown, ...motion(prev, plan, style) } : shown);
    if (moved) stage.settle(number, to);
    style.before?.();
    for (const { id, url } of leftOut(plan.next)) memory.write(id, ADDRESS_KEY, url);
    const gone = plan.lifecycle.filter(({ type }) => type === 'unload');
    for (const { entry } of gone) results.leave(entry.id);
    style.ask?.();
    lifecycle.deliver(plan.lifecycle, results.take);
    for (const { entry } of gone) memory.forget(entry.id);
    for (const layer of plan.closed) parts.onLayerClosed(layer.id, style.cause);
    if (!stage.hasView) lifecycle.flush();
  };

  /** A page whose entry the browser refused to write shares the one below; the next write makes up for it. */
  const stamp = (plan: Plan): Plan => {
    const { next, work } = plan;
    if (work.write === 'none') return plan;
    const before = nav();
    const isPush = work.write === 'push';
    const here = driver.current();
    if (unwritten && isPush) driver.replace(topOf(before).url, snapshotOf(before));
    // Another script has written over our stamp; its address stays.
    else if (isPush && isStampGone(here, before)) driver.replace(here.url, snapshotOf(before));
    const { url } = topOf(next);
    unwritten = !driver[work.write](url, snapshotOf(next));
    if (!unwritten || !isPush) return plan;
    const shared = inPlace(next, before);
    driver.replace(url, snapshotOf(shared));
    return { ...plan, next: shared };
  };

  const perform = async (plan: Plan, style: CommitStyle): Promise<Entry | Refusal> => {
    if (plan.work.go === 0) {
      commit(stamp(plan), style);
      return topOf(nav());
    }
    const { sid, pos } = nav();
    const arrival = await traversal.travel(plan.work.go, { sid, pos: pos + plan.work.go });
    if (arrival.how === 'interrupted') {
      return refuse('cancel', 'the visitor went elsewhere meanwhile');
    }
    const landed = arrival.how === 'landed' && plan.work.write === 'none' ? arrival.landing : null;
    const reached = landed && planLanding(nav(), landed, parts.context());
    if (reached && isAlike(topOf(reached.next), plan, landed)) commit(stamp(reached), style);
    else if (topOf(plan.next).kind === 'unknown') commit(stamp(toKnown(plan)), style);
    else commit(stamp(settleWhere(plan, arrival, nav())), style);
    return topOf(nav());
  };

  /** The entry that would have told the page's address is not there. */
  const toKnown = ({ next, direction }: Plan): Plan => {
    const { pos, top } = nav();
    const stack = standingAt(
      pos,
      next.stack.map((entry) => atMost(entry, pos)),
    );
    const work = { go: 0, write: 'replace' } as const;
    const step = { next: { ...next, pos, top, stack }, work, reason: 'back', direction } as const;
    return conclude(nav(), step, parts.context().limits);
  };

  const { claim, travel: travelTo, isLate, quiet, isUnderWay } = traversal;
  return { nav, claim, travelTo, isLate, quiet, isUnderWay, commit, perform, stamp };
}

/** The page that was to be reached; not the entry of a layer that is gone, where the page itself stands by now. */
function isAlike({ id }: Entry, { next }: Plan, { snapshot }: Landing): boolean {
  const top = topOf(next);
  if (snapshot?.o !== undefined && snapshot.p === top.pos) return false;
  return id === top.id;
}

function isStampGone({ snapshot, url }: Landing, state: NavState): boolean {
  return !snapshot && splitUrl(url).path === splitUrl(topOf(state).url).path;
}

/** The entry that should have been reached is beyond the browser's list: the plan then holds where we stand. */
export function settleWhere(plan: Plan, arrival: Arrival, before: NavState): Plan {
  const work = { go: 0, write: 'replace' } as const;
  return arrival.how === 'landed'
    ? { ...plan, work }
    : { ...plan, work, next: inPlace(plan.next, before) };
}

/** A page that came shares the entry where the browser stands; one that was there keeps its own. */
function inPlace(next: NavState, before: NavState): NavState {
  const { pos } = before;
  const isThere = isSame(topOf(next), topOf(before));
  const top = isThere ? topOf(next) : atPosition(topOf(next), pos);
  const below = next.stack.slice(0, -1).map((entry) => atMost(entry, pos));
  return { ...next, pos, top: before.top, stack: [...below, top] };
}

function motion(
  { nav, gates }: NavigatorState,
  { next, direction, lifecycle }: Plan,
  { animate }: CommitStyle,
): Pick<NavigatorState, 'transition' | 'leaving'> {
  if (!animate || direction === 'none') return { transition: null, leaving: null };
  const [from, to] = [topOf(nav), topOf(next)];
  const gate = gates.get(instanceKey(from));
  const removed = lifecycle.some(({ type, entry }) => type === 'unload' && isSame(entry, from));
  const [front, back] = direction === 'forward' ? [to, from] : [from, to];
  return {
    transition: { direction, front: instanceKey(front), back: instanceKey(back) },
    leaving: removed ? { entry: from, depth: nav.stack.length - 1, gate } : null,
  };
}

/** Gates of pages that have gone go with them. */
function gatesAfter(prev: NavigatorState, plan: Plan): NavigatorState['gates'] {
  const gone = plan.lifecycle.filter(({ type }) => type === 'unload');
  if (prev.gates.size === 0 || gone.length === 0) return prev.gates;
  const gates = new Map(prev.gates);
  for (const { entry } of gone) gates.delete(instanceKey(entry));
  return gates;
}
