import type { Env } from '@/platform';
import type { Report } from '@/shared/errors';

export type ServerEnvOptions = {
  /** The whole address of the page. */
  readonly url: URL;
  readonly locale: string;
  readonly report: Report;
  /** Whether the app has react-router-dom. Its pages then get the contexts of it. */
  readonly hasRouterLibrary?: boolean | undefined;
};

const nothing = () => {};

/** An event target that fires no events. */
class NoTarget {
  addEventListener(): void {}
  removeEventListener(): void {}
}

function documentOf(locale: string) {
  return Object.assign(new NoTarget(), {
    documentElement: { lang: locale, dir: '', dataset: {}, style: {} },
    hidden: false,
    title: '',
    querySelectorAll: () => [],
    querySelector: () => null,
  });
}

function windowOf({ url, locale, hasRouterLibrary }: ServerEnvOptions, document: object) {
  const { hash, host, hostname, href, origin, pathname, port, protocol, search } = url;
  const location = { hash, host, hostname, href, origin, pathname, port, protocol, search };
  const navigator = { languages: [locale], language: locale, userAgent: '', onLine: true };
  const media = Object.assign(new NoTarget(), { matches: false });
  return Object.assign(new NoTarget(), {
    location,
    history: { state: null, length: 1 },
    navigator,
    document,
    crypto: globalThis.crypto,
    console: globalThis.console,
    performance: globalThis.performance,
    Date: globalThis.Date,
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    matchMedia: () => media,
    innerWidth: 0,
    innerHeight: 0,
    // In a browser the library itself leaves this mark.
    ...(hasRouterLibrary && { __reactRouterVersion: '' }),
  });
}

/** The browser objects of an app that is rendered on a server. The timers of calls never run, because the rendering is over before. */
export function createServerEnv(options: ServerEnvOptions): Env {
  const document = documentOf(options.locale);
  const window = windowOf(options, document);
  return {
    window: window as unknown as Env['window'],
    errors: { report: options.report, listen: () => nothing },
    document: document as unknown as Document,
    storage: () => {
      throw new Error('a server has no storage');
    },
    now: () => performance.now(),
    date: () => Date.now(),
    after: () => nothing,
    frame: () => nothing,
    idle: () => nothing,
    isServer: true,
  };
}
