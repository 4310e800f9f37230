import type { ComponentType, ReactNode } from 'react';
import { type Clock, LONGEST_TIMER } from '@/shared/clock';
import { LOADING_DELAY } from '@/shared/defaults';
import type { CompiledTable } from '../routes/match';

/** Renders a page inside the contexts of react-router-dom. */
export type PageRouter = ComponentType<{ readonly children: ReactNode }>;

/** The page router is a lazy chunk, because react-router-dom has 12 kB and many apps do not use it. */
export type RouterSource = {
  /** Whether the code of some page has loaded react-router-dom. */
  readonly wanted: () => boolean;
  readonly load: () => Promise<{ readonly PageRouter: PageRouter }>;
};

export type PageCodeState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly done: Promise<void>; readonly slow: boolean }
  | { readonly status: 'ready'; readonly Page: ComponentType; readonly Router: PageRouter | null }
  | { readonly status: 'failed'; readonly error: unknown };

export type PageCode = {
  state(route: string): PageCodeState;
  /**
   * Resolves when the page's code has loaded or failed, and never rejects. After a failure it tries again, under a
   * URL that the browser has not marked as failed.
   */
  load(route: string): Promise<void>;
  /** For a page that has crashed because one of its lazy components needs the contexts of react-router-dom. */
  addMissingRouter(route: string): Promise<void>;
  subscribe(listener: () => void): () => void;
};

export type PageCodeOptions = {
  readonly table: CompiledTable;
  readonly timeout: number;
  readonly clock: Clock;
  readonly router: RouterSource;
  /** Imports a module by its URL. Browsers remember a failed import until the document is reloaded. */
  readonly importModule: (url: string) => Promise<unknown>;
};

const IDLE: PageCodeState = { status: 'idle' };

export function createPageCode({
  table,
  timeout,
  clock,
  importModule,
  router,
}: PageCodeOptions): PageCode {
  const states = new Map<string, PageCodeState>();
  const listeners = new Set<() => void>();
  let attempts = 0;

  const state = (route: string) => states.get(route) ?? IDLE;

  const set = (route: string, next: PageCodeState) => {
    states.set(route, next);
    for (const listener of listeners) listener();
  };

  const start = (route: string, load: () => Promise<PageCodeState>): Promise<void> => {
    const done = limit(load, timeout, clock).then(
      (loaded) => set(route, loaded),
      (error: unknown) => set(route, { status: 'failed', error }),
    );
    set(route, { status: 'loading', done, slow: false });
    const cancelDelay = clock.after(LOADING_DELAY, () =>
      set(route, { status: 'loading', done, slow: true }),
    );
    void done.then(cancelDelay);
    return done;
  };

  const loadPage = async (route: string) =>
    toState(await importPage(route, state(route)), await findRouter());

  const findRouter = async () => (router.wanted() ? (await router.load()).PageRouter : null);

  const importPage = async (route: string, previous: PageCodeState) => {
    try {
      return await table.routes.get(route)?.def.load();
    } catch (error) {
      const url = previous.status === 'failed' ? moduleUrlIn(previous.error) : null;
      if (!url) throw error;
      attempts += 1;
      return importModule(`${url}?retry=${attempts}`);
    }
  };

  return {
    state,
    load: (route) => {
      const current = state(route);
      if (current.status === 'loading') return current.done;
      return current.status === 'ready' ? Promise.resolve() : start(route, () => loadPage(route));
    },
    addMissingRouter: async (route) => {
      const current = state(route);
      if (current.status !== 'ready' || current.Router || !router.wanted()) return;
      set(route, { ...current, Router: await findRouter().catch(() => null) });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function toState(module: unknown, Router: PageRouter | null): PageCodeState {
  const Page = (module as { default?: ComponentType } | null | undefined)?.default;
  if (!Page) throw new Error('the page module has no default export');
  return { status: 'ready', Page, Router };
}

/** A timeout of 0 or Infinity is no timeout. */
function limit<T>(load: () => Promise<T>, timeout: number, clock: Clock): Promise<T> {
  if (timeout === 0 || timeout > LONGEST_TIMER) return load();
  return new Promise((resolve, reject) => {
    const cancel = clock.after(timeout, () => reject(new Error('page load timeout')));
    load().then(resolve, reject).finally(cancel);
  });
}

/** Chromium and Firefox name the module in the message. Safari does not: app/boot/watch-failed-files.ts handles it. */
function moduleUrlIn(error: unknown): string | null {
  return /https?:\/\/[^\s?]+\.m?js/.exec(error instanceof Error ? error.message : '')?.[0] ?? null;
}
