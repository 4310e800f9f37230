import { last } from '@/shared/last';
import type { CompiledTable } from './core/match';
import { planLanding } from './core/plan-land';
import { toldTop } from './core/snapshot';
import { isSame, topOf } from './core/stack';
import type { Entry, Landing, Plan, PlanContext, Snapshot } from './core/types';
import type { DriverLanding, HistoryDriver } from './drivers/history-driver';
import { leadTo } from './detours';
import { type Engine, settleWhere } from './engine';
import type { Lane } from './lane';
import type { LeaveQuestions } from './leave-questions';
import { instanceKey, type Lifecycle } from './lifecycle';
import type { OpenPage } from './open-page';
import { createPutBack } from './put-back';
import type { Tickets } from './tickets';

export type LandingParts = {
  readonly table: CompiledTable;
  readonly driver: HistoryDriver;
  readonly engine: Engine;
  readonly lane: Lane;
  readonly tickets: Tickets;
  readonly mayClose: LeaveQuestions;
  readonly lifecycle: Lifecycle;
  readonly context: () => PlanContext;
  readonly openPage: OpenPage;
  /** iOS has moved the page under the finger already, and older WebKit does not say so. */
  readonly swipesNatively: boolean;
  /** Layers may have lost the one that they lay below. */
  readonly onLanded: () => void;
  /** A page came by the browser's own move, perhaps mounted anew: its guards may have to be asked now. */
  readonly onRevealed: (entry: Entry, isNew: boolean) => void;
};

export type Landings = {
  land(landing: DriverLanding): void;
  /** After the document came back from the back/forward cache: the history may have moved on without us. */
  recheck(): void;
};

/** The visitor's own moves through the history: back, forward, jumps, typed addresses, anchors. */
export function createLandings(parts: LandingParts): Landings {
  const { table, driver, engine, lane, tickets, mayClose, lifecycle, context } = parts;
  const putBack = createPutBack({
    engine,
    lane,
    onHome: parts.onLanded,
    onLost: () => settleHere(false),
  });

  const land = (landing: DriverLanding) => {
    if (engine.claim(landing) || putBack.passes(landing)) return;
    if (isPhantom(landing)) return;
    if (isDead(landing.snapshot)) return putBack.from(landing.snapshot.p);
    // A typed address on the way back has cut off where we stood: there is no way back.
    const isLost = !landing.snapshot && putBack.isUnderWay;
    const state = landing.snapshot ? engine.nav() : putBack.whereItStood(engine.nav());
    const plan = planLanding(state, landing, context());
    if (engine.isLate(landing) && !isSame(topOf(state), topOf(plan.next))) {
      return putBack.from(plan.next.pos);
    }
    if (isLost || mayLeave(plan, landing)) accept(plan, !landing.uaVisual && !parts.swipesNatively);
  };

  const accept = (plan: Plan, animate: boolean) => {
    const before = topOf(engine.nav());
    const moved = !isSame(before, topOf(plan.next));
    if (moved) tickets.callOff('cancel');
    const cause = moved ? 'page' : 'back';
    engine.commit(engine.stamp(plan), { animate: animate && closedBy(plan).length <= 1, cause });
    const isNew = plan.lifecycle.some(({ type }) => type === 'load');
    if (moved) parts.onRevealed(topOf(plan.next), isNew);
    parts.onLanded();
  };

  /** Old WebKit fires popstate when a document has loaded: a landing where we stand is none. */
  const isPhantom = ({ snapshot }: Landing) =>
    snapshot?.s === engine.nav().sid && snapshot.p === engine.nav().pos;

  /**
   * An entry forward of us that has nothing to show: of a layer that is closed, or an address step of a page that
   * was redirected or whose tab was switched.
   */
  const isDead = (snapshot: Snapshot | null): snapshot is Snapshot => {
    const nav = engine.nav();
    if (snapshot?.s !== nav.sid || snapshot.p <= nav.pos) return false;
    const { id, pos } = toldTop(snapshot);
    return pos <= nav.pos && (snapshot.o !== undefined || id !== topOf(nav).id);
  };

  /**
   * Pages may keep the visitor's own move from closing them: the history is put back first, then they are
   * asked, and if they let go the step is made again. What has positions of another life can not be put back.
   */
  const mayLeave = (plan: Plan, landing: Landing): boolean => {
    const state = engine.nav();
    const top = topOf(state);
    const { sid, pos } = plan.next;
    if (sid !== state.sid) return true;
    const isBack = pos < state.pos && !isSame(top, topOf(plan.next));
    const isHandled =
      isBack && lifecycle.call(instanceKey(top), 'backPress', { from: 'browser' }).includes(true);
    const verdict = isHandled
      ? null
      : mayClose(closedBy(plan).filter(({ mount }) => mount === 'live'));
    if (verdict && !(verdict instanceof Promise) && verdict.gate === 'open') return true;
    if (!landing.snapshot) adopt(plan);
    putBack.from(pos);
    void Promise.resolve(verdict).then((answer) => {
      if (!answer || !isSame(top, topOf(engine.nav()))) return;
      if (answer.gate === 'open') void lane.run(() => leaveAgain(top, landing, { sid, pos }));
      else if (answer.gate === 'elsewhere') void parts.openPage(leadTo(table, answer));
    });
    return false;
  };

  /** A typed address that the page does not leave for yet: its entry is one of ours from now on. */
  const adopt = (plan: Plan) => {
    const { top } = engine.stamp(plan).next;
    const next = { ...engine.nav(), top };
    const nothing = { lifecycle: [], closed: [], direction: 'none' } as const;
    engine.commit({ ...plan, ...nothing, next }, { animate: false, cause: 'page' });
  };

  const leaveAgain = async (
    page: Entry,
    landing: Landing,
    target: { readonly sid: string; readonly pos: number },
  ) => {
    if (!isSame(page, topOf(engine.nav()))) return;
    const arrival = await engine.travelTo(target.pos - engine.nav().pos, target);
    if (arrival.how === 'landed') {
      accept(planLanding(engine.nav(), arrival.landing, context()), true);
    } else if (arrival.how === 'nowhere') {
      // The entry is not where it should be, and this page must not be kept for that.
      const plan = planLanding(engine.nav(), landing, context());
      accept(settleWhere(plan, arrival, engine.nav()), true);
    }
  };

  const settleHere = (isAsking: boolean) => {
    const landing = driver.current();
    const isMoving = putBack.isUnderWay || engine.isUnderWay();
    if (isMoving) return;
    if (isPhantom(landing)) return parts.onLanded();
    const plan = planLanding(engine.nav(), landing, context());
    if (isAsking && !mayLeave(plan, landing)) return;
    const hadLeftover = last(engine.nav().layers)?.open === false;
    accept(plan, false);
    // A back that came before us only left what a reload has left behind: it was meant for the page.
    if (hadLeftover && plan.lifecycle.length === 0) driver.go(-1);
  };

  return { land, recheck: () => settleHere(true) };
}

/** Pages that leave the stack, top first. */
function closedBy(plan: Plan): readonly Entry[] {
  return plan.lifecycle.filter(({ type }) => type === 'unload').map(({ entry }) => entry);
}
