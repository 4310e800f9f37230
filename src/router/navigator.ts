import type { StoreApi } from 'zustand/vanilla';
import { type Chunks, createChunks, type RouterSource } from './chunks';
import type { Clock } from './clock';
import { boot, recallAddresses } from './core/boot';
import type { TargetInput } from './core/check-target';
import { compileTable, matchPath } from './core/match';
import type { RouteDef, RouteTable } from './core/route-def';
import type { StepWay } from './core/plan-step';
import { ADDRESS_KEY, snapshotOf } from './core/snapshot';
import { topOf } from './core/stack';
import { type LinkTarget, linkTarget, targetOfUrl } from './core/target';
import type {
  Entry,
  EntryId,
  NavigationKind,
  PlanContext,
  Refusal,
  StackLimits,
} from './core/types';
import { splitUrl } from './core/url';
import type { HistoryDriver } from './drivers/history-driver';
import type { GoBack } from './go-back';
import type { Access } from './guards';
import type { LayerCause, LayerHandle } from './layers';
import { lazyMoves } from './lazy-moves';
import { createLifecycle, instanceKey, type Lifecycle } from './lifecycle';
import type { MoveParts, Moves, Opening } from './moves';
import { createPageMemory, type PageMemory, type PageStorage } from './page-memory';
import type { Presenter } from './presenter';
import { callSafely, type Report, safeReport } from './report';
import type { Login } from './sign-in';
import { createStage, type Stage } from './stage';
import type { NavigatorState } from './state';

export type NavigatorOptions = {
  readonly table: RouteTable;
  readonly driver: HistoryDriver;
  readonly clock: Clock;
  readonly limits: StackLimits;
  readonly newId: () => string;
  readonly storage: PageStorage | null;
  readonly access: Access;
  readonly login: Login;
  readonly importModule: (address: string) => Promise<unknown>;
  readonly router: RouterSource;
  /** Everything beyond the first screen; fetched right after it, or by the first call. */
  readonly loadMoves: () => Promise<{ createMoves(parts: MoveParts): Moves }>;
  /** A page's code has failed for good after this long. */
  readonly chunkTimeout: number;
  readonly swipesNatively: boolean;
  readonly onExitWarning: () => void;
  readonly report: Report;
  readonly onRefused: (refusal: Refusal) => void;
};

export type Navigator = {
  readonly store: StoreApi<NavigatorState>;
  readonly chunks: Chunks;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  readonly memory: PageMemory;
  readonly report: Report;
  /** A refusal nobody waits for: a link inside a page. */
  readonly refused: (refusal: Refusal) => void;
  go(kind: NavigationKind, input: TargetInput): Promise<Entry | Refusal>;
  open(input: TargetInput): Opening;
  readonly back: GoBack;
  /** By key alone, or by URL; null when the page's code is there or has failed. */
  preload(to: TargetInput['to'], params?: TargetInput['params']): Promise<Refusal | null>;
  /** The stack, bottom first. */
  pages(): readonly Entry[];
  activePage(): Entry;
  routeOf(entry: Entry): RouteDef | undefined;
  pathParamsOf(entry: Entry): Readonly<Record<string, string>>;
  href(url: string): string;
  /** The page of the app that an `href` leads to, as seen from that page; null if there is none. */
  linkTo(href: string, from: string): LinkTarget | null;
  /** The page on top stays and its address changes: another query, another fragment. Others are refused. */
  step(url: string, way: StepWay, page?: Entry): void;
  forward(delta: number): void;
  openLayer(onClose: (cause: LayerCause) => void): Pick<LayerHandle, 'close'>;
  /** Runs when the page leaves the stack; not at its eviction. */
  onUnload(page: EntryId, run: () => void): () => void;
  /** Runs when the page hears `unload`: also at its eviction, and when it crashes. */
  onUnmount(page: EntryId, run: () => void): () => void;
  /** The visitor has touched the screen. */
  armExit(): void;
  /** The login changed: guards are asked again, and a visitor who has just signed in goes on. */
  recheckGates(): void;
  appVisible(visible: boolean): void;
  /** Back from the back/forward cache. */
  restored(): void;
  readonly attach: Stage['attach'];
  presenter(): Presenter | undefined;
  /** Resolves when everything beyond the first screen may come. */
  moving(): Promise<void>;
  start(): () => void;
};

