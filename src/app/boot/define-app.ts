import type { ComponentType, ReactNode } from 'react';
import type { DevtoolsTarget } from '@/devtools';
import type {
  AppExtension,
  AuthConfig,
  CallTable,
  HostConfig,
  LoaderPlatform,
  MapConfig,
  Rights,
} from '@/platform';
import {
  type BrowserHistoryOptions,
  checkTable,
  type HistoryDriver,
  type NavigationBarStyle,
  type Register,
  requiredParamOf,
  routeAt,
  type RouteDef,
  type RouteTable,
} from '@/router';
import type { ErrorOrigin } from '@/shared/errors';
import type { AllWords, Locale, OwnWords } from '@/shared/messages';

export type TabItemConfig = {
  /** Key of a tab page in the route table. */
  readonly page: string;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly activeIcon?: ReactNode;
  /** Only users with one of these roles see the tab. */
  readonly roles?: readonly string[];
  /** Only users with all of these permissions see the tab. */
  readonly permissions?: readonly string[];
  /** `false` hides the tab until `setTabBarItem` shows it. @default true */
  readonly visible?: boolean;
};

export type TabBarConfig = {
  readonly items: readonly TabItemConfig[];
  readonly color?: string;
  readonly selectedColor?: string;
  readonly backgroundColor?: string;
  readonly borderStyle?: string;
  /** Shown in the middle of the bar, so the number of tabs must be even. */
  readonly midButton?: {
    readonly label: string;
    readonly icon: ReactNode;
    readonly onClick: () => void;
  };
};

export type SideWindowConfig = {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** The height of the top window or the width of a side window, as a CSS length. */
  readonly size?: string;
  readonly label?: string;
};

/** The defaults for all pages. A route's own settings replace them. */
export type WindowConfig = {
  readonly navigationBar?: NavigationBarStyle;
  readonly backgroundColor?: string;
  readonly maxWidth?: number;
  /** The viewport width from which the windows appear beside the app. @default 768 */
  readonly minWidth?: number;
  readonly top?: SideWindowConfig;
  readonly left?: SideWindowConfig;
  readonly right?: SideWindowConfig;
};

/** Lists and their details side by side: `detailOf` of a route. */
export type PanesConfig = {
  /** The width of the window from which two pages are side by side. @default 840 */
  readonly from?: number;
  /** The width of a list in pixels. @default 360 */
  readonly list?: number;
  /** How many pages are side by side at most. A third one needs the width of one more list. @default 2 */
  readonly count?: 2 | 3;
};

export type RouterConfig = {
  /** @default 'path', or `mode` of `portico()` in vite.config.ts */
  readonly mode?: 'path' | 'hash';
  /** @default '/', or Vite's `base` if vite.config.ts has `portico()` */
  readonly base?: string;
  /** The duration of a page transition in milliseconds. 0 means no animation. @default 300 */
  readonly animation?: number;
  /** The largest number of mounted pages. @default 10 */
  readonly liveCap?: number;
  /** The largest number of pages in the stack. @default 20 */
  readonly stackCap?: number;
  /**
   * `drop-oldest` removes the oldest page above the root and does not call its `beforeLeave`. Pages that may hold input go
   * last.
   *
   * @default 'drop-oldest'
   */
  readonly onStackFull?: 'drop-oldest' | 'refuse';
  /** Writes pages to the browser's history. `replaceOnlyHistory` adds no entries to it. @default createBrowserHistory */
  readonly history?: (options: BrowserHistoryOptions) => HistoryDriver;
};

export type AppConfig = {
  readonly routes: RouteTable;
  readonly tabBar?: TabBarConfig;
  readonly window?: WindowConfig;
  /** A number says how many pages are side by side at most. `false`: a wide window shows one page, as a phone does. */
  readonly panes?: PanesConfig | 2 | 3 | false;
  readonly router?: RouterConfig;
  readonly request?: { readonly baseURL?: string };
  /** Separates the stored values, the login and the language of several apps on one origin. @default 'app' */
  readonly storage?: { readonly namespace?: string };
  /** The session: where it is kept, and how to renew it. @default a token in localStorage */
  readonly auth?: AuthConfig;
  /** In milliseconds. 0 means no time-out. @default 60000 [S9.1] */
  readonly timeouts?: {
    readonly request?: number;
    readonly upload?: number;
    readonly download?: number;
    /** The time-out for a page's lazy chunk. @default 60000 */
    readonly page?: number;
  };
  /** The provider of maps and place search. Without one, a map says "Map key not configured". */
  readonly map?: MapConfig;
  /** The settings for messaging apps that show the page, for example WeChat. */
  readonly host?: HostConfig;
  /** Calls beside those of the platform: `[uni]` of `portico/uni`, for ported apps. */
  readonly calls?: readonly CallTable[];
  /** @default 'auto': the browser's languages */
  readonly locale?: Locale | 'auto';
  /**
   * The languages among which `auto` chooses. `setLocale` may choose others.
   *
   * @default those of `messages` and English, or all that Portico speaks if there are no messages
   */
  readonly locales?: readonly Locale[];
  /**
   * The product's texts by locale, as objects or as functions that load them. `useWords(english)` and titles written as
   * `%key%` use them. They may add locales. Keys that a locale lacks are taken from `en`. `portico.ok` replaces the
   * text `ok` of Portico's own components.
   */
  readonly messages?: OwnWords;
  /** The theme until the user has chosen one by `setTheme`. @default 'auto': the system's theme */
  readonly theme?: 'light' | 'dark' | 'auto';
  /** @default 'auto': the direction of the locale */
  readonly direction?: 'ltr' | 'rtl' | 'auto';
  /**
   * The `context` of loaders, such as a query client. A function makes a new one for each mount, and on a server for each
   * request. `interface Register { context: AppContext }` tells its type.
   */
  readonly context?: object | (() => object);
  /** Parts without a screen, such as the outbox of `portico/offline`. */
  readonly extensions?: readonly AppExtension[];
  /** A component around the whole app, for the product's own React contexts. It gets the `context` too. */
  readonly providers?: ComponentType<ProvidersProps>;
  /**
   * The page where users sign in: a route key or a URL. A user who is signed out and opens a page with `roles` or
   * `permissions` sees this page first. Its query parameter `to` is the URL of the page that the user opened.
   */
  readonly signIn?: string;
  /**
   * Hears every error of product code once, for example to send it to a service: `source` is the part that failed, `page`
   * its page. The console has the error too. Its own errors go to the console only.
   */
  readonly onError?: (error: unknown, origin: ErrorOrigin) => void;
  /** StrictMode in development. @default true */
  readonly strict?: boolean;
  /**
   * `true` shows the panel of the router in development. Production builds do not contain it. A function runs in every
   * build before the first page, for example `startDevtools` of `portico/devtools` in a build for testers. It returns
   * how to stop. @default false
   */
  readonly devtools?: boolean | ((target: DevtoolsTarget) => () => void);
};

