import type { Clock } from '@/shared/clock';
import { callSafely, type Report } from '@/shared/errors';
import type { PlanContext, StackLimits } from '../core/plan';
import { firstState, firstStateAt } from '../core/rebuild';
import type { Refusal } from '../core/refusal';
import type { HistoryEntry } from '../core/snapshot';
import { isSamePage, type Page, pageKey, type Target, topPage } from '../core/state';
import type { RouterSource } from '../data/page-code';
import { createPageResources, type PageResources } from '../data/page-resources';
import { type Access, createGuards, type Guards } from '../guards/guards';
import { identityOf, type Login } from '../guards/login';
import { createSignInKinds, type SignInKinds } from '../guards/sign-in';
import { type HistoryDriver, untilUnmounted } from '../history/history-driver';
import { createHistoryQueue, type HistoryQueue } from '../history/history-queue';
import { createRetryingDriver, type RetryingDriver } from '../history/retrying-driver';
import { createLayerCallbacks, type LayerCallbacks } from '../layers/layers';
import { createLifecycle, type Lifecycle } from '../lifecycle/lifecycle';
import {
  createPageMemory,
  DRAFT_PREFIX,
  KEPT_KEY,
  type PageMemory,
  type PageStorage,
} from '../lifecycle/page-memory';
import { createResults, type Results } from '../lifecycle/results';
import type { RouteTable } from '../routes/define-routes';
import { type CompiledTable, compileTable } from '../routes/match';
import { parentTargets, targetOfUrl } from '../routes/target';
import { createPendingNavigations, type PendingNavigations } from './pending';
import { createStackStore, type StackStore } from './store';
import { createTimeline, type TimelineSource, watchWrites } from './timeline';
import { createTransaction, type Transaction } from './transaction';

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
  /** Milliseconds after which a page's code has failed. */
  readonly chunkTimeout: number;
  readonly swipesNatively: boolean;
  readonly onExitWarning: () => void;
  readonly report: Report;
  /** Called for refusals that have no caller. */
  readonly onRefused: (refusal: Refusal) => void;
};

/** The services that the parts of the navigator share. `createNavigator` passes them to each part. */
export type RouterCore = {
  readonly table: CompiledTable;
  readonly driver: RetryingDriver;
  readonly clock: Clock;
  readonly report: Report;
  readonly onRefused: (refusal: Refusal) => void;
  readonly login: Login;
  readonly isUnmounted: () => boolean;
  /** The facts that plans depend on at this moment. */
  readonly context: () => PlanContext;
  readonly resources: PageResources;
  readonly lifecycle: Lifecycle;
  readonly memory: PageMemory;
  readonly results: Results;
  readonly store: StackStore;
  readonly pending: PendingNavigations;
  readonly queue: HistoryQueue;
  readonly guards: Guards;
  readonly signInKinds: SignInKinds;
  readonly layerCallbacks: LayerCallbacks;
  readonly transaction: Transaction;
  readonly timeline: TimelineSource;
  /**
   * Before the first page is shown: the product may have changed the address since this was created. Returns the entry
   * that the stack comes from.
   */
  readonly followAddress: () => HistoryEntry;
};

/** Creates the shared parts. Reads the history and does not write it. */
export function createRouterCore(
  options: NavigatorOptions,
  isUnmounted: () => boolean,
): RouterCore {
  const { clock, access, login, newId } = options;
  const table = compileTable(options.table);
  const { report } = options;
  const onRefused = (refusal: Refusal) => callSafely(report, () => options.onRefused(refusal));
  const timeline = createTimeline(report, options.driver);
  const lifecycle = createLifecycle(report);
  lifecycle.observe((record) => timeline.emit?.({ type: 'lifecycle', record }));
  const resources = createPageResources({
    table,
    clock,
    report,
    lifecycle,
    person: () => identityOf(login)?.who ?? null,
    timeout: options.chunkTimeout,
    importModule: options.importModule,
    router: options.router,
  });

  const mayHoldInput = (page: Page) =>
    table.routes.get(page.route)?.def.beforeLeave !== undefined || lifecycle.isAlive(pageKey(page));
  const limits = { ...options.limits, mayHoldInput };
  const contextWithoutMemory = (): PlanContext => ({
    limits,
    historyLength: options.driver.length(),
    resolve: (url) => targetOfUrl(table, url),
    newId,
  });
  const parentsOf = (target: Target) => parentTargets(table, target);
  const created = options.driver.current();
  const described = firstState(created, newId(), contextWithoutMemory(), parentsOf);
  const memory = createPageMemory(options.storage, described.session, report);
  const hasDrafts = ({ id }: Page) =>
    memory.keys(id).some((key) => key.startsWith(DRAFT_PREFIX) || key === KEPT_KEY);
  const context = (): PlanContext => ({
    ...contextWithoutMemory(),
    limits: { ...limits, hasDrafts },
  });
  const store = createStackStore(described, resources, lifecycle, report);

  const followAddress = () => {
    const entry = options.driver.current();
    // An early navigation has written the history already.
    if (store.state.getState().commit > 0) return entry;
    if (entry.url === created.url) return created;
    const before = store.stack();
    const first = firstStateAt(before, entry, context(), parentsOf);
    store.replaceFirst(first);
    return isSamePage(topPage(before), topPage(first)) ? created : entry;
  };

  const watched = watchWrites(untilUnmounted(options.driver, isUnmounted), timeline);
  const driver = createRetryingDriver(watched, store.stack());
  const queue = createHistoryQueue(driver, clock);
  const results = createResults();
  const layerCallbacks = createLayerCallbacks(report, timeline);
  const callbacks = { lifecycle, results, layerCallbacks, timeline };
  const shared = { store, driver, queue, memory, context, resources, ...callbacks };
  return {
    ...shared,
    table,
    clock,
    report,
    onRefused,
    login,
    isUnmounted,
    pending: createPendingNavigations(),
    guards: createGuards({ table, access, login, lifecycle, report }),
    signInKinds: createSignInKinds({ lifecycle }),
    transaction: createTransaction(shared),
    followAddress,
  };
}
