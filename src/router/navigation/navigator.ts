import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '@/shared/clock';
import type { Report } from '@/shared/errors';
import type { NavigationKind } from '../core/plan';
import { isRefusal, type Refusal } from '../core/refusal';
import { snapshotOf } from '../core/snapshot';
import {
  allPages,
  type Page,
  type PageId,
  type Target,
  topPage,
  visiblePages,
} from '../core/state';
import { splitUrl } from '../core/url';
import type { PageResources } from '../data/page-resources';
import { identityOf } from '../guards/login';
import { createShownPages, type ShownPages } from '../guards/shown-pages';
import { createSignIn, type SignIn } from '../guards/sign-in';
import { createExitPrompt } from '../layers/exit-prompt';
import { createLayers, type LayerCause } from '../layers/layers';
import type { Lifecycle } from '../lifecycle/lifecycle';
import type { PageMemory } from '../lifecycle/page-memory';
import type { RouteDef } from '../routes/define-routes';
import { matchPath } from '../routes/match';
import { checkTarget, type LinkTarget, linkTarget, type TargetInput } from '../routes/target';
import { createPresenter, type Presenter } from '../view/presenter';
import { type AddressSteps, createAddressSteps } from './address-steps';
import { createGoBack, type GoBack } from './go-back';
import { createPopstateHandler } from './on-popstate';
import { createOpen, type Opening } from './open-for-result';
import { createOpenPage } from './open-page';
import { createRouterCore, type NavigatorOptions } from './router-core';
import type { NavigatorState, Transition } from './store';
import { type Timeline, watchIntents } from './timeline';

export type Navigator = {
  readonly store: StoreApi<NavigatorState>;
  readonly resources: PageResources;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  readonly memory: PageMemory;
  readonly presenter: Presenter;
  readonly timeline: Timeline;
  readonly report: Report;
  /** Receives refusals that have no caller, such as that of a link. */
  readonly reportRefused: (refusal: Refusal) => void;

  go(kind: NavigationKind, input: TargetInput): Promise<Page | Refusal>;
  open(input: TargetInput): Opening;
  readonly back: GoBack;
  forward(delta: number): void;
  readonly step: AddressSteps['step'];
  readonly urlWith: AddressSteps['urlWith'];
  /** By route key or URL. Resolves with null when the page's code has loaded or failed. */
  preload(input: TargetInput): Promise<Refusal | null>;

  /** The stack, bottom first. */
  pages(): readonly Page[];
  activePage(): Page;
  /** A navigation has been called and has not committed yet. */
  isPending(): boolean;
  routeOf(page: Pick<Page, 'route'>): RouteDef | undefined;
  pathParamsOf(page: Pick<Page, 'url'>): Readonly<Record<string, string>>;
  href(url: string): string;
  /** The page that a route key with params, or a URL, leads to. */
  targetOf(input: TargetInput): Target | Refusal;
  /** The app's page that an `href` on the page at `from` leads to; null if it leads elsewhere. */
  linkTo(href: string, from: string): LinkTarget | null;

  openLayer(onClose: (cause: LayerCause) => void): { close(): void };
  /** Runs when the page leaves the stack. Eviction does not count. */
  onUnload(page: PageId, run: () => void): () => void;
  /** Runs when the page receives `unload`: also when it is evicted, and when it crashes. */
  onUnmount(page: PageId, run: () => void): () => void;

  /** The user has touched the screen. */
  armExit(): void;
  /** The login may have changed. If it has, guards run again, and a user who has just signed in continues. */
  loginChanged(): void;
  appVisible(visible: boolean): void;
  /** Code and data that failed load again, also for kept tabs and the pages below. */
  networkReturned(): void;
  /** The document came back from the back/forward cache. */
  restored(): void;

  /** A view attaches and reports what it has presented. */
  attach(): () => void;
  /** A finger moves the page on top. null: the page is at rest. */
  setTransition(transition: Transition | null): void;
  /** Resolves when the page on top is at rest and its code has loaded or failed. */
  settled(): Promise<void>;
  start(): () => void;
};

