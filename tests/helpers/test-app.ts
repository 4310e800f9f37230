import { isRefusal, type Refusal } from '@/router/core/refusal';
import type { Page } from '@/router/core/state';
import type { HistoryDriver } from '@/router/history/history-driver';
import {
  createMemoryHistory,
  type MemoryHistory,
  type MemoryHistoryOptions,
} from '@/router/history/memory-history';
import { createNavigator, type Navigator } from '@/router/navigation/navigator';
import type { NavigatorOptions } from '@/router/navigation/router-core';
import { createFakeStorage, type FakeStorage } from './fake-storage';
import { flush } from './flush';
import { createFrames } from './frames';
import { createManualClock, type ManualClock } from './manual-clock';
import { roomy, table } from './nav-states';
import { attachTestView } from './test-view';

export type TestAppOptions = Partial<NavigatorOptions> &
  Pick<MemoryHistoryOptions, 'url' | 'limit'> & {
    readonly driver?: MemoryHistory;
    /** Journeys under way in that history. */
    readonly tasks?: (() => void)[];
    /** What the app sees of that history. */
    readonly wrap?: (driver: HistoryDriver, later: (task: () => void) => void) => HistoryDriver;
    /** Counts the documents that the history has seen. */
    readonly run?: number;
  };

export type TestApp = {
  readonly nav: Navigator;
  readonly driver: MemoryHistory;
  readonly clock: ManualClock;
  readonly storage: FakeStorage;
  /** Lifecycle in words: '/list:show:back'. */
  readonly log: string[];
  readonly reports: unknown[];
  readonly warnings: { count: number };
  /** Lands journeys and draws frames until there are none. No time passes. */
  idle(): Promise<void>;
  /** Lands the next journey only. */
  landNext(): Promise<void>;
  /** The app is taken down. */
  stop(): void;
  /** What a refresh finds: the same history and storage, a new navigator. */
  reload(options?: TestAppOptions): TestApp;
  urls(): string[];
  /** The session history, and where the browser stands in it. */
  history(): { readonly urls: string[]; readonly at: number };
  navigate(url: string): Promise<string>;
  redirect(url: string): Promise<string>;
  relaunch(url: string): Promise<string>;
  switchTab(url: string): Promise<string>;
  back(delta?: unknown): Promise<string>;
};

/** A navigator over a memory history, and as much of a view as there is without a DOM. */
export function createTestApp(options: TestAppOptions = {}): TestApp {
  const { url = '/', limit = 50, run = 1 } = options;
  const { tasks = [] } = options;
  const frames = createFrames();
  const clock = createManualClock();
  const schedule = (task: () => void) => tasks.push(task);
  const driver = options.driver ?? createMemoryHistory({ url, limit, schedule });
  const wrap = options.wrap ?? ((own) => own);
  const storage = (options.storage as FakeStorage | undefined) ?? createFakeStorage();
  const reports: unknown[] = [];
  const warnings = { count: 0 };
  const nav = createNavigator({
    table,
    clock,
    limits: roomy,
    newId: createIds(run),
    storage,
    access: () => true,
    login: { who: () => null },
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
  nav.lifecycle.observe(({ type, page, reason }) =>
    log.push([page.url, type, reason].filter(Boolean).join(':')),
  );
  const stop = nav.start();
  attachTestView(nav);

  const landNext = async () => {
    await flush();
    tasks.shift()?.();
    await flush();
  };
  const idle = async () => {
    await flush();
    for (let round = 0; tasks.length > 0 || frames.pending > 0; round += 1) {
      if (round > 1000) throw new Error('never idle');
      frames.run();
      await landNext();
    }
  };
  const done = async (outcome: Promise<Page | Refusal>) => {
    let answer: Page | Refusal | undefined;
    void outcome.then((value) => {
      answer = value;
    });
    await idle();
    if (!answer) return 'pending';
    return isRefusal(answer) ? answer.message : answer.url;
  };

  return {
    nav,
    driver,
    clock,
    storage,
    log,
    reports,
    warnings,
    idle,
    landNext,
    stop,
    reload: (more = {}) => {
      tasks.length = 0;
      return createTestApp({
        ...options,
        storage,
        driver: driver.reload(),
        tasks,
        run: run + 1,
        ...more,
      });
    },
    urls: () => nav.pages().map((page) => page.url),
    history: () => ({ urls: driver.entries.map((entry) => entry.url), at: driver.index }),
    navigate: (to) => done(nav.go('navigate', { to: { url: to } })),
    redirect: (to) => done(nav.go('redirect', { to: { url: to } })),
    relaunch: (to) => done(nav.go('relaunch', { to: { url: to } })),
    switchTab: (to) => done(nav.go('switchTab', { to: { url: to } })),
    back: (delta) => done(nav.back(delta)),
  };
}

/** Ids of a run: unlike those of the run before it, as random ones would be. */
function createIds(run: number): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `r${run}n${made}`;
  };
}
