import type { StoreApi } from 'zustand/vanilla';
import { type Chunks, createChunks, type RouterSource } from './chunks';
import type { Clock } from './clock';
import { boot, recallAddresses } from './core/boot';
import type { TargetInput } from './core/check-target';
import { compileTable, matchPath } from './core/match';
import type { RouteDef, RouteTable } from './core/route-def';
import type { StepWay } from './core/plan-step';
import { ADDRESS_KEY } from './core/snapshot';
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
import { createLifecycle, instanceKey, type Lifecycle } from './lifecycle';
import { createMoves, type Opening } from './moves';
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
  readonly presenter: Presenter;
  /** Resolves when the page on top stands still and its code is there or has failed. */
  settled(): Promise<void>;
  start(): () => void;
};

/** Nothing has touched the history before start(). */
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
  const moves = createMoves(parts);
  const top = () => topOf(stage.nav());

  const start = () => {
    if (phase !== 'new') throw new Error('start(): a navigator starts once. Create another one.');
    const stop = driver.listen(moves.land);
    phase = 'watching';
    moves.begin();
    return () => {
      phase = 'over';
      stop();
      moves.end();
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
    go: moves.go,
    open: moves.open,
    back: moves.back,
    preload: moves.preload,
    pages: () => stage.nav().stack,
    activePage: top,
    routeOf,
    pathParamsOf: (entry) =>
      Object.fromEntries(matchPath(table, splitUrl(entry.url).path)?.params ?? []),
    href: driver.href,
    linkTo: (href, from) => linkTarget(table, href, from),
    step: moves.step,
    forward: driver.go,
    openLayer: moves.openLayer,
    onUnload: lifecycle.onUnload,
    onUnmount: lifecycle.onUnmount,
    armExit: moves.armExit,
    recheckGates: moves.loginChanged,
    appVisible: (visible) => {
      const entry = top();
      if (!visible) moves.presenter.finish();
      if (visible) lifecycle.app('show', entry);
      const event = visible
        ? ({ type: 'show', entry, reason: 'app' } as const)
        : ({ type: 'hide', entry } as const);
      lifecycle.deliver([event], moves.answerFor);
      if (visible) return lifecycle.flush();
      lifecycle.app('hide', entry);
      memory.flush();
    },
    restored: moves.recheck,
    attach: stage.attach,
    presenter: moves.presenter,
    settled: stage.settled,
    start,
  };
}