/** Puts the parts of the navigator together. The history is not touched before start(). */
export function createNavigator(options: NavigatorOptions): Navigator {
  let phase: 'new' | 'started' | 'unmounted' = 'new';
  const core = createRouterCore(options, () => phase === 'unmounted');
  const { table, driver, store, resources, lifecycle, memory, results } = core;
  const { stack } = store;
  const top = () => topPage(stack());

  /** The target of a route key or URL, without the tab rule. */
  const targetOf: Navigator['targetOf'] = (input) => checkTarget(table, 'any', input, top().url);

  const openPage = createOpenPage(core, {
    revealed: (...page) => shownPages.revealed(...page),
    resume: (...logins) => signIn.resume(...logins),
  });
  const shownPages: ShownPages = createShownPages(core, openPage);
  const signIn: SignIn = createSignIn(core, openPage);
  const layers = createLayers(core);
  const exitPrompt = createExitPrompt(core, layers, options.onExitWarning);
  const { swipesNatively } = options;
  const popstates = createPopstateHandler(core, { openPage, shownPages, layers, swipesNatively });
  const presenter = createPresenter(store, core.clock, lifecycle);

  const preload: Navigator['preload'] = async (input) => {
    const { to, params } = input;
    const isKey = typeof to === 'string' && !params && table.routes.has(to);
    const target = isKey ? { route: to } : targetOf(input);
    if (isRefusal(target)) return target;
    await resources.preload(target.route);
    return null;
  };

  let identity = identityOf(core.login);
  const loginChanged = () => {
    const before = identity;
    identity = identityOf(core.login);
    shownPages.loginChanged(before, identity);
    signIn.resume(before, identity);
  };

  const retryFailed = (pages: readonly Page[]) => {
    const shown = pages.filter((page) => page.mount === 'live' && !store.isBlocked(page));
    for (const page of shown) void resources.retry(page);
  };

  const appVisible = (isVisible: boolean) => {
    const page = top();
    if (isVisible) {
      lifecycle.app('show', page);
      retryFailed([page]);
      lifecycle.deliver([{ type: 'show', page, reason: 'app' }], results.take);
      return lifecycle.flush();
    }
    presenter.finish();
    lifecycle.deliver([{ type: 'hide', page }], results.take);
    lifecycle.app('hide', page);
    memory.flush();
  };

  /** The first page may have parents below it, which get entries of their own. */
  const writeFirstEntries = () => {
    const { snapshot } = core.followAddress();
    const { pages } = stack();
    const hasParents = snapshot === null && pages.length > 1;
    const lowest = hasParents ? 0 : pages.length - 1;
    for (let index = lowest; index < pages.length; index += 1) {
      const state = hasParents
        ? { ...stack(), position: index, pages: pages.slice(0, index + 1) }
        : stack();
      const write = index === lowest ? driver.replace : driver.push;
      write(topPage(state).url, snapshotOf(state));
    }
  };

  const start = () => {
    if (phase !== 'new') throw new Error('start(): a navigator starts once. Create another one.');
    phase = 'started';
    const stop = driver.listen((entry) => popstates.handle(driver.recover(entry)));
    writeFirstEntries();
    exitPrompt.restore();
    store.showFirstPage();
    const mounted = visiblePages(stack()).filter(({ mount }) => mount === 'live');
    for (const page of mounted) shownPages.revealed(page, true);
    // A layer that was open before a reload has left its history entry.
    layers.removeClosed();
    return () => {
      phase = 'unmounted';
      stop();
      core.pending.cancel('cancel');
      for (const { id } of allPages(stack())) results.leave(id);
      memory.flush();
      const { pages, tabs } = stack();
      const topFirst = [...pages].reverse().concat(tabs);
      const unloads = topFirst.map((page) => ({ type: 'unload', page }) as const);
      lifecycle.deliver(unloads, () => undefined);
    };
  };

  return watchIntents(core.timeline, {
    store: store.state,
    resources,
    clock: core.clock,
    lifecycle,
    memory,
    presenter,
    report: core.report,
    reportRefused: core.onRefused,
    go: (kind, input) => openPage({ kind, input }),
    open: createOpen(core, openPage),
    back: createGoBack(core, { openPage, shownPages, signIn, layers, presenter }),
    forward: driver.go,
    ...createAddressSteps(core),
    preload,
    pages: () => stack().pages,
    activePage: top,
    isPending: () => core.pending.outcome() !== null,
    routeOf: ({ route }) => table.routes.get(route)?.def,
    pathParamsOf: ({ url }) =>
      Object.fromEntries(matchPath(table, splitUrl(url).path)?.params ?? []),
    href: driver.href,
    targetOf,
    linkTo: (href, from) => linkTarget(table, href, from),
    openLayer: (onClose) => layers.open(onClose),
    onUnload: lifecycle.onUnload,
    onUnmount: lifecycle.onUnmount,
    armExit: exitPrompt.arm,
    loginChanged,
    appVisible,
    networkReturned: () => retryFailed(allPages(stack())),
    restored: popstates.recheck,
    attach: store.attach,
    setTransition: store.setTransition,
    settled: store.settled,
    start,
  });
}
