import { LOADING_DELAY } from '@/shared/defaults';
import { originOf, type Report } from '@/shared/errors';
import { type Page, type Target } from '../core/state';
import type { Loader } from '../routes/route-table';
import { explained, failureOf } from './failure';
import {
  isSameSubject,
  type LoaderOutcome,
  type LoaderRun,
  runLoader,
  type Subject,
} from './loader-run';
import { createPageImport, findRouter, type PageCodeOptions } from './page-code';
import { type CodeState, type DataState, joined, type PageResource } from './resource-state';

/** The code and the data of a page that is about to open. */
export type PageLoad = {
  /** Resolves when both have loaded or failed. */
  readonly done: Promise<void>;
  readonly isReady: () => boolean;
  readonly outcome: () => PageResource;
  readonly code: Promise<void>;
  readonly run: LoaderRun | null;
  cancel(): void;
};

type ResourceOptions = PageCodeOptions & {
  readonly report: Report;
  /** The person who is signed in. */
  readonly person: () => string | null;
};

/** `hasLeft`: the page has left the stack, and its components may still move out of sight. */
type DataRecord = {
  readonly run: LoaderRun;
  readonly state: DataState;
  /** The newest data, with what it is about. `life` is new after the data before was dropped. */
  readonly held: {
    readonly data: unknown;
    readonly subject: Subject;
    readonly life: number;
  } | null;
  readonly hasLeft?: true;
};

const IDLE = { status: 'idle' } as const;
const LOADED: DataState = { status: 'ready', refresh: 'none' };

/** The state of a page whose loader has not run, or that has none. */
const stateWithout = (loader: Loader | undefined) =>
  loader ? { state: IDLE, held: null } : { state: LOADED, held: { data: undefined } };

export type PageResources = ReturnType<typeof createPageResources>;

/**
 * The code and the data of pages: one resource for each page, with one state, one retry and one report. All pages of a
 * route share their code. Each page has its own data. It lives in memory as long as its page is in the stack, evicted or
 * not. After a reload the loader runs again.
 */
