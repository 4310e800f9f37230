import { createErrorHub } from '@/platform/call/error-hub';
import { createMessages, loadWords, locales, type Locale } from '@/shared/messages';
import {
  type AuthConfig,
  type CallTable,
  createAuth,
  createPlatformContext,
  type Env,
  type HostConfig,
  type LayerCloseCause,
  type NavigatorPort,
  type PlatformLayout,
} from '@/platform';
import { uni } from '@/platform/uni';
import type { Page, LifecycleRecord, PageInfo } from '@/router';
import { createLives } from '@/router/lifecycle/lifecycle';

/** A browser that a test controls: its clock, its visibility, its events. */
export function fakeEnv() {
  const storage = new Map<string, string>();
  const document = Object.assign(new EventTarget(), {
    hidden: false,
    documentElement: { dataset: {} },
    querySelectorAll: () => [],
  });
  const window = Object.assign(new EventTarget(), {
    // A user agent without a messaging app.
    navigator: { userAgent: '', platform: '', maxTouchPoints: 0 },
    location: { href: 'https://example.org/', origin: 'https://example.org' },
    // The size of a wide screen.
    matchMedia: () => ({ matches: true }),
    performance: { getEntriesByType: () => [] },
    CSS: {
      supports: (_property: string, value: string) => /^(#[0-9a-f]{3,8}|[a-z]+)$/i.test(value),
    },
  });
  const reported: unknown[] = [];
  const errors = createErrorHub({
    console: { error: (error: unknown) => reported.push(error) },
    addEventListener: window.addEventListener.bind(window),
  });
  // The window is not in a frame.
  Object.assign(window, { parent: window, document });
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];

  const env = {
    window,
    errors,
    document,
    storage: () => ({
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
      key: (index: number) => [...storage.keys()][index] ?? null,
      get length() {
        return storage.size;
      },
    }),
    now: () => now,
    date: () => 1_000_000_000 + now,
    after: (ms: number, run: () => void) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    frame: () => () => {},
    idle: () => () => {},
  } as unknown as Env;

  return {
    env,
    stored: storage,
    /** The errors of product code. */
    reported,
    pass: (ms: number) => {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
    hide: (hidden: boolean) => {
      document.hidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    timers: () => timers.length,
  };
}

/** The parts of a navigator that the platform uses. */
export function fakeNavigator(
  first: Partial<PageInfo> | null = {},
  routes: Readonly<Record<string, ReturnType<NavigatorPort['routeOf']>>> = {},
) {
  const info = (page: Partial<PageInfo>): PageInfo => ({
    ...{ id: 'p1', route: '/item', url: '/item', params: {} },
    ...page,
  });
  let active = first && info(first);
  let layers: { id: string; onClose: (cause: LayerCloseCause) => void }[] = [];
  let observers: ((record: LifecycleRecord) => void)[] = [];
  const opened: { url: string; answer: (result: unknown) => void }[] = [];
  const lives = createLives();
  const componentLives = createLives();
  const watchers = new Set<object>();
  const listen = AbortSignal.prototype.addEventListener;
  /** Counts who waits for the end of the page. */
  const counted = (life: AbortSignal): AbortSignal =>
    Object.assign(life, {
      addEventListener: (type: string, run: () => void, options?: AbortController) => {
        const watcher = {};
        watchers.add(watcher);
        for (const end of [life, options?.signal]) {
          if (end) listen.call(end, 'abort', () => watchers.delete(watcher));
        }
        listen.call(life, type, run, options);
      },
    });

  let depth = 1;
  const travels: number[] = [];
  const hearers = new Set<() => void>();
  const changed = () => {
    for (const hear of [...hearers]) hear();
  };

  const closeTop = (cause: LayerCloseCause) => layers.pop()?.onClose(cause);

  const answerTop = (result: unknown) => {
    opened.pop()?.answer(result);
    active = first && info(first);
  };

  const navigator: NavigatorPort = {
    invalidate: async () => {},
    appVisible: () => {},
    openLayer: (onClose) => {
      const layer = { id: `layer-${layers.length}`, onClose };
      layers.push(layer);
      return {
        id: layer.id,
        close: () => {
          layers = layers.filter((other) => other !== layer);
        },
      };
    },
    open: ({ to }) => {
      const page = info({ id: `opened-${opened.length}`, url: to.url });
      active = page;
      return {
        page: Promise.resolve(page as Page),
        result: new Promise((answer) => opened.push({ url: to.url, answer })),
      };
    },
    back: async () => {
      answerTop(undefined);
      return info({});
    },
    go: async (_kind, { to }) => {
      active = info({ id: `opened-${opened.length}`, url: to.url });
      return active;
    },
    travel: (delta) => void travels.push(delta),
    store: {
      getState: () => ({
        stack: {
          pages: Array.from({ length: depth }),
          layers: layers.map(({ id }) => ({ id, open: true })),
        },
      }),
      subscribe: (hear) => {
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
    },
    activePage: () => active,
    shownPages: () => (active ? [active] : []),
    pages: () => (active ? [active] : []),
    href: (url) => url,
    routeOf: ({ route }) => routes[route],
    step: () => {},
    lifeOf: (pageId) => counted(lives.of(pageId)),
    componentLifeOf: componentLives.of,
    lifecycle: {
      observe: (observer) => {
        observers.push(observer);
        return () => {
          observers = observers.filter((other) => other !== observer);
        };
      },
    },
  };

  return {
    navigator,
    back: () => closeTop('back'),
    /** Answers as the page that a call has opened. */
    answer: answerTop,
    opened: () => opened.map(({ url }) => url),
    travels: () => travels,
    /** Changes the depth of the stack or the number of layers. */
    pile: (pages = depth) => {
      depth = pages;
      changed();
    },
    leave: () => {
      while (opened.length > 0) answerTop(undefined);
      while (layers.length > 0) closeTop('page');
    },
    turnTo: (page: Partial<PageInfo>) => {
      active = info(page);
    },
    unload: (pageId: string) => {
      componentLives.end(pageId);
      lives.end(pageId);
    },
    /** The page's components are gone, and the page is still in the stack. */
    evict: componentLives.end,
    record: (type: string, page: Partial<PageInfo> = {}) => {
      for (const observe of observers) observe({ type, page: info(page) as never });
    },
    observers: () => observers.length,
    layers: () => layers.length,
    unloadListeners: () => watchers.size,
  };
}

type Options = {
  readonly page?: Partial<PageInfo> | null;
  readonly layout?: Partial<PlatformLayout>;
  readonly locale?: Locale;
  readonly routes?: Parameters<typeof fakeNavigator>[1];
  readonly host?: HostConfig;
  readonly auth?: AuthConfig;
  readonly namespace?: string;
  /** Tables beside the registry. @default that of `portico/uni` */
  readonly calls?: readonly CallTable[];
  /** A real browser instead of the fake one. */
  readonly env?: Env;
};

/** Two tabs, '/' and '/me'; the active page is '/item' unless a test says otherwise. */
export function fakePlatform(options: Options = {}) {
  const { page, routes, layout, locale = 'en', host, env, auth, namespace = 'app' } = options;
  const { calls = [uni] } = options;
  const fake = fakeEnv();
  const browser = { ...fake, env: env ?? fake.env };
  const stack = fakeNavigator(page, routes);
  const context = createPlatformContext({
    env: browser.env,
    navigator: stack.navigator,
    auth: createAuth(browser.env, namespace, auth),
    messages: createMessages(locale, loadWords),
    layout: {
      tabs: ['/', '/me'],
      isTab: (route) => ['/', '/me', '/spare'].includes(route),
      windows: ['left'],
      ...layout,
    },
    settings: {
      host,
      auth,
      calls,
      locales,
      baseURL: '',
      namespace,
      timeouts: { request: 60_000, upload: 60_000, download: 60_000 },
      map: { provider: 'offline' },
    },
  });
  // Nothing is drawn here, but frames take their time.
  context.overlays.setState({ views: 'here' });
  return { ...browser, ...stack, context };
}
