import type { Clock } from '@/shared/clock';
import { LOADING_DELAY } from '@/shared/defaults';
import { originOf, type Report } from '@/shared/errors';
import type { Page, Target } from '../core/state';
import type { CompiledTable } from '../routes/match';
import { explained } from './failure';
import {
  isSameSubject,
  type LoaderFacts,
  type LoaderRun,
  runLoader,
  type Subject,
} from './loader-run';
import { createPreloads } from './preloads';
import type { DataState } from './resource-state';

export type PageDataOptions = {
  readonly table: CompiledTable;
  readonly clock: Clock;
  readonly report: Report;
  /** The person who is signed in. */
  readonly person: () => string | null;
  /** The facts of loaders that are not about their page. */
  readonly factsFor: (signal: AbortSignal) => LoaderFacts;
  /** The loader of a page in the stack leads elsewhere. */
  readonly onRedirect: (page: Page, url: string) => void;
  readonly onChange: () => void;
};

/** The newest data, with what it is about. `life` is new after the data before was dropped. */
type Held = {
  readonly data: unknown;
  readonly subject: Subject;
  readonly life: number;
  /** When it came, in milliseconds since 1970. */
  readonly since: number;
};

/** `hasLeft`: the page has left the stack, and its components may still move out of sight. */
type DataRecord = {
  readonly run: LoaderRun;
  readonly state: DataState;
  readonly held: Held | null;
  readonly hasLeft?: true;
  /** The data is known to be old. */
  readonly isExpired?: true;
};

export const LOADED: DataState = { status: 'ready', refresh: 'none' };

/**
 * The data of pages, by page. It lives in memory as long as its page is in the stack, evicted or not. After a reload the
 * loader runs again.
 */