export function createPageResources(options: ResourceOptions) {
  const { table, clock, report, person, router } = options;
  const importPage = createPageImport(options);
  const codes = new Map<string, CodeState>();
  /** By route: the mistake in its module that was reported last. */
  const reported = new Map<string, string>();
  const records = new Map<string, DataRecord>();
  const states = new WeakMap<object, readonly [CodeState, PageResource]>();
  const listeners = new Set<() => void>();
  let lives = 0;

  const newLife = () => {
    lives += 1;
    return lives;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const codeOf = (route: string): CodeState => codes.get(route) ?? IDLE;
  const loaderOf = (route: string) => table.routes.get(route)?.def.loader;

  const resourceOf = (page: Page): PageResource => {
    const code = codeOf(page.route);
    const record = records.get(page.key);
    const known = states.get(record ?? code);
    if (known?.[0] === code) return known[1];
    const { state, held } = record ?? stateWithout(loaderOf(page.route));
    const resource = joined(code, state, held);
    states.set(record ?? code, [code, resource]);
    return resource;
  };

  const setCode = (route: string, next: CodeState) => {
    codes.set(route, next);
    notify();
  };

  const setData = (key: string, record: DataRecord) => {
    records.set(key, record);
    notify();
  };

  const importCode = (route: string): Promise<void> => {
    const before = codeOf(route);
    if (before.status === 'loading') return before.done;
    if (before.status === 'ready') return Promise.resolve();
    const failedBefore = before.status === 'failed' ? before.error : undefined;
    const done = importPage(route, failedBefore).then(
      (code) => setCode(route, { status: 'ready', code }),
      (error: unknown) => setCode(route, { status: 'failed', error }),
    );
    setCode(route, { status: 'loading', done, isSlow: false });
    const stopDelay = clock.after(LOADING_DELAY, () =>
      setCode(route, { status: 'loading', done, isSlow: true }),
    );
    void done.then(stopDelay);
    return done;
  };

  /** Browsers remember the error of a module, so a retry gives the same one. */
  const reportCode = (page: Page) => {
    const code = codeOf(page.route);
    if (code.status !== 'failed' || failureOf(code.error).kind !== 'error') return;
    const text = String(code.error);
    if (reported.get(page.route) === text) return;
    reported.set(page.route, text);
    report(code.error, originOf('page-code', page));
  };

  const loadCode = async (page: Page) => {
    await importCode(page.route);
    reportCode(page);
  };

  const startRun = ({ route, url, params }: Target): LoaderRun | null => {
    const loader = loaderOf(route);
    return loader ? runLoader(loader, { url, params }, person()) : null;
  };

  /** Forgets the data at once: another user must not see it. */
  const drop = (page: Page) => {
    const key = page.key;
    records.get(key)?.run.cancel();
    records.delete(key);
  };

  /** The page has left the stack. Only the view can release a mounted page. A ghost has no view. */
  const leave = (page: Page) => {
    const key = page.key;
    const record = records.get(key);
    if (!record || page.mount === 'ghost') return drop(page);
    record.run.cancel();
    records.set(key, { ...record, hasLeft: true });
  };

  /** A page keeps the data that it shows until the run has ended, and data about the same subject even if the run fails. */
  const follow = async (page: Page, run: LoaderRun, isSlow = false) => {
    const key = page.key;
    const known = records.get(key);
    known?.run.cancel();
    const held = known?.held ?? null;
    const isOfSubject = held !== null && isSameSubject(held.subject, run.subject);
    const isShown = known?.state.status === 'ready' || isOfSubject;
    const isLatest = () => records.get(key)?.run === run && !records.get(key)?.hasLeft;

    const end = () => {
      const outcome = run.outcome();
      if (!outcome || !isLatest()) return null;
      if (run.asker !== person()) {
        void loadData(page);
        return null;
      }
      if (outcome.status === 'ready') {
        const { data } = outcome;
        const life = held?.life ?? newLife();
        setData(key, { run, held: { data, subject: run.subject, life }, state: LOADED });
      } else {
        const state = isOfSubject ? ({ status: 'ready', refresh: 'failed' } as const) : outcome;
        setData(key, { run, held, state });
      }
      return outcome;
    };

    const setRunning = (isSlowNow: boolean) =>
      setData(key, {
        run,
        held,
        state: isShown
          ? { status: 'ready', refresh: 'running' }
          : { status: 'loading', isSlow: isSlowNow },
      });
    setRunning(isSlow);
    if (run.outcome()) return end();
    const stopDelay = clock.after(LOADING_DELAY, () => {
      if (!isShown && isLatest()) setRunning(true);
    });
    await run.done;
    stopDelay();
    return end();
  };

  /** For a run without a caller who would hear of its failure. */
  const followAndReport = async (page: Page, run: LoaderRun | null, isSlow = false) => {
    const outcome = run && (await follow(page, run, isSlow));
    if (outcome?.status === 'failed') {
      report(explained(outcome.error, page.url), originOf('loader', page));
    }
  };

  const loadData = (page: Page) => followAndReport(page, startRun(page));

  return {
    /** The same object until it changes. */
    state: resourceOf,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Fetches code ahead of time. Never rejects. After a failure it tries again. */
    preload: importCode,
    /** Resolves when the code of a route has loaded or failed. It does not try again. */
    codeEnded: (route: string) =>
      codeOf(route).status === 'failed' ? Promise.resolve() : importCode(route),
    /** Loads a page that is about to open. A kept tab has its data already. */
    start: (target: Target, needs: 'all' | 'code' = 'all'): PageLoad => {
      const run = needs === 'all' ? startRun(target) : null;
      const code = importCode(target.route);
      return {
        run,
        code,
        done: Promise.all([code, run?.done]).then(() => {}),
        isReady: () => codeOf(target.route).status === 'ready' && !run,
        outcome: () => {
          const loaded: LoaderOutcome = run?.outcome() ?? { status: 'ready', data: undefined };
          const hasData = loaded.status === 'ready';
          return joined(codeOf(target.route), hasData ? LOADED : loaded, hasData ? loaded : null);
        },
        cancel: () => run?.cancel(),
      };
    },
    /** The page is in the stack now, and the load belongs to it. A page that has data already keeps it. */
    adopt: (page: Page, { run, code }: PageLoad) => {
      void code.then(() => reportCode(page));
      if (records.has(page.key)) return run?.cancel();
      // The navigation has waited for the data already.
      void followAndReport(page, run, true);
    },
    /**
     * The page has data from the document, which the server has made for `url`. With another query the page loads its own
     * data too, and keeps this data until it comes.
     */
    provide: (page: Page, url: string, data: unknown) => {
      const run = runLoader(() => data, { url, params: {} }, person());
      const held = { data, subject: { url: page.url, params: page.params }, life: newLife() };
      setData(page.key, { run, held, state: LOADED });
    },
    /** Loads the code and the data if they have not started, and the data of new params. */
    load: (page: Page) => {
      if (codeOf(page.route).status === 'idle') void loadCode(page);
      const known = records.get(page.key);
      const isLoaded = known && (known.hasLeft || isSameSubject(known.run.subject, page));
      if (!isLoaded) void loadData(page);
    },
    /** Tries again what has failed. Resolves when that has ended. */
    retry: async (page: Page) => {
      const code = codeOf(page.route);
      const data = records.get(page.key)?.state;
      const hasFailed =
        data?.status === 'failed' || (data?.status === 'ready' && data.refresh === 'failed');
      await Promise.all([code.status === 'failed' && loadCode(page), hasFailed && loadData(page)]);
    },
    /** Runs the loader again. The page keeps its data until the new data is there. Rejects if the loader fails. */
    refresh: async (page: Page) => {
      const run = startRun(page);
      const outcome = run && (await follow(page, run));
      if (outcome && outcome.status !== 'ready') throw explained(outcome.error, page.url);
    },
    drop,
    leave,
    /** If another person has asked for the data, forgets it, and loads it again if the page is mounted. */
    restart: (page: Page) => {
      const asker = records.get(page.key)?.run.asker ?? null;
      if (asker === null || person() === null || asker === person()) return;
      drop(page);
      if (page.mount === 'live') void loadData(page);
    },
    /** The view has removed the page. If the page has left the stack, its data goes too. */
    release: (key: string) => {
      if (records.get(key)?.hasLeft) records.delete(key);
    },
    /** For a page that has crashed because one of its lazy components needs the contexts of react-router-dom. */
    addMissingRouter: async (route: string) => {
      const code = codeOf(route);
      if (code.status !== 'ready' || code.code.Router || !router.wanted()) return;
      const Router = await findRouter(router).catch(() => null);
      setCode(route, { status: 'ready', code: { ...code.code, Router } });
    },
  };
}
