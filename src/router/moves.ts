import { checkTarget, type TargetInput } from './core/check-target';
import type { CompiledTable } from './core/match';
import { planStep, type StepWay } from './core/plan-step';
import { isRefusal, quote, refuse } from './core/refusal';
import { snapshotOf } from './core/snapshot';
import { entriesOf, isSame, topOf } from './core/stack';
import type { Entry, NavigationKind, PlanContext, Refusal } from './core/types';
import type { DriverLanding, HistoryDriver } from './drivers/history-driver';
import { rememberRefused } from './drivers/remember-refused';
import { untilOver } from './drivers/until-over';
import { createEngine, type Engine } from './engine';
import { createExitPrompt } from './exit-prompt';
import { createGateKeeper } from './gate-keeper';
import { createGoBack, type GoBack } from './go-back';
import { type Access, createGuards } from './guards';
import { createLandings } from './landings';
import { createLane } from './lane';
import { createLayers, type LayerCause, type LayerHandle } from './layers';
import { createLeaveQuestions } from './leave-questions';
import type { Chunks } from './chunks';
import type { Clock } from './clock';
import type { Lifecycle } from './lifecycle';
import { createOpenPage } from './open-page';
import type { PageMemory } from './page-memory';
import { createPresenter, type Presenter } from './presenter';
import type { Report } from './report';
import { createResults, type Results } from './results';
import type { Stage } from './stage';
import { createSignIn, type Login } from './sign-in';
import { createTickets } from './tickets';

export type Opening = {
  readonly page: Promise<Entry | Refusal>;
  /** undefined when the page is left without an answer, or never came. */
  readonly result: Promise<unknown>;
};

export type MoveParts = {
  readonly table: CompiledTable;
  readonly stage: Stage;
  readonly driver: HistoryDriver;
  readonly clock: Clock;
  readonly chunks: Chunks;
  readonly lifecycle: Lifecycle;
  readonly memory: PageMemory;
  readonly context: () => PlanContext;
  readonly access: Access;
  readonly login: Login;
  /** Who was signed in when the app started. */
  readonly firstVisitor: string | null;
  readonly swipesNatively: boolean;
  /** The app has been taken down. */
  readonly isOver: () => boolean;
  readonly onExitWarning: () => void;
  readonly report: Report;
  readonly onRefused: (refusal: Refusal) => void;
};

/** Everything that leads from one page to another. */
export type Moves = {
  go(kind: NavigationKind, input: TargetInput): Promise<Entry | Refusal>;
  open(input: TargetInput): Opening;
  readonly back: GoBack;
  preload(to: TargetInput['to'], params?: TargetInput['params']): Promise<Refusal | null>;
  step(url: string, way: StepWay, page?: Entry): void;
  openLayer(onClose: (cause: LayerCause) => void): LayerHandle;
  /** What a page above has answered, if it has not been told yet. */
  readonly answerFor: Results['take'];
  armExit(): void;
  /** Pages that were refused are asked again. So are the others if somebody else is signed in, and a visitor who has just signed in goes on. */
  loginChanged(): void;
  land(landing: DriverLanding): void;
  /** The history may have moved while nobody listened. */
  recheck(): void;
  readonly presenter: Presenter;
  /** The first page is shown. */
  begin(): void;
  /** The app is taken down: nobody waits any longer. */
  end(): void;
};

/** Puts the parts together; each is a file of its own. */
export function createMoves(parts: MoveParts): Moves {
  const { table, stage, clock, chunks, lifecycle, context } = parts;
  const own = untilOver(parts.driver, parts.isOver);
  const driver = rememberRefused(own, stage.nav());
  const lane = createLane(() => engine.quiet());
  const tickets = createTickets();
  const results = createResults();
  const guards = createGuards(table, parts.access, parts.login);
  const layers = createLayers({ engine: () => engine, lane, context, report: parts.report });
  const engine: Engine = createEngine({
    ...parts,
    driver,
    results,
    onLayerClosed: layers.closed,
  });
  const mayClose = createLeaveQuestions(guards, lifecycle);
  const shared = { ...parts, driver, engine, lane, tickets, results, guards, mayClose };
  const openPage = createOpenPage({
    ...shared,
    settled: stage.settled,
    onJudged: (entry, gate) => gates.judged(entry, gate),
    onSignIn: (page, kind) => signIn.opened(page, kind),
  });
  const gates = createGateKeeper({ ...shared, store: stage.store, openPage });
  const signIn = createSignIn({ ...shared, openPage });
  const back = createGoBack({
    ...shared,
    openPage,
    onRevealed: gates.revealed,
    onLanded: layers.tidy,
    onward: signIn.takeBack,
  });
  const exit = createExitPrompt(engine, layers, tickets, clock, parts.onExitWarning);
  const landings = createLandings({
    ...shared,
    openPage,
    onRevealed: gates.revealed,
    onLanded: layers.tidy,
  });
  const open = (input: TargetInput): Opening => {
    let settle: (value: unknown) => void = () => {};
    const result = new Promise<unknown>((resolve) => {
      settle = resolve;
    });
    // A guard may have led to a tab, which is not there to answer, nor is a page that comes when the app has gone.
    const onEntry = ({ id, tab }: Entry) =>
      tab || parts.isOver() ? settle(undefined) : void results.wait(id).then(settle);
    const page = openPage({ kind: 'navigate', input, onEntry });
    page.then(
      (outcome) => {
        if (isRefusal(outcome)) settle(undefined);
      },
      // A target may throw when it is read. Whoever waits for the page is told.
      () => settle(undefined),
    );
    return { page, result };
  };

  /** The same checks as for a new page [S2.1]: what no arrival would get, a step does not get either. */
  const targetOfStep = (url: string, page: Entry) => {
    const top = topOf(stage.nav());
    return isSame(page, top)
      ? checkTarget(table, 'preload', { to: { url } }, top.url)
      : refuse('cancel', `only the page on top can change its address: ${quote(url)}`);
  };

  return {
    go: (kind, input) => openPage({ kind, input }),
    open,
    back,
    preload: async (to, params) => {
      const known = typeof to === 'string' && !params && table.routes.has(to);
      const from = topOf(stage.nav()).url;
      const target = known ? { route: to } : checkTarget(table, 'preload', { to, params }, from);
      if (isRefusal(target)) return target;
      await chunks.load(target.route);
      return null;
    },
    step: (url, way, page = topOf(stage.nav())) => {
      void lane.run(async () => {
        const target = targetOfStep(url, page);
        if (isRefusal(target)) return parts.onRefused(target);
        const plan = planStep(stage.nav(), target, way, context());
        engine.commit(engine.stamp(plan), { animate: false, cause: 'page' });
      });
    },
    openLayer: (onClose) => layers.open(onClose),
    answerFor: results.take,
    armExit: exit.arm,
    loginChanged: () => {
      gates.recheck();
      signIn.resume();
    },
    land: (landing) => landings.land(driver.read(landing)),
    recheck: landings.recheck,
    presenter: createPresenter(stage, clock, lifecycle),
    begin: () => {
      const first = topOf(stage.nav());
      driver.replace(first.url, snapshotOf(stage.nav()));
      exit.adopt();
      stage.begin();
      gates.revealed(first, true);
      // A layer that was open before a reload has left its entry.
      layers.tidy();
    },
    end: () => {
      tickets.callOff('cancel');
      for (const { id } of entriesOf(stage.nav())) results.leave(id);
    },
  };
}
