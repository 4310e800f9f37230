import { isRefusal, type Refusal } from '@/router/core/refusal';
import type { Page } from '@/router/core/state';
import type { HistoryDriver } from '@/router/history/history-driver';
import {
  createMemoryHistory,
  type MemoryHistory,
  type MemoryHistoryOptions,
} from '@/router/history/memory-history';
import { createNavigator, type Navigator } from '@/router/view/navigator';
import type { NavigatorOptions } from '@/router/navigation/navigation';
import type { LoaderTools } from '@/router/routes/route-table';
import { createFakeStorage, type FakeStorage } from './fake-storage';
import { flush } from './flush';
import { createFrames } from './frames';
import { createManualClock, type ManualClock } from './manual-clock';
import { defaultLimits, table } from './nav-states';
import { attachTestView } from './test-view';

export type TestAppOptions = Partial<NavigatorOptions> &
  Pick<MemoryHistoryOptions, 'url' | 'limit'> & {
    readonly driver?: MemoryHistory;
    /** Travels of that history that have not ended. */
    readonly tasks?: (() => void)[];
    /** Makes the driver that the app gets for that history. */
    readonly wrap?: (driver: HistoryDriver, later: (task: () => void) => void) => HistoryDriver;
    /** How many pages the window has room for. */
    readonly panes?: number;
    /** The number of the document. Each reload adds one. */
    readonly run?: number;
  };

export type TestApp = {
  readonly nav: Navigator;
  readonly driver: MemoryHistory;
  readonly clock: ManualClock;
  readonly storage: FakeStorage;
  /** The lifecycle events as text: '/list:show:back'. */
  readonly log: string[];
  /** The keys of the pages that have got `show`, and no `hide` since. */
  readonly shown: ReadonlySet<string>;
  readonly reports: unknown[];
  readonly warnings: { count: number };
  /** Ends travels and draws frames until nothing is pending. The clock does not advance. */
  idle(): Promise<void>;
  /** Ends the next travel only. */
  endNextTravel(): Promise<void>;
  /** Unmounts the app. */
  stop(): void;
  /** A new navigator with the same history and storage, as after a reload. */
  reload(options?: TestAppOptions): TestApp;
  urls(): string[];
  /** The session history, and the index of the current entry. */
  history(): { readonly urls: string[]; readonly at: number };
  navigate(url: string): Promise<string>;
  redirect(url: string): Promise<string>;
  relaunch(url: string): Promise<string>;
  switchTab(url: string): Promise<string>;
  back(delta?: unknown): Promise<string>;
};

/** A navigator with a memory history and a view without a DOM. */
export function createTestApp(options: TestAppOptions = {}): TestApp {
  const { url = '/', limit = 50, run = 1 } = options;
  const { tasks = [] } = options;
  const frames = createFrames();
  const clock = createManualClock();
  const schedule = (task: () => void) => tasks.push(task);
  const driver = options.driver ?? createMemoryHistory({ url, limit, schedule });
  const wrap = options.wrap ?? ((unwrapped) => unwrapped);
  const storage = (options.storage as FakeStorage | undefined) ?? createFakeStorage();
  const reports: unknown[] = [];
  const warnings = { count: 0 };
  const nav = createNavigator({
    table,
    clock,
    limits: defaultLimits,
    newId: createIds(run),
    storage,
    access: () => true,
    login: { user: () => null },
    loaderTools: () => ({}) as LoaderTools,
    importModule: () => Promise.reject(new Error('offline')),
    router: { wanted: () => false, load: () => Promise.reject(new Error('not wanted')) },
    chunkTimeout: 60_000,
    swipesNatively: false,
    onExitWarning: () => {
      warnings.count += 1;
    },
    report: (error) => reports.push(error),
    onRefused: () => {},
    ...options,
    driver: wrap(driver, schedule),
  });
  const log: string[] = [];
  const shown = new Set<string>();
  nav.lifecycle.observe(({ type, page, reason }) => {
    log.push([page.url, type, reason].filter(Boolean).join(':'));
    if (type === 'show') shown.add(page.key);
    if (type === 'hide' || type === 'unload') shown.delete(page.key);
  });
  const stop = nav.start(options.panes);
  attachTestView(nav);

  const endNextTravel = async () => {
    await flush();
    tasks.shift()?.();
    await flush();
  };
  const idle = async () => {
    await flush();
    for (let round = 0; tasks.length > 0 || frames.pending > 0; round += 1) {
      if (round > 1000) throw new Error('never idle');
      frames.run();
      await endNextTravel();
    }
  };
  const outcomeOf = async (outcome: Promise<Page | Refusal>) => {
    let settled: Page | Refusal | undefined;
    void outcome.then((value) => {
      settled = value;
    });
    await idle();
    if (!settled) return 'pending';
    return isRefusal(settled) ? settled.message : settled.url;
  };

  return {
    nav,
    driver,
    clock,
    storage,
    log,
    shown,
    reports,
    warnings,
    idle,
    endNextTravel,
    stop,
    reload: (overrides = {}) => {
      tasks.length = 0;
      return createTestApp({
        ...options,
        storage,
        driver: driver.reload(),
        tasks,
        run: run + 1,
        ...overrides,
      });
    },
    urls: () => nav.pages().map((page) => page.url),
    history: () => ({ urls: driver.entries.map((entry) => entry.url), at: driver.index }),
    navigate: (to) => outcomeOf(nav.go('navigate', { to: { url: to } })),
    redirect: (to) => outcomeOf(nav.go('redirect', { to: { url: to } })),
    relaunch: (to) => outcomeOf(nav.go('relaunch', { to: { url: to } })),
    switchTab: (to) => outcomeOf(nav.go('switchTab', { to: { url: to } })),
    back: (delta) => outcomeOf(nav.back(delta)),
  };
}

/** The ids differ between runs, like random ids. */
function createIds(run: number): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `r${run}n${count}`;
  };
}
