import type { Env } from '@/platform';
import type { Report } from '@/shared/errors';

export type ServerEnvOptions = {
  /** The whole address of the page. */
  readonly url: URL;
  readonly locale: string;
  readonly report: Report;
  /** Whether the app has react-router-dom. Its pages then get the contexts of it. */
  readonly hasRouterLibrary?: boolean | undefined;
  /** The headers of requests to the origin of the page, such as the cookie of the user. */
  readonly headers?: HeadersInit | undefined;
};

const nothing = () => {};

/** An event target that fires no events. */
class NoTarget {
  addEventListener(): void {}
  removeEventListener(): void {}
}

function documentOf({ locale, url }: ServerEnvOptions) {
  return Object.assign(new NoTarget(), {
    baseURI: url.href,
    documentElement: { lang: locale, dir: '', dataset: {}, style: {} },
    hidden: false,
    title: '',
    cookie: '',
    querySelectorAll: () => [],
    querySelector: () => null,
  });
}

/** Sends the requests of loaders. The headers of the user go to the origin of the page only. */
function fetchFor({ url, headers }: ServerEnvOptions): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === url.origin) {
      for (const [name, value] of new Headers(headers)) request.headers.set(name, value);
    }
    // oxlint-disable-next-line no-restricted-globals -- no browser runs this file
    return fetch(request);
  };
}

function windowOf(options: ServerEnvOptions, document: object) {
  const { url, locale, hasRouterLibrary } = options;
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
    fetch: fetchFor(options),
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
  const document = documentOf(options);
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
