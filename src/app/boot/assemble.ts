import {
  createAuth,
  createPlatform,
  createPlatformContext,
  type Env,
  rememberedChoice,
  hasRights,
} from '@/platform';
import {
  type Access,
  createBrowserHistory,
  createClock,
  createNavigator,
  pageRouterSource,
  type HistoryDriver,
  type LoaderTools,
  type PageStorage,
  type Refusal,
  type RouteTable,
} from '@/router';
import { isIos } from '@/shared/browser';
import { DEFAULT_BASE, DEFAULT_MODE, DEFAULT_NAMESPACE, NETWORK_TIMEOUT } from '@/shared/defaults';
import { attempt } from '@/shared/errors';
import { withStyles } from '@/shared/failed-styles';
import {
  createMessages,
  type Locale,
  loadWords,
  localeOfPhone,
  offeredLocales,
  resolveLocale,
} from '@/shared/messages';
import type { AppParts } from './app-parts';
import { loadScreens } from '../screens/page-screens';
import { builtInRoutes } from './built-in-routes';
import { forgetAnswersAtSignOut, withLastAnswers } from './keep-answers';
import type { AppConfig } from './define-app';

const MAX_LIVE_PAGES = 10;
const MAX_PAGES = 20;
const PAGE_CODE_TIMEOUT_MS = 60_000;

/** Creates the parts of an app and connects them. */
export function assemble(config: AppConfig, env: Env, history?: HistoryDriver): AppParts {
  const { window } = env;
  const {
    mode = DEFAULT_MODE,
    base = DEFAULT_BASE,
    liveCap = MAX_LIVE_PAGES,
    stackCap = MAX_PAGES,
    onStackFull = 'drop-oldest',
    history: openHistory = createBrowserHistory,
  } = config.router ?? {};
  // The first spread lets a product's alias match before a built-in route. The last one lets the product replace a
  // built-in route of the same path.
  const all = { ...config.routes, ...builtInRoutes, ...config.routes };
  const answers = async () => context.shelf((await import('./last-answers')).createLastAnswers);
  const routes = withLastAnswers(withStyleSheets(all), answers);
  const namespace = config.storage?.namespace ?? DEFAULT_NAMESPACE;
  const auth = createAuth(env, namespace, config.auth);
  const offered = offeredLocales(Object.keys(config.messages ?? {}), config.locales);
  const messages = createMessages(
    initialLocale(config, offered, env, namespace),
    loadWords,
    config.messages,
    undefined,
    env.errors.report,
  );

  const provided =
    typeof config.context === 'function' ? (config.context as () => object)() : config.context;
  const access: Access = (route) => hasRights(auth, route);

  const navigator = createNavigator({
    table: routes,
    driver: history ?? openHistory({ window, mode, base }),
    clock: createClock(window),
    limits: { live: liveCap, stack: stackCap, onFull: onStackFull },
    newId: () => randomId(window.crypto),
    storage: sessionStorageOf(window),
    access,
    login: { user: auth.user, signIn: config.signIn },
    loaderTools: (signal) => ({
      platform: platform.until(signal),
      locale: messages.getState().locale,
      context: provided as LoaderTools['context'],
    }),
    importModule: (address) => import(/* @vite-ignore */ address),
    router: pageRouterSource(window),
    chunkTimeout: config.timeouts?.page ?? PAGE_CODE_TIMEOUT_MS,
    swipesNatively: isIos(window.navigator),
    onExitWarning: () => showToast('showExitToast'),
    report: env.errors.report,
    onRefused: (refusal) => {
      warnInDevelopment(window, refusal);
      if (refusal.refused === 'denied') showToast('showDeniedToast');
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
      locale: config.locale,
      locales: offered,
      theme: config.theme,
      baseURL: config.request?.baseURL ?? '',
      map: config.map,
      host: config.host,
      auth: config.auth,
      calls: config.calls,
      namespace,
      timeouts: {
        request: NETWORK_TIMEOUT,
        upload: NETWORK_TIMEOUT,
        download: NETWORK_TIMEOUT,
        ...config.timeouts,
      },
    },
  });
  const platform = createPlatform(context, navigator);

  forgetAnswersAtSignOut(context, routes, answers);

  const showToast = (name: 'showExitToast' | 'showDeniedToast') => {
    loadScreens()
      .then((screens) => screens[name](platform, messages))
      .catch(navigator.report);
  };

  return { config, navigator, platform, context, provided };
}

/** Pages are not shown until their style sheets have loaded. */
function withStyleSheets(routes: RouteTable): RouteTable {
  const entries = Object.entries(routes);
  return Object.fromEntries(
    entries.map(([pattern, route]) => [pattern, { ...route, load: withStyles(route.load) }]),
  );
}

/** The user's choice comes first, then the product's locale, then the browser's languages. */
function initialLocale(
  { locale = 'auto', messages = {} }: AppConfig,
  offered: readonly Locale[],
  env: Env,
  namespace: string,
) {
  const chosen = rememberedChoice(env, 'locale', namespace) ?? locale;
  if (chosen === 'auto') return localeOfPhone(env.window.navigator.languages, offered);
  return resolveLocale([chosen], Object.keys(messages));
}

/** Reading sessionStorage throws where the browser blocks storage. */
function sessionStorageOf(window: Window): PageStorage | null {
  return attempt(() => window.sessionStorage) ?? null;
}

/** crypto.randomUUID needs a secure context, which a phone on a development server does not have. */
function randomId(crypto: Crypto): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36)).join('');
}

/** A refused link is usually a mistake in the product, so its developers need to see it. */
function warnInDevelopment(window: Window & typeof globalThis, { message }: Refusal): void {
  if (import.meta.env.DEV) window.console.warn(`navigation refused: ${message}`);
}
