import type { ComponentType, ReactNode } from 'react';
import { type Clock, LONGEST_TIMER } from '@/shared/clock';
import type { CompiledTable } from '../routes/match';

/** Renders a page inside the contexts of react-router-dom. */
export type PageRouter = ComponentType<{ readonly children: ReactNode }>;

/** The page router is a lazy chunk, because react-router-dom has 12 kB and many apps do not use it. */
export type RouterSource = {
  /** Whether the code of some page has loaded react-router-dom. */
  readonly wanted: () => boolean;
  readonly load: () => Promise<{ readonly PageRouter: PageRouter }>;
};

/** The code of a page. */
export type PageCode = { readonly Page: ComponentType; readonly Router: PageRouter | null };

export type PageCodeOptions = {
  readonly table: CompiledTable;
  /** Milliseconds after which the code has failed. 0 and Infinity are no time-out. */
  readonly timeout: number;
  readonly clock: Clock;
  readonly router: RouterSource;
  /** Imports a module by its URL. Browsers remember a failed import until the document is reloaded. */
  readonly importModule: (url: string) => Promise<unknown>;
};

/** Imports the code of a route. After a failure it tries a URL that the browser has not marked as failed. */
export type ImportPage = (route: string, failedBefore: unknown) => Promise<PageCode>;

export function createPageImport(options: PageCodeOptions): ImportPage {
  const { table, timeout, clock, router, importModule } = options;
  let attempts = 0;

  const importPage = async (route: string, failedBefore: unknown): Promise<unknown> => {
    try {
      return await table.routes.get(route)?.def.load();
    } catch (error) {
      const url = moduleUrlIn(failedBefore);
      if (!url) throw error;
      attempts += 1;
      return importModule(`${url}?retry=${attempts}`);
    }
  };

  const importAll: ImportPage = async (route, failedBefore) => {
    const module = await importPage(route, failedBefore);
    const Page = (module as { default?: ComponentType } | null | undefined)?.default;
    if (!Page) {
      throw new Error(`the module of the page '${route}' has no default export: its component`);
    }
    return { Page, Router: await findRouter(router) };
  };

  return (route, failedBefore) => limit(() => importAll(route, failedBefore), timeout, clock);
}

export async function findRouter({ wanted, load }: RouterSource): Promise<PageRouter | null> {
  return wanted() ? (await load()).PageRouter : null;
}

function limit<T>(load: () => Promise<T>, timeout: number, clock: Clock): Promise<T> {
  if (timeout === 0 || timeout > LONGEST_TIMER) return load();
  return new Promise((resolve, reject) => {
    const fail = () =>
      reject(Object.assign(new Error('page load timeout'), { name: 'TimeoutError' }));
    const cancel = clock.after(timeout, fail);
    load().then(resolve, reject).finally(cancel);
  });
}

/** Chromium and Firefox name the module in the message. Safari does not: app/boot/watch-failed-files.ts handles it. */
function moduleUrlIn(error: unknown): string | null {
  return /https?:\/\/[^\s?]+\.m?js/.exec(error instanceof Error ? error.message : '')?.[0] ?? null;
}
