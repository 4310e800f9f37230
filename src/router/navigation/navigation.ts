import type { Clock } from '@/shared/clock';
import { callSafely, type Report } from '@/shared/errors';
import { isSameData } from '@/shared/same-data';
import { makePlan, type NavigationKind, type PlanContext, type StackLimits } from '../core/plan';
import { mountVisiblePages, pagesAbove, pagesShown, visiblePages } from '../core/panes';
import { firstState } from '../core/rebuild';
import { isRefusal, type Refusal } from '../core/refusal';
import { snapshotOf } from '../core/snapshot';
import { allPages, type Page, type PageId, type Target, topPage } from '../core/state';
import { splitUrl } from '../core/url';
import type { RouterSource } from '../data/page-code';
import { createPageResources } from '../data/page-resources';
import { type Access, createGuards } from '../guards/guards';
import { identityOf, type Login } from '../guards/login';
import type { HistoryDriver } from '../history/history-driver';
import { createHistoryQueue } from '../history/history-queue';
import { createRetryingDriver } from '../history/retrying-driver';
import { createExitPrompt } from '../layers/exit-prompt';
import { createLayerCallbacks, createLayers, type LayerCause } from '../layers/layers';
import { createLifecycle } from '../lifecycle/lifecycle';
import {
  createPageMemory,
  DRAFT_PREFIX,
  KEPT_KEY,
  type PageStorage,
} from '../lifecycle/page-memory';
import { createResults } from '../lifecycle/results';
import type { LoaderTools, RouteDef, RouteTable } from '../routes/route-table';
import { compileTable, matchPath } from '../routes/match';
import {
  checkTarget,
  type LinkTarget,
  linkTarget,
  parentTargets,
  type TargetInput,
  targetOfUrl,
} from '../routes/target';
import { type AddressSteps, createAddressSteps, type Params } from './address-steps';
import { createGoBack, type GoBack } from './go-back';
import { createPopstateHandler } from './on-popstate';
import { createOpenPage, openForResult, type Opening } from './open-page';
import { createPendingNavigations } from './pending-navigations';
import { createShownPages, type ShownPages } from './shown-pages';
import { createSignIn, type SignIn } from './sign-in';
import { createStackStore } from './store';
import { createTimeline } from './timeline';
import { createTransaction } from './transaction';

export type NavigatorOptions = {
  readonly table: RouteTable;
  readonly driver: HistoryDriver;
  readonly clock: Clock;
  readonly limits: StackLimits;
  readonly newId: () => string;
  readonly storage: PageStorage | null;
  readonly access: Access;
  readonly login: Login;
  /** The facts that the app gives to a loader. The signal is that of the run. */
  readonly loaderTools: (signal: AbortSignal) => LoaderTools;
  readonly importModule: (address: string) => Promise<unknown>;
  readonly router: RouterSource;
  /** Milliseconds after which a page's code has failed. */
  readonly chunkTimeout: number;
  readonly swipesNatively: boolean;
  readonly onExitWarning: () => void;
  readonly report: Report;
  /** Called for refusals that have no caller. */
  readonly onRefused: (refusal: Refusal) => void;
};

export type Navigation = ReturnType<typeof createNavigation>;