/** The first screen's share of the navigator. Nothing has touched the history before start(). */
export function createNavigator(options: NavigatorOptions): Navigator {
  const { driver, clock } = options;
  const table = compileTable(options.table);
  const routeOf = (entry: Entry) => table.routes.get(entry.route)?.def;
  const holds = (entry: Entry) =>
    routeOf(entry)?.beforeLeave !== undefined || lifecycle.isAlive(instanceKey(entry));
  const limits = { ...options.limits, holds };
  const surroundings = (): PlanContext => ({
    limits,
    historyLength: driver.length(),
    resolve: (url) => targetOfUrl(table, url),
    newId: options.newId,
  });
  const report = safeReport(options.report, clock);
  const onRefused = (refusal: Refusal) => callSafely(report, () => options.onRefused(refusal));
  const lifecycle = createLifecycle(report);
  const { importModule, router, chunkTimeout: timeout } = options;
  const chunks = createChunks({ table, clock, timeout, importModule, router });
  const told = boot(driver.current(), options.newId(), surroundings());
  const memory = createPageMemory(options.storage, told.sid, report);
  const recall = (id: EntryId) => {
    const url = memory.read(id, ADDRESS_KEY);
    return typeof url === 'string' ? url : undefined;
  };
  const context = (): PlanContext => ({ ...surroundings(), recall });
  const stage = createStage(recallAddresses(told, context()), chunks, lifecycle, report);
  let phase: 'new' | 'watching' | 'over' = 'new';
  const isOver = () => phase === 'over';
  const firstVisitor = options.login.who();
  const shared = { table, stage, chunks, lifecycle, memory, context };
  const parts = { ...options, ...shared, isOver, report, onRefused, firstVisitor };
  const moving = lazyMoves(
    async () => (await options.loadMoves()).createMoves(parts),
    (moves) => {
      // The browser may have moved before they were here, or the app may be gone.
      if (phase === 'watching') {
        moves.recheck();
        // The first page's, however often it took to fetch them.
        moves.recheckGates();
      }
      if (phase === 'over') moves.end();
    },
  );
  const top = () => topOf(stage.nav());

  const start = () => {
    if (phase !== 'new') throw new Error('start(): a navigator starts once. Create another one.');
    const stop = driver.listen((landing) => {
      // Where the browser went while the moves were still fetched is read from the history when they come.
      const moves = moving.current();
      if (moves) moves.land(landing);
      else moving.later(() => {});
    });
    driver.replace(top().url, snapshotOf(stage.nav()));
    stage.begin();
    const first = top();
    const { roles, permissions, beforeEnter } = routeOf(first) ?? {};
    if (roles || permissions || beforeEnter) {
      stage.store.setState({ gates: new Map([[instanceKey(first), 'checking']]) });
      // A call before the start has fetched them.
      moving.current()?.recheckGates();
      moving.later(() => {});
    }
    void stage.settled().then(() => moving.later(() => {}));
    phase = 'watching';
    return () => {
      phase = 'over';
      stop();
      moving.current()?.end();
      memory.flush();
      const { stack, tabs } = stage.nav();
      const pages = [...stack].reverse().concat(tabs);
      const unloads = pages.map((entry) => ({ type: 'unload', entry }) as const);
      lifecycle.deliver(unloads, () => undefined);
    };
  };

  return {
    store: stage.store,
    chunks,
    clock,
    lifecycle,
    memory,
    report,
    refused: onRefused,
    go: (kind, input) => moving.run((moves) => moves.go(kind, input)),
    open: (input) => {
      const opening = moving.run((moves) => {
        const { page, result } = moves.open(input);
        // Wrapped: a promise of a promise would wait for the page to be left.
        return { page, result: { answer: result } };
      });
      return {
        page: opening.then(({ page }) => page),
        result: opening.then(({ result }) => result.answer).catch(() => undefined),
      };
    },
    back: (...request) => moving.run((moves) => moves.back(...request)),
    preload: (...target) => moving.run((moves) => moves.preload(...target)),
    pages: () => stage.nav().stack,
    activePage: top,
    routeOf,
    pathParamsOf: (entry) =>
      Object.fromEntries(matchPath(table, splitUrl(entry.url).path)?.params ?? []),
    href: driver.href,
    linkTo: (href, from) => linkTarget(table, href, from),
    step: (...step) => moving.later((moves) => moves.step(...step)),
    forward: driver.go,
    openLayer: (onClose) => {
      let layer: LayerHandle | undefined;
      moving.later((moves) => {
        layer = moves.openLayer(onClose);
      });
      return { close: () => moving.later(() => layer?.close()) };
    },
    onUnload: lifecycle.onUnload,
    onUnmount: lifecycle.onUnmount,
    armExit: () => moving.later((moves) => moves.armExit()),
    recheckGates: () => moving.later((moves) => moves.loginChanged()),
    appVisible: (visible) => {
      const entry = top();
      if (!visible) moving.current()?.presenter.finish();
      if (visible) lifecycle.app('show', entry);
      const event = visible
        ? ({ type: 'show', entry, reason: 'app' } as const)
        : ({ type: 'hide', entry } as const);
      // An answer that came while its page had no code yet.
      lifecycle.deliver([event], (id) => moving.current()?.answerFor(id));
      if (visible) return lifecycle.flush();
      lifecycle.app('hide', entry);
      memory.flush();
    },
    restored: () => moving.later((moves) => moves.recheck()),
    attach: stage.attach,
    presenter: () => moving.current()?.presenter,
    moving: async () => {
      await stage.settled();
      await moving.run(() => {});
    },
    start,
  };
}