export function createPageData(options: PageDataOptions) {
  const { table, clock, report, person, factsFor, onRedirect, onChange } = options;
  const records = new Map<string, DataRecord>();
  const preloads = createPreloads(clock);
  let lives = 0;

  const newLife = () => {
    lives += 1;
    return lives;
  };
  const routeOf = (route: string) => table.routes.get(route);

  const set = (key: string, record: DataRecord) => {
    records.set(key, record);
    onChange();
  };

  const startRun = ({ route, url, params }: Target): LoaderRun | null => {
    const compiled = routeOf(route);
    if (!compiled?.def.loader) return null;
    const query = queryAmong(params, compiled.pattern.segments);
    const subject = { url, params };
    return runLoader(compiled.def.loader, { subject, query, asker: person(), factsFor });
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
      // The product may have said so while the loader ran.
      const expired = records.get(key)?.isExpired && ({ isExpired: true } as const);
      if (run.asker !== person()) {
        void load(page);
        return null;
      }
      switch (outcome.status) {
        case 'ready': {
          const { data, since } = outcome;
          const isOld = since !== undefined;
          const life = held?.life ?? newLife();
          const next = { data, subject: run.subject, life, since: since ?? clock.now() };
          const state = isOld ? ({ status: 'ready', refresh: 'failed' } as const) : LOADED;
          // The data that the page shows is at least as new as the last answer.
          set(key, { run, held: isOld && isOfSubject ? held : next, state, ...expired });
          break;
        }
        case 'redirected':
          // The next show asks the loader again, unless the other page has taken the place.
          set(key, { run, held, state: isShown ? LOADED : { status: 'idle' }, isExpired: true });
          onRedirect(page, outcome.url);
          break;
        default: {
          const state = isOfSubject ? ({ status: 'ready', refresh: 'failed' } as const) : outcome;
          set(key, { run, held, state, ...expired });
        }
      }
      return outcome;
    };

    const setRunning = (isSlowNow: boolean) =>
      set(key, {
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

  const load = (page: Page) => followAndReport(page, startRun(page));

  const hasFailed = (page: Page) => {
    const state = records.get(page.key)?.state;
    return state?.status === 'failed' || (state?.status === 'ready' && state.refresh === 'failed');
  };

  /** A clock that was set back makes data old, too. */
  const isOld = ({ key, route }: Page) => {
    const { held, isExpired, state } = records.get(key) ?? {};
    if (isExpired) return true;
    const limit = routeOf(route)?.def.staleAfter;
    const isAtRest = state?.status === 'ready' && state.refresh === 'none';
    if (limit === undefined || !held || !isAtRest) return false;
    const age = clock.now() - held.since;
    return age < 0 || age >= limit;
  };

  const expire = ({ key }: Page) => {
    const record = records.get(key);
    if (record) records.set(key, { ...record, isExpired: true });
  };

  /** Forgets the data at once: another user must not see it. */
  const drop = (page: Page) => {
    records.get(page.key)?.run.cancel();
    records.delete(page.key);
  };

  return {
    of: (page: Page) => records.get(page.key),
    hasLoader: (route: string) => routeOf(route)?.def.loader !== undefined,
    /** A run for a page that is about to open. One that was started ahead is taken. */
    start: (target: Target): LoaderRun | null =>
      preloads.take(target, person()) ?? startRun(target),
    /** Runs the loader of a page that may open soon. */
    preload: (target: Target) => {
      if (!preloads.has(target, person())) preloads.keep(target, startRun(target));
    },
    /** The run belongs to the page from now on. A page that has data already keeps it. */
    adopt: (page: Page, run: LoaderRun | null) => {
      if (records.has(page.key)) return run?.cancel();
      // The navigation has waited for the data already.
      void followAndReport(page, run, true);
    },
    /**
     * The page has data from the document, which the server has made for `url`. With another query the page loads its own
     * data too, and keeps this data until it comes.
     */
    provide: (page: Page, url: string, data: unknown, since: number) => {
      const subject = { url, params: {} };
      const run = runLoader(() => data, { subject, query: {}, asker: person(), factsFor });
      const held = {
        data,
        subject: { url: page.url, params: page.params },
        life: newLife(),
        since,
      };
      set(page.key, { run, held, state: LOADED });
    },
    /** Loads the data if it has not started, the data of new params, and data of the document that is old. */
    load: (page: Page) => {
      const known = records.get(page.key);
      const isLoaded = known && (known.hasLeft || isSameSubject(known.run.subject, page));
      if (!isLoaded || isOld(page)) void load(page);
    },
    retry: async (page: Page) => {
      if (hasFailed(page)) await load(page);
    },
    /** The page is shown again. Old data stays on the screen until the new data is there. */
    shown: async (page: Page) => {
      if (hasFailed(page) || isOld(page)) await load(page);
    },
    /** The data is known to be old. */
    expire,
    forgetPreloads: preloads.forget,
    /** Runs the loader again. The page keeps its data until the new data is there. Rejects if the loader fails. */
    refresh: async (page: Page) => {
      const run = startRun(page);
      const outcome = run && (await follow(page, run));
      if (outcome?.status === 'failed' || outcome?.status === 'missing') {
        throw explained(outcome.error, page.url);
      }
    },
    drop,
    /** The page has left the stack. Only the view can release a mounted page. A ghost has no view. */
    leave: (page: Page) => {
      const record = records.get(page.key);
      if (!record || page.mount === 'ghost') return drop(page);
      record.run.cancel();
      records.set(page.key, { ...record, hasLeft: true });
    },
    /** Another person is here, or nobody. Data for the person before goes. Data that came without a person is old. */
    restart: (page: Page) => {
      const record = records.get(page.key);
      if (!record || record.run.asker === person()) return;
      if (record.run.asker === null) return expire(page);
      drop(page);
    },
    /** The view has removed the page. If the page has left the stack, its data goes too. */
    release: (key: string) => {
      if (records.get(key)?.hasLeft) records.delete(key);
    },
  };
}

type Segments = CompiledTable['patterns'][number]['segments'];

/** The path wins if a query field has the name of a path param. */
function queryAmong(params: Target['params'], segments: Segments) {
  const names = segments.map((segment) => (segment.kind === 'param' ? segment.name : ''));
  return Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name)));
}