/** Puts the parts together, each with what it needs. Reads the history, and does not write it before start(). */
export function createNavigation(options: NavigatorOptions) {
  const { clock, access, login, newId, report, swipesNatively } = options;
  const table = compileTable(options.table);
  let phase: 'new' | 'started' | 'unmounted' = 'new';
  const isUnmounted = () => phase === 'unmounted';
  const onRefused = (refusal: Refusal) => callSafely(report, () => options.onRefused(refusal));

  const timeline = createTimeline(report, options.driver);
  const lifecycle = createLifecycle(report);
  lifecycle.observe((record) => timeline.emit?.({ type: 'lifecycle', record }));
  const person = () => identityOf(login)?.who ?? null;
  const resources = createPageResources({
    ...{ table, clock, report, person },
    factsFor: (signal) => ({ ...options.loaderTools(signal), user: login.user() }),
    // The page may be in the middle of its commit.
    onRedirect: (page, url) =>
      void queue.run(async () => {}).then(() => shownPages.redirected(page, url)),
    timeout: options.chunkTimeout,
    importModule: options.importModule,
    router: options.router,
  });

  const mayHoldInput = (page: Page) =>
    table.routes.get(page.route)?.def.beforeLeave !== undefined || lifecycle.isAlive(page.key);
  const hasDrafts = ({ id }: Page) =>
    memory.keys(id).some((key) => key.startsWith(DRAFT_PREFIX) || key === KEPT_KEY);
  let panes = 1;
  const contextWith = (limits: StackLimits): PlanContext => ({
    limits: { ...limits, mayHoldInput },
    panes,
    historyLength: options.driver.length(),
    resolve: (url) => targetOfUrl(table, url),
    newId,
  });
  const context = () => contextWith({ ...options.limits, hasDrafts });
  const parentsOf = (target: Target) => parentTargets(table, target);
  const created = options.driver.current();
  const described = firstState(created, newId(), contextWith(options.limits), parentsOf);
  const memory = createPageMemory(options.storage, described.session, report, person);
  const store = createStackStore(described, resources, lifecycle, report);
  const { stack } = store;
  const top = () => topPage(stack());

  const { position } = stack();
  const browser = options.driver;
  const driver = createRetryingDriver({ browser, position, isUnmounted, timeline });
  const queue = createHistoryQueue(driver, clock);
  const results = createResults();
  const pending = createPendingNavigations();
  const guards = createGuards({ table, access, login, lifecycle, report });
  const signInKinds = new Map();
  const layerCallbacks = createLayerCallbacks(report, timeline);
  const transaction = createTransaction({
    ...{ store, driver, queue, lifecycle, results, memory, resources, layerCallbacks, timeline },
  });

  const openPage = createOpenPage({
    ...{ table, store, queue, pending, guards, login, resources, lifecycle, memory, results },
    ...{ transaction, context, clock, signInKinds, isUnmounted },
    revealed: (...page) => shownPages.revealed(...page),
    resume: (...logins) => signIn.resume(...logins),
  });
  const shownPages: ShownPages = createShownPages({
    ...{ table, store, login, guards, lifecycle, memory, resources },
    ...{ transaction, context, openPage, report },
  });
  const signIn: SignIn = createSignIn({
    ...{ table, login, guards, store, memory, pending, signInKinds, openPage, onRefused },
  });
  const layers = createLayers({ stack, queue, context, layerCallbacks, timeline, transaction });
  const warn = options.onExitWarning;
  const exitPrompt = createExitPrompt({ stack, pending, clock, layers, layerCallbacks, warn });
  const popstates = createPopstateHandler({
    ...{ table, store, driver, queue, pending, guards, lifecycle, transaction, context, timeline },
    ...{ openPage, shownPages, layers, swipesNatively },
  });
  const goBack = createGoBack({
    ...{ table, store, queue, pending, guards, lifecycle, results, transaction, context },
    ...{ isUnmounted, openPage, shownPages, signIn, layers },
  });
  const address = createAddressSteps({ table, store, queue, transaction, context, onRefused });

  const back: GoBack = (delta, how, call) =>
    timeline.intent('back', how ? [delta, how] : [delta], () => goBack(delta, how, call));

  const step: AddressSteps['step'] = (...args) =>
    timeline.intent('step', args, () => address.step(...args));

  const targetOf = (input: TargetInput): Target | Refusal =>
    checkTarget(table, 'any', input, top().url);

  /** A page with a guard of its own gets no data ahead: only the navigation may ask the guard. */
  const mayLoadAhead = (target: Target) =>
    guards.checkAccess(target).kind === 'allowed' &&
    !table.routes.get(target.route)?.def.beforeEnter;

  const preload = async (input: TargetInput, what: 'all' | 'code' = 'all') => {
    const { to, params } = input;
    const isKey = typeof to === 'string' && !params && table.routes.has(to);
    const target = targetOf(input);
    if (!isRefusal(target)) {
      const isWhole = what === 'all' && mayLoadAhead(target);
      await resources.preload(target.route, isWhole ? target : undefined);
      return null;
    }
    if (!isKey) return target;
    await resources.preload(to);
    return null;
  };

  /** Params that are left out match every value, and a route that is left out means all. */
  const invalidate = async (route?: string, params: Params = {}): Promise<void> => {
    const isMeant = (page: Page) =>
      (route === undefined || page.route === route) &&
      Object.entries(params).every(([name, value]) => isSameData(page.params[name], value));
    resources.forgetPreloads(route);
    const pages = allPages(stack()).filter(isMeant);
    pages.forEach(resources.expire);
    await Promise.all(showable(visiblePages(stack())).filter(isMeant).map(resources.shown));
  };

  const signalOf = (id: PageId, life: (key: string) => AbortSignal): AbortSignal => {
    const page = allPages(stack()).find((each) => each.id === id);
    return page ? life(page.key) : AbortSignal.abort();
  };

  /** The pages below come to the person who is signed in, though nothing shows them. */
  const handOver = () => {
    if (person() !== null) memory.handOver(allPages(stack()).map(({ id }) => id));
  };
  let identity = identityOf(login);
  const loginChanged = () => {
    const before = identity;
    identity = identityOf(login);
    handOver();
    shownPages.loginChanged(before, identity);
    signIn.resume(before, identity);
  };

  const showable = (pages: readonly Page[]) =>
    pages.filter((page) => page.mount === 'live' && !store.isBlocked(page));

  const appVisible = (isVisible: boolean) => {
    const pages = pagesShown(stack());
    if (isVisible) {
      lifecycle.app('show', top());
      for (const page of showable(pages)) void resources.shown(page);
      const shows = pages.map((page) => ({ type: 'show', page, reason: 'app' }) as const);
      lifecycle.deliver(shows, results.take);
      return lifecycle.flush();
    }
    const hides = [...pages].reverse().map((page) => ({ type: 'hide', page }) as const);
    lifecycle.deliver(hides, results.take);
    lifecycle.app('hide', top());
    memory.flush();
  };

  /** The window has become wider or narrower. The stack and the history stay. */
  const setPanes = (count: number) => {
    panes = count;
    if (stack().panes === count) return;
    const change = {
      next: { ...stack(), panes: count },
      work: { go: 0, write: 'none' },
      reason: 'resize',
      direction: 'none',
    } as const;
    const plan = makePlan(stack(), change, context().limits);
    transaction.apply(plan, { animate: false, cause: 'page', askGuards: shownPages.askArrived });
  };

  /** Reads the address again, before the first page is shown. Returns whether the history has the pages below. */
  const followAddress = (): boolean => {
    // An early navigation has written the history already.
    if (store.state.getState().commit > 0) return true;
    const entry = options.driver.current();
    if (entry.url === created.url) return created.snapshot !== null;
    // The product has changed it since this was created, for example to remove an OAuth code.
    store.replaceFirst(firstState(entry, stack().session, context(), parentsOf));
    return entry.snapshot !== null;
  };

  /** The first page may have parents below it, which get entries of their own. */
  const writeFirstEntries = () => {
    const isRestored = followAddress();
    const { pages } = stack();
    const hasParents = !isRestored && pages.length > 1;
    const lowest = hasParents ? 0 : pages.length - 1;
    for (let index = lowest; index < pages.length; index += 1) {
      const state = hasParents
        ? { ...stack(), position: index, pages: pages.slice(0, index + 1) }
        : stack();
      const write = index === lowest ? driver.replace : driver.push;
      write(topPage(state).url, snapshotOf(state));
    }
  };

  /** `count`: how many pages the window has room for, side by side. `setPanes` changes it. */
  const start = (count = 1) => {
    if (phase !== 'new') throw new Error('start(): a navigator starts once. Create another one.');
    phase = 'started';
    const stop = driver.listen((entry) => popstates.handle(driver.recover(entry)));
    writeFirstEntries();
    panes = count;
    store.replaceFirst(mountVisiblePages({ ...stack(), panes }));
    handOver();
    exitPrompt.restore();
    store.showFirstPage();
    const mounted = visiblePages(stack()).filter(({ mount }) => mount === 'live');
    for (const page of mounted) shownPages.revealed(page, true);
    // A layer that was open before a reload has left its history entry.
    layers.removeClosed();
    return () => {
      phase = 'unmounted';
      stop();
      pending.cancel('cancel');
      for (const { id } of allPages(stack())) results.end(id);
      memory.flush();
      const { pages, tabs } = stack();
      const topFirst = [...pages].reverse().concat(tabs);
      const unloads = topFirst.map((page) => ({ type: 'unload', page }) as const);
      lifecycle.deliver(unloads, () => undefined);
      topFirst.forEach(resources.leave);
    };
  };

  return {
    ...{ store: store.state, resources, clock, lifecycle, memory, timeline, report },
    /** Receives refusals that have no caller, such as that of a link. */
    reportRefused: onRefused,

    /** `caller`: the page whose code calls. */
    go: (kind: NavigationKind, input: TargetInput, caller?: PageId): Promise<Page | Refusal> =>
      timeline.intent('go', [kind, input], () =>
        openPage({ kind, input, above: pagesAbove(stack(), caller) }),
      ),
    open: (input: TargetInput, caller?: PageId): Opening =>
      timeline.intent('open', [input], () =>
        openForResult({ results, isUnmounted, openPage }, input, pagesAbove(stack(), caller)),
      ),
    back,
    setPanes,
    /** Moves the browser, like its buttons Back and Forward. */
    travel: (delta: number) => timeline.intent('travel', [delta], () => driver.go(delta)),
    step,
    urlWith: address.urlWith,
    /** By route key or URL. Resolves with null when the page's code has loaded or failed. */
    preload,
    invalidate,

    /** The stack, bottom first. */
    pages: (): readonly Page[] => stack().pages,
    activePage: top,
    /** The pages that are side by side, or the page on top alone. In reading order. */
    shownPages: (): readonly Page[] => pagesShown(stack()),
    /** A navigation has been called and has not committed yet. */
    isPending: () => pending.outcome() !== null,
    /** Tells when `isPending` may have changed. */
    onPending: pending.subscribe,
    routeOf: ({ route }: Pick<Page, 'route'>): RouteDef | undefined => table.routes.get(route)?.def,
    pathParamsOf: ({ url }: Pick<Page, 'url'>): Readonly<Record<string, string>> =>
      Object.fromEntries(matchPath(table, splitUrl(url).path)?.params ?? []),
    href: driver.href,
    /** The page that a route key with params, or a URL, leads to. The tab rule does not count. */
    targetOf,
    /** The app's page that an `href` on the page at `from` leads to; null if it leads elsewhere. */
    linkTo: (href: string, from: string): LinkTarget | null => linkTarget(table, href, from),

    openLayer: (onClose: (cause: LayerCause) => void) => layers.open(onClose),
    /** Aborted when the page leaves the stack, and not at its eviction. A page that is not in the stack has left. */
    lifeOf: (page: PageId) => signalOf(page, lifecycle.life),
    /** Aborted when the page's components go: also when the page is evicted, and when it crashes. */
    componentLifeOf: (page: PageId) => signalOf(page, lifecycle.componentLife),

    /** The user has touched the screen. */
    armExit: () => timeline.intent('armExit', [], exitPrompt.arm),
    /** The login may have changed. If it has, guards run again, and a user who has just signed in continues. */
    loginChanged,
    appVisible,
    /** Code and data that failed load again, also for kept tabs and the pages below. */
    networkReturned: () => {
      for (const page of showable(allPages(stack()))) void resources.retry(page);
    },
    /** The document came back from the back/forward cache. */
    restored: popstates.recheck,

    /** A view attaches and reports what it has presented. */
    attach: store.attach,
    presented: store.presented,
    setTransition: store.setTransition,
    /** Resolves when the page on top is at rest and its code has loaded or failed. */
    settled: store.settled,
    start,
  };
}