export type ProvidersProps = { readonly children: ReactNode; readonly context: RegisteredContext };

type RegisteredContext = Register extends { context: infer C } ? C : unknown;

declare module '@/router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface LoaderTools {
    /** The platform. Its calls end with the loader's `signal`. */
    readonly platform: LoaderPlatform;
    readonly locale: Locale;
    /** The `context` of `defineApp`. */
    readonly context: RegisteredContext;
  }
}

/** A tab's page that is a literal must be a key of the route table. A page known only at run time may be any string. */
type KnownTabs<C> = C extends {
  readonly routes: infer T;
  readonly tabBar: { readonly items: readonly { readonly page: infer P extends string }[] };
}
  ? {} extends Record<Exclude<P, keyof T>, unknown>
    ? unknown
    : { readonly tabBar: { readonly items: readonly (TabItemConfig & { page: keyof T })[] } }
  : unknown;

/** A key such as `portico.okay` must be a word of Portico. All other keys are the product's own. */
type KnownWords<C> = C extends { readonly messages: infer M }
  ? {
      readonly messages: {
        readonly [L in keyof M]: M[L] extends () => Promise<infer W>
          ? () => Promise<{ readonly [K in UnknownWord<W>]: never }>
          : { readonly [K in UnknownWord<M[L]>]: never };
      };
    }
  : unknown;

type UnknownWord<W> = Exclude<Extract<keyof W, `portico.${string}`>, `portico.${keyof AllWords}`>;

/**
 * Keeps the literal types of the configuration. In development it throws if the tabs, `signIn` or `locales` are wrong:
 * users' data cannot make them so.
 */
export function defineApp<const C extends AppConfig>(config: C & KnownTabs<C> & KnownWords<C>): C {
  if (import.meta.env.DEV) checkApp(config);
  return config;
}

function checkApp(config: AppConfig): void {
  checkTable('defineApp', config.routes);
  checkRoot(config);
  checkSignIn(config);
  checkTabs(config);
  checkLocales(config);
}

/** Home leads there, and so does Back on the first page [S2.6]. */
function checkRoot({ routes }: AppConfig): void {
  if (routeAt(routes, '/') !== undefined) return;
  throw new Error(
    "defineApp: no page of the route table opens at '/', where Home and Back on the first page lead. Add a route '/', or `alias: ['/']` to another.",
  );
}

function checkTabs({ routes, tabBar, signIn }: AppConfig): void {
  const table: ReadonlyMap<string, RouteDef> = new Map(Object.entries(routes));
  const items = tabBar?.items ?? [];
  const pages = items.map(({ page }) => page);
  for (const [index, item] of items.entries()) {
    const { page } = item;
    const fail = (problem: string): never => {
      throw new Error(`defineApp: tabBar.items[${index}].page '${page}' ${problem}`);
    };
    const route = table.get(page);
    if (!route) return fail('is not in the route table. Add the route or correct the key.');
    const param = requiredParamOf(page);
    if (param) fail(`needs the parameter '${param}', which a tab does not have. Make it optional.`);
    if (!route.tab) fail(`is not a tab page. Add \`tab: true\` to the route '${page}'.`);
    if (pages.indexOf(page) < index) fail(`is the page of items[${pages.indexOf(page)}] too.`);
    if (isRestricted(route) && !isRestricted(item) && !signIn) {
      fail(
        'is refused by its own roles or permissions. Set `signIn` for users without them, or give the tab the same `roles` or `permissions`.',
      );
    }
  }
}

function checkSignIn({ routes, signIn }: AppConfig): void {
  if (signIn === undefined) return;
  const key = routeAt(routes, signIn);
  const route = key && new Map<string, RouteDef>(Object.entries(routes)).get(key);
  if (!route) throw new Error(`defineApp: signIn '${signIn}' is not in the route table.`);
  if (isRestricted(route)) {
    throw new Error(
      `defineApp: signIn '${signIn}' leads to '${key}', which has roles or permissions itself.`,
    );
  }
}

function checkLocales({ locales = [] }: AppConfig): void {
  const isList = Array.isArray(locales) && locales.every((one) => typeof one === 'string' && one);
  if (!isList) throw new Error("defineApp: locales should be a list of languages, such as ['en'].");
}

function isRestricted({ roles = [], permissions = [] }: Rights): boolean {
  return roles.length + permissions.length > 0;
}
