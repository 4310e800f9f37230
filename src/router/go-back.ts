import type { CompiledTable } from './core/match';
import { planBack } from './core/plan-land';
import { isRefusal, refuse } from './core/refusal';
import { isSame, topOf } from './core/stack';
import type { Entry, NavState, PlanContext, Refusal } from './core/types';
import { leadTo } from './detours';
import type { Engine } from './engine';
import type { GateVerdict } from './guards';
import type { Lane } from './lane';
import type { LeaveQuestions } from './leave-questions';
import { instanceKey, type Lifecycle } from './lifecycle';
import { type OpenPage, OVER } from './open-page';
import type { Results } from './results';
import type { Tickets } from './tickets';

export type BackOptions = { readonly result?: unknown };

export type BackParts = {
  readonly table: CompiledTable;
  readonly engine: Engine;
  readonly lane: Lane;
  readonly tickets: Tickets;
  readonly mayClose: LeaveQuestions;
  readonly lifecycle: Lifecycle;
  readonly results: Results;
  readonly context: () => PlanContext;
  readonly isOver: () => boolean;
  readonly openPage: OpenPage;
  /** A page is shown again, perhaps mounted anew: its guards may have to be asked again. */
  readonly onRevealed: (entry: Entry, isNew: boolean) => void;
  /** The entry that was reached may be that of a layer which is gone. */
  readonly onLanded: () => void;
  /** The way on from a sign-in page that is done. */
  readonly onward: () => Promise<Entry | Refusal> | null;
};

/** `onLetGo` runs as soon as the page and its guards have: at once unless one of them takes its time. */
export type GoBack = (
  delta?: unknown,
  options?: BackOptions,
  onLetGo?: () => void,
) => Promise<Entry | Refusal>;

type BackRequest = {
  /** Who was on top when it was called: a result is that page's answer. */
  readonly caller: Entry;
  readonly delta: unknown;
  readonly options: BackOptions | undefined;
  readonly onLetGo: (() => void) | undefined;
};

/** The root path that back from the first page leads to [S2.6]. */
const ROOT = '/';

const ELSEWHERE = refuse('cancel', 'the visitor went elsewhere meanwhile');
const HANDLED = refuse('cancel', 'the page handles back itself');

export function createGoBack(parts: BackParts): GoBack {
  const { table, engine, lane, tickets, mayClose, lifecycle, openPage } = parts;

  const isHandled = () =>
    lifecycle.call(instanceKey(topOf(engine.nav())), 'backPress', { from: 'back' }).includes(true);

  /** At once unless a guard takes its time. */
  const ask = (delta: unknown): GateVerdict | Promise<GateVerdict> => {
    const state = engine.nav();
    if (isHandled()) return { gate: 'closed', refusal: HANDLED };
    const steps = stepsOf(delta, state.stack.length);
    return mayClose(closedBy(state, steps));
  };

  const attempt = async (request: BackRequest): Promise<Entry | Refusal> => {
    const page = topOf(engine.nav());
    const verdict = ask(request.delta);
    const answer = verdict instanceof Promise ? await verdict : verdict;
    if (answer.gate === 'closed') return answer.refusal;
    if (!isSame(page, topOf(engine.nav()))) return ELSEWHERE;
    if (answer.gate === 'elsewhere') return openPage(leadTo(table, answer));
    request.onLetGo?.();
    const outcome = await lane.run(async () =>
      // Another back has waited for the same answer, and came first.
      verdict instanceof Promise && !isSame(page, topOf(engine.nav()))
        ? ELSEWHERE
        : takeTurn(request, page),
    );
    return outcome ?? attempt(request);
  };

  /**
   * An earlier back may have changed the page on top: then that one is asked, in this very turn, so that a
   * navigation of the same task stays behind us. null: its guard takes its time, and the lane waits for none.
   */
  const takeTurn = async (request: BackRequest, page: Entry) => {
    const state = engine.nav();
    // The earlier back has brought us to the root: a double tap does not relaunch the app.
    if (state.stack.length === 1) return topOf(state);
    if (!isSame(page, topOf(state))) {
      const verdict = ask(request.delta);
      if (verdict instanceof Promise || verdict.gate === 'elsewhere') return null;
      if (verdict.gate === 'closed') return verdict.refusal;
    }
    return perform(parts, request);
  };

  const goHome = async (): Promise<Entry | Refusal> => {
    const outcome = await openPage({ kind: 'relaunch', input: { to: { url: ROOT } } });
    // A double tap: the first one is on its way there, and no lock holds back [S2.5].
    return isRefusal(outcome) && outcome.refused === 'locked'
      ? lane.run(async () => topOf(engine.nav()))
      : outcome;
  };

  return async (delta, options, onLetGo) => {
    if (parts.isOver()) return OVER;
    const onward = parts.onward();
    if (onward) return onward;
    tickets.callOff('cancel');
    const { stack } = engine.nav();
    if (stack.length === 1) return isHandled() ? HANDLED : goHome();
    return attempt({ caller: topOf(engine.nav()), delta, options, onLetGo });
  };
}

/** Live pages above the one that is returned to, top first. */
function closedBy(state: NavState, steps: number): readonly Entry[] {
  return state.stack
    .slice(-steps)
    .reverse()
    .filter((entry) => entry.mount === 'live');
}

async function perform(
  { engine, results, context, onRevealed, onLanded }: BackParts,
  { caller, delta, options }: BackRequest,
): Promise<Entry | Refusal> {
  const state = engine.nav();
  const page = topOf(state);
  // A page below may have gone while a guard thought about it.
  const steps = stepsOf(delta, state.stack.length);
  const target = state.stack[state.stack.length - 1 - steps];
  const before = () => {
    if (options && 'result' in options && isSame(page, caller)) {
      // The answer is that of the page which the target has opened: the visitor may have gone further from there.
      const opened = state.stack[state.stack.length - steps] ?? page;
      const opener = opened.opener === target?.id ? target.id : null;
      results.answer(opened.id, opener, { route: opened.route, value: options.result });
    }
  };
  const ask = () => {
    const top = topOf(engine.nav());
    if (target?.id === top.id) onRevealed(top, target.mount === 'ghost');
  };
  const plan = planBack(state, steps, context());
  const outcome = await engine.perform(plan, { animate: true, cause: 'page', before, ask });
  if (isRefusal(outcome)) return outcome;
  onLanded();
  return topOf(engine.nav());
}

/** [S2.7] one step unless told otherwise; NaN, 0 and negative numbers are one step; never below the root. */
function stepsOf(delta: unknown, depth: number): number {
  const steps = Math.floor(Number(delta));
  return Math.min(steps >= 1 ? steps : 1, depth - 1);
}
