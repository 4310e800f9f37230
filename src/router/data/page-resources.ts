import type { Page, Target } from '../core/state';
import type { LoaderOutcome, LoaderRun } from './loader-run';
import type { PageCodeOptions } from './page-code';
import { createPageCodes } from './page-codes';
import { createPageData, LOADED, type PageDataOptions } from './page-data';
import { type CodeState, joined, type PageResource } from './resource-state';

/** The code and the data of a page that is about to open. */
export type PageLoad = {
  /** Resolves when both have loaded or failed. */
  readonly done: Promise<void>;
  readonly isReady: () => boolean;
  readonly outcome: () => PageResource;
  /** The URL that the loader leads to; null if it leads nowhere. */
  readonly redirect: () => string | null;
  readonly code: Promise<void>;
  readonly run: LoaderRun | null;
  cancel(): void;
};

export type ResourceOptions = PageCodeOptions & Omit<PageDataOptions, 'onChange'>;

/** The state of a page whose loader has not run, or that has none. */
const NOT_LOADED = { state: { status: 'idle' }, held: null } as const;
const WITHOUT_LOADER = { state: LOADED, held: { data: undefined } } as const;

export type PageResources = ReturnType<typeof createPageResources>;

/** The code and the data of pages: one resource for each page, with one state, one retry and one report. */
export function createPageResources(options: ResourceOptions) {
  const states = new WeakMap<object, readonly [CodeState, PageResource]>();
  const listeners = new Set<() => void>();
  const onChange = () => {
    for (const listener of listeners) listener();
  };
  const codes = createPageCodes({ ...options, onChange });
  const data = createPageData({ ...options, onChange });

  const resourceOf = (page: Page): PageResource => {
    const code = codes.of(page.route);
    const record = data.of(page);
    const known = states.get(record ?? code);
    if (known?.[0] === code) return known[1];
    const { state, held } = record ?? (data.hasLoader(page.route) ? NOT_LOADED : WITHOUT_LOADER);
    const resource = joined(code, state, held);
    states.set(record ?? code, [code, resource]);
    return resource;
  };

  const hasLostCode = (page: Page) => codes.of(page.route).status === 'failed';

  return {
    ...data,
    /** The same object until it changes. */
    state: resourceOf,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Fetches the code of a page that may open soon, and its data too if there is a target. Never rejects. */
    preload: async (route: string, target?: Target) => {
      if (target) data.preload(target);
      await codes.fetch(route);
    },
    codeEnded: codes.ended,
    addMissingRouter: codes.addMissingRouter,
    /** Loads a page that is about to open. A kept tab has its data already. */
    start: (target: Target, needs: 'all' | 'code' = 'all'): PageLoad => {
      const run = needs === 'all' ? data.start(target) : null;
      const code = codes.fetch(target.route);
      const outcome = (): LoaderOutcome => run?.outcome() ?? { status: 'ready', data: undefined };
      return {
        run,
        code,
        done: Promise.all([code, run?.done]).then(() => {}),
        isReady: () => codes.of(target.route).status === 'ready' && !run,
        outcome: () => {
          const loaded = outcome();
          if (loaded.status === 'ready') return joined(codes.of(target.route), LOADED, loaded);
          const state = loaded.status === 'redirected' ? NOT_LOADED.state : loaded;
          return joined(codes.of(target.route), state, null);
        },
        redirect: () => {
          const loaded = outcome();
          return loaded.status === 'redirected' ? loaded.url : null;
        },
        cancel: () => run?.cancel(),
      };
    },
    /** The page is in the stack now, and the load belongs to it. */
    adopt: (page: Page, { run, code }: PageLoad) => {
      void code.then(() => codes.tellFailure(page));
      data.adopt(page, run);
    },
    /** Loads the code and the data if they have not started, and the data of new params. */
    load: (page: Page) => {
      if (codes.of(page.route).status === 'idle') void codes.load(page);
      data.load(page);
    },
    /** Tries again what has failed. Resolves when that has ended. */
    retry: async (page: Page) => {
      await Promise.all([hasLostCode(page) && codes.load(page), data.retry(page)]);
    },
    /** The page is shown again: what has failed is tried again, and old data is refreshed behind the page. */
    shown: async (page: Page) => {
      await Promise.all([hasLostCode(page) && codes.load(page), data.shown(page)]);
    },
  };
}
