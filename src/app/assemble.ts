import {
  type Auth,
  createAuth,
  createEarlyPlatform,
  createPlatformContext,
  type Env,
  rememberedLocale,
} from '@/platform';
import {
  type Access,
  createBrowserHistory,
  createClock,
  createNavigator,
  pageRouterSource,
  type HistoryDriver,
  type PageStorage,
  type Refusal,
  type RouteTable,
} from '@/router';
import { attempt } from '@/shared/attempt';
import { DEFAULT_NAMESPACE, NETWORK_TIMEOUT } from '@/shared/defaults';
import { withStyles } from '@/shared/failed-styles';
import { createMessages, loadWords, resolveLocale } from '@/shared/messages';
import type { AppConfig } from './define-app';
import type { AppParts } from './app-parts';
import { builtInRoutes } from './built-in-routes';
import { isIos } from '@/shared/device';

const LIVE_CAP = 10;
const STACK_CAP = 20;
const PAGE_TIMEOUT = 60_000;

/** Makes the parts of an app and hands each what it needs. */
export function assemble(config: AppConfig, env: Env, history?: HistoryDriver): AppParts {
  const { window } = env;
  const {
    mode = 'path',
    base = '/',
    liveCap = LIVE_CAP,
    stackCap = STACK_CAP,
    onStackFull = 'drop-oldest',
    history: openHistory = createBrowserHistory,
  } = config.router ?? {};
  // The app's own come first, and win: also with an alias.
  const routes = styled({ ...config.routes, ...builtInRoutes, ...config.routes });
  const namespace = config.storage?.namespace ?? DEFAULT_NAMESPACE;
  const auth = createAuth(env, namespace);
  const messages = createMessages(localeOf(config, env, namespace), loadWords, config.messages);

  const access: Access = ({ roles = [], permissions = [] }) =>
    (roles.length === 0 || roles.some(auth.hasRole)) && permissions.every(auth.hasPermission);

  const navigator = createNavigator({
    table: routes,
    driver: history ?? openHistory({ window, mode, base }),
    clock: createClock(window),
    limits: { live: liveCap, stack: stackCap, onFull: onStackFull },
    newId: () => randomId(window.crypto),
    storage: sessionOf(window),
    access,
    login: { who: () => visitorOf(auth), signIn: config.signIn },
    importModule: (address) => import(/* @vite-ignore */ address),
    router: pageRouterSource(window),
    chunkTimeout: config.timeouts?.page ?? PAGE_TIMEOUT,
    swipesNatively: isIos(window.navigator),
    onExitWarning: () => void warnOfExit().catch(navigator.report),
    report: (error) => window.console.error(error),
    onRefused: (refusal) => {
      explain(window, refusal);
      if (refusal.refused === 'denied') void sayDenied();
    },
  });
  const context = createPlatformContext({
    env,
    navigator,
    auth,
    messages,
    layout: {
      tabs: (config.tabBar?.items ?? []).map(({ page }) => page),
      isTab: (route) => routes[route as `/${string}`]?.tab === true,
      windows: (['top', 'left', 'right'] as const).filter((side) => config.window?.[side]),
      minWidth: config.window?.minWidth,
    },
    settings: {
      locale: config.locale ?? 'auto',
      baseURL: config.request?.baseURL ?? '',
      map: config.map,
      host: config.host,
      namespace,
      timeouts: {
        request: NETWORK_TIMEOUT,
        upload: NETWORK_TIMEOUT,
        download: NETWORK_TIMEOUT,
        ...config.timeouts,
      },
    },
  });
  const platform = createEarlyPlatform(context, navigator);

  const warnOfExit = () =>
    import('./late-parts').then((file) => file.warnOfExit(platform, messages));
  const sayDenied = () =>
    import('./late-parts').then((file) => file.sayDenied(platform, messages), navigator.report);

  return { config, navigator, platform, context };
}

/** Differs for another person and for other rights, and stays the same when a token is renewed. */
function visitorOf({ user }: Pick<Auth, 'user'>): string | null {
  const now = user();
  return now && JSON.stringify([now.uid, now.role, now.permission]);
}

/** No page is shown without its style sheets. */
function styled(routes: RouteTable): RouteTable {
  const entries = Object.entries(routes);
  return Object.fromEntries(
    entries.map(([pattern, route]) => [pattern, { ...route, load: withStyles(route.load) }]),
  );
}

/** What the visitor has chosen, else what the product has, else the browser's. */
function localeOf({ locale = 'auto', messages = {} }: AppConfig, env: Env, namespace: string) {
  const wish = rememberedLocale(env, namespace) ?? locale;
  const wishes = wish === 'auto' ? env.window.navigator.languages : [wish];
  return resolveLocale(wishes, Object.keys(messages));
}

/** Reading sessionStorage throws where the browser blocks storage. */
function sessionOf(window: Window): PageStorage | null {
  return attempt(() => window.sessionStorage) ?? null;
}

/** crypto.randomUUID exists in secure contexts only, and phones in development are not one. */
function randomId(crypto: Crypto): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36)).join('');
}

/** A link that leads nowhere is the product's mistake: whoever develops it should see it. */
function explain(window: Window & typeof globalThis, { message }: Refusal): void {
  if (import.meta.env.DEV) window.console.warn(`navigation refused: ${message}`);
}
