import type { ComponentType, ReactNode } from 'react';
import type { Clock } from '@/shared/clock';
import type { Page } from '../core/state';
import type { CompiledTable } from '../routes/match';

/** Puts react-router-dom's contexts around a page. */
export type PageRouter = ComponentType<{ readonly page: Page; readonly children: ReactNode }>;

/** react-router-dom weighs 12 kB and many apps never use it: it is loaded with the first page that does. */
export type RouterSource = {
  /** Whether some page's code has brought react-router-dom along. */
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
   * Resolves when the page is there or has failed; never rejects. After a failure it tries again, past the
   * browser's memory of the failed module.
   */
  load(route: string): Promise<void>;
  /** A page that broke may only have missed react-router-dom, brought by a component of its own later on. */
  addMissingRouter(route: string): Promise<void>;
  subscribe(listener: () => void): () => void;
};

export type PageCodeOptions = {
  readonly table: CompiledTable;
  readonly timeout: number;
  readonly clock: Clock;
  readonly router: RouterSource;
  /** Imports a module by its address; browsers remember a failed import for the life of the document. */
  readonly importModule: (address: string) => Promise<unknown>;
};

/** The loading screen comes after this long, and so does the page that is still without its code [S2.11]. */
export const LOADING_DELAY = 200;

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
    const stop = clock.after(LOADING_DELAY, () =>
      set(route, { status: 'loading', done, slow: true }),
    );
    void done.then(stop);
    return done;
  };

  const read = async (route: string) =>
    toState(await importPage(route, state(route)), await findRouter());

  const findRouter = async () => (router.wanted() ? (await router.load()).PageRouter : null);

  const importPage = async (route: string, before: PageCodeState) => {
    try {
      return await table.routes.get(route)?.def.load();
    } catch (error) {
      const address = before.status === 'failed' ? addressIn(before.error) : null;
      if (!address) throw error;
      attempts += 1;
      return importModule(`${address}?retry=${attempts}`);
    }
  };

  return {
    state,
    load: (route) => {
      const now = state(route);
      if (now.status === 'loading') return now.done;
      return now.status === 'ready' ? Promise.resolve() : start(route, () => read(route));
    },
    addMissingRouter: async (route) => {
      const now = state(route);
      if (now.status !== 'ready' || now.Router || !router.wanted()) return;
      set(route, { ...now, Router: await findRouter().catch(() => null) });
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

function limit<T>(load: () => Promise<T>, timeout: number, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(timeout, () => reject(new Error('page load timeout')));
    load().then(resolve, reject).finally(cancel);
  });
}

/** Chromium and Firefox name the module in the message. Safari does not: what it remembers can be undone by the app. */
function addressIn(error: unknown): string | null {
  return /https?:\/\/[^\s?]+\.m?js/.exec(error instanceof Error ? error.message : '')?.[0] ?? null;
}
