import { last } from '@/shared/last';
import type { CompiledTable } from './core/match';
import { planLanding } from './core/plan-land';
import { isSame, topOf } from './core/stack';
import type { Entry, Landing, Plan, PlanContext } from './core/types';
import type { DriverLanding, HistoryDriver } from './drivers/history-driver';
import type { Engine } from './engine';
import { askToLeave, type Guards } from './guards';
import type { Lane } from './lane';
import { instanceKey, type Lifecycle } from './lifecycle';
import { leadTo, type OpenPage } from './open-page';
import { createPutBack } from './put-back';
import type { Tickets } from './tickets';

export type LandingParts = {
  readonly table: CompiledTable;
  readonly driver: HistoryDriver;
  readonly engine: Engine;
  readonly lane: Lane;
  readonly tickets: Tickets;
  readonly guards: Guards;
  readonly lifecycle: Lifecycle;
  readonly context: () => PlanContext;
  readonly openPage: OpenPage;
  /** iOS has moved the page under the finger already, and older WebKit does not say so. */
  readonly swipesNatively: boolean;
  /** Layers may have lost the one that they lay below. */
  readonly onLanded: () => void;
  /** Pages that came by the browser's own move: their guards are asked now. */
  readonly onArrived: (entry: Entry) => void;
};

export type Landings = {
  land(landing: DriverLanding): void;
  /** After the document came back from the back/forward cache: the history may have moved on without us. */
  recheck(): void;
};

/** The visitor's own moves through the history: back, forward, jumps, typed addresses, anchors. */
export function createLandings(parts: LandingParts): Landings {
  const { table, driver, engine, lane, tickets, guards, lifecycle, context } = parts;
  const putBack = createPutBack({
    engine,
    lane,
    onHome: parts.onLanded,
    onLost: () => recheck(),
  });

  const land = (landing: DriverLanding) => {
    if (engine.claim(landing) || putBack.passes(landing)) return;
    const state = landing.snapshot ? engine.nav() : putBack.whereItStood(engine.nav());
    const plan = planLanding(state, landing, context());
    if (isPhantom(landing) || (plan.direction === 'back' && !mayLeave(plan))) return;
    accept(plan, !landing.uaVisual && !parts.swipesNatively);
  };

  const accept = (plan: Plan, animate: boolean) => {
    const before = topOf(engine.nav());
    const moved = !isSame(before, topOf(plan.next));
    if (moved) tickets.callOff('cancel');
    const cause = moved ? 'page' : 'back';
    engine.commit(engine.stamp(plan), { animate: animate && closedBy(plan).length <= 1, cause });
    if (plan.lifecycle.some(({ type }) => type === 'load')) parts.onArrived(topOf(plan.next));
    parts.onLanded();
  };

  /** Old WebKit fires popstate when a document has loaded: a landing where we stand is none. */
  const isPhantom = ({ snapshot }: Landing) =>
    snapshot?.s === engine.nav().sid && snapshot.p === engine.nav().pos;

  /**
   * A page may keep the browser's own back from leaving it: the history is put back first, then the page is
   * asked, and if it lets go the step is made again.
   */
  const mayLeave = (plan: Plan): boolean => {
    const top = topOf(engine.nav());
    const { sid, pos } = plan.next;
    const handled = lifecycle
      .call(instanceKey(top), 'backPress', { from: 'browser' })
      .includes(true);
    const closing = closedBy(plan).filter(({ mount }) => mount === 'live');
    const verdict = handled ? null : askToLeave(guards, closing, neverAborted());
    if (verdict && !(verdict instanceof Promise) && verdict.gate === 'open') return true;
    putBack.from(pos);
    void Promise.resolve(verdict).then((answer) => {
      if (!answer || !isSame(top, topOf(engine.nav()))) return;
      if (answer.gate === 'open') void lane.run(() => leaveAgain(top, { sid, pos }));
      else if (answer.gate === 'elsewhere') void parts.openPage(leadTo(table, answer));
    });
    return false;
  };

  const leaveAgain = async (
    page: Entry,
    target: { readonly sid: string; readonly pos: number },
  ) => {
    if (!isSame(page, topOf(engine.nav()))) return;
    const arrival = await engine.travelTo(target.pos - engine.nav().pos, target);
    if (arrival.how === 'landed') {
      accept(planLanding(engine.nav(), arrival.landing, context()), true);
    }
  };

  const recheck = () => {
    const landing = driver.current();
    const isMoving = putBack.isUnderWay || engine.isUnderWay();
    if (isMoving) return;
    if (isPhantom(landing)) return parts.onLanded();
    const plan = planLanding(engine.nav(), landing, context());
    const hadLeftover = last(engine.nav().layers)?.open === false;
    accept(plan, false);
    // A back that came before us only left what a reload has left behind: it was meant for the page.
    if (hadLeftover && plan.lifecycle.length === 0) driver.go(-1);
  };

  return { land, recheck };
}

/** Pages that leave the stack, top first. */
function closedBy(plan: Plan): readonly Entry[] {
  return plan.lifecycle.filter(({ type }) => type === 'unload').map(({ entry }) => entry);
}

function neverAborted(): AbortSignal {
  return new AbortController().signal;
}
