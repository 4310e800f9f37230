import type { Clock } from '@/shared/clock';
import { LOADING_DELAY } from '@/shared/defaults';
import { originOf, type Report } from '@/shared/errors';
import { withoutHash } from '@/shared/url-hash';
import { type Page, pageKey, type Target } from '../core/state';
import type { Lifecycle } from '../lifecycle/lifecycle';
import type { CompiledTable } from '../routes/match';

/** The data that a route's loader brings, for each page instance. */

type PageDataState =
  /** The route has no loader, or the loader has not started. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly slow: boolean }
  | LoaderOutcome;

type LoaderOutcome =
  | { readonly status: 'ready'; readonly data: unknown }
  | { readonly status: 'failed'; readonly error: unknown }
  /** The loader says that its page does not exist. */
  | { readonly status: 'missing'; readonly error: unknown };

/** One run of a loader. It may start before its page is in the stack. */
export type LoaderRun = {
  readonly target: Pick<Target, 'url' | 'params'>;
  /** Never rejects. */
  readonly done: Promise<void>;
  readonly outcome: () => LoaderOutcome | null;
  cancel(): void;
};

export type PageData = {
  hasLoader(route: string): boolean;
  /** Starts the loader for a page that is about to open. null: its route has none. */
  start(target: Target): LoaderRun | null;
  /** The page is in the stack now, and the run belongs to it. A page that has data already keeps it. */
  adopt(page: Page, run: LoaderRun): void;
  /** The page has this data, from a server. */
  provide(page: Page, data: unknown): void;
  state(key: string): PageDataState;
  /** Loads what is missing: the first time, and when the page's params have changed. */
  load(page: Page): void;
  /** Loads again after a failure. */
  retry(page: Page): void;
  /** Runs the loader again. The page keeps its data until the new data is there. Rejects if the loader fails. */
  refresh(page: Page): Promise<void>;
  /** Forgets the data at once: another user must not see it. */
  drop(page: Page): void;
  /** Forgets the data, and loads it again if the page is mounted. */
  restart(page: Page): void;
  /** The view has removed the page. If the page has left the stack, its data goes too. */
  release(key: string): void;
  subscribe(listener: () => void): () => void;
};

type PageDataOptions = {
  readonly table: CompiledTable;
  readonly clock: Clock;
  readonly report: Report;
  readonly lifecycle: Pick<Lifecycle, 'onLeave'>;
};

/** `hasLeft`: the page has left the stack, and its components may still move out of sight. */
type LoaderRecord = {
  readonly state: PageDataState;
  readonly run: LoaderRun;
  readonly hasLeft?: true;
};

const IDLE: PageDataState = { status: 'idle' };

/** Data lives in memory as long as its page is in the stack, evicted or not. After a reload the loader runs again. */
export function createPageData({ table, clock, report, lifecycle }: PageDataOptions): PageData {
  const records = new Map<string, LoaderRecord>();
  const listeners = new Set<() => void>();

  const loaderOf = (route: string) => table.routes.get(route)?.def.loader;
  const stateOf = (key: string) => records.get(key)?.state ?? IDLE;

  const set = (key: string, record: LoaderRecord) => {
    records.set(key, record);
    for (const listener of listeners) listener();
  };

  const start: PageData['start'] = ({ route, params, url }) => {
    const loader = loaderOf(route);
    if (!loader) return null;
    const controller = new AbortController();
    let outcome: ReturnType<LoaderRun['outcome']> = null;
    // The loader starts in this task. If it throws, that is a failure like any other.
    const data = new Promise<unknown>((resolve) => {
      resolve(loader({ params, url, signal: controller.signal }));
    });
    const done = data.then(
      (value) => {
        outcome = { status: 'ready', data: value };
      },
      (error: unknown) => {
        const { status } = Object(error) as { readonly status?: unknown };
        outcome = { status: status === 404 ? 'missing' : 'failed', error };
      },
    );
    return {
      target: { url, params },
      done,
      outcome: () => outcome,
      cancel: () => controller.abort(),
    };
  };

  const drop = (page: Page) => {
    const key = pageKey(page);
    records.get(key)?.run.cancel();
    records.delete(key);
  };

  /** Only the view can release a mounted page. A ghost has no view. */
  const leave = (page: Page) => {
    const key = pageKey(page);
    const record = records.get(key);
    if (!record || page.mount === 'ghost') return drop(page);
    record.run.cancel();
    records.set(key, { ...record, hasLeft: true });
  };

  /** Only the latest run of a page counts. */
  const follow = (page: Page, run: LoaderRun) => {
    const key = pageKey(page);
    const isLatest = () => records.get(key)?.run === run && !records.get(key)?.hasLeft;
    const stopDelay = clock.after(LOADING_DELAY, () => {
      const isLoading = stateOf(key).status === 'loading';
      if (isLatest() && isLoading) set(key, { run, state: { status: 'loading', slow: true } });
    });
    return run.done.then(() => {
      stopDelay();
      const outcome = run.outcome();
      if (!isLatest() || !outcome) return null;
      const keepsData = outcome.status !== 'ready' && stateOf(key).status === 'ready';
      set(key, { run, state: keepsData ? stateOf(key) : outcome });
      return outcome;
    });
  };

  const begin = (page: Page, run: LoaderRun, slow = false) => {
    const key = pageKey(page);
    const known = records.get(key);
    known?.run.cancel();
    if (!known) lifecycle.onLeave(page, leave);
    const isReady = known?.state.status === 'ready';
    const state = isReady ? known.state : ({ status: 'loading', slow } as const);
    set(key, { run, state: run.outcome() ?? state });
    return follow(page, run);
  };

  const reportFailure = (page: Page) => (outcome: Awaited<ReturnType<typeof follow>>) => {
    if (outcome?.status === 'failed') report(outcome.error, originOf('loader', page));
  };

  const loadNow = (page: Page) => {
    const run = start(page);
    if (run) void begin(page, run).then(reportFailure(page));
  };

  return {
    hasLoader: (route) => loaderOf(route) !== undefined,
    start,
    adopt: (page, run) => {
      if (records.has(pageKey(page))) return run.cancel();
      // The navigation has waited for the data already.
      void begin(page, run, true).then(reportFailure(page));
    },
    provide: (page, data) => {
      const state = { status: 'ready', data } as const;
      const { url, params } = page;
      const run = {
        target: { url, params },
        done: Promise.resolve(),
        outcome: () => state,
        cancel: () => {},
      };
      lifecycle.onLeave(page, leave);
      set(pageKey(page), { state, run });
    },
    state: stateOf,
    load: (page) => {
      const known = records.get(pageKey(page));
      if (!known || (!known.hasLeft && hasChanged(known.run.target, page))) loadNow(page);
    },
    retry: loadNow,
    refresh: async (page) => {
      const run = start(page);
      const outcome = run && (await begin(page, run));
      if (outcome && outcome.status !== 'ready') throw outcome.error;
    },
    drop,
    restart: (page) => {
      if (!records.has(pageKey(page))) return;
      drop(page);
      if (page.mount === 'live') loadNow(page);
    },
    release: (key) => {
      if (records.get(key)?.hasLeft) records.delete(key);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A new fragment alone, or a new name of the same params, needs no new data. */
function hasChanged(before: Pick<Target, 'url' | 'params'>, now: Page): boolean {
  return before.params !== now.params && withoutHash(before.url) !== withoutHash(now.url);
}
