import type { ComponentType, ReactNode } from 'react';
import type { HostConfig, MapConfig } from '@/platform';
import {
  type BrowserHistoryOptions,
  checkTable,
  type HistoryDriver,
  type NavigationBarStyle,
  routeAt,
  type RouteDef,
  type RouteTable,
} from '@/router';
import type { Locale, OwnWords } from '@/shared/messages';

export type TabItemConfig = {
  /** Key of a tab page in the route table. */
  readonly page: string;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly activeIcon?: ReactNode;
};

export type TabBarConfig = {
  readonly items: readonly TabItemConfig[];
  readonly color?: string;
  readonly selectedColor?: string;
  readonly backgroundColor?: string;
  readonly borderStyle?: string;
  /** Drawn between an even number of tabs. */
  readonly midButton?: {
    readonly label: string;
    readonly icon: ReactNode;
    readonly onPress: () => void;
  };
};

export type SideWindowConfig = {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Height of the top window, width of the others, as a CSS length. */
  readonly size?: string;
  readonly label?: string;
};

/** How pages look unless their route says otherwise. */
export type WindowConfig = {
  readonly navigationBar?: NavigationBarStyle;
  readonly backgroundColor?: string;
  readonly maxWidth?: number;
  /** Viewport width from which the windows stand beside the app. @default 768 */
  readonly minWidth?: number;
  readonly top?: SideWindowConfig;
  readonly left?: SideWindowConfig;
  readonly right?: SideWindowConfig;
};

export type RouterConfig = {
  /** @default 'path' */
  readonly mode?: 'path' | 'hash';
  /** @default '/' */
  readonly base?: string;
  /** Milliseconds of a page transition; 0 for none. @default 300 */
  readonly animation?: number;
  /** Mounted pages at most. @default 10 */
  readonly liveCap?: number;
  /** Pages in the stack at most. @default 20 */
  readonly stackCap?: number;
  /** The oldest page above the root is dropped without asking its `beforeLeave`. @default 'drop-oldest' */
  readonly onStackFull?: 'drop-oldest' | 'refuse';
  /** How pages get entries in the browser's history. `replaceOnlyHistory` gives them none. @default createBrowserHistory */
  readonly history?: (options: BrowserHistoryOptions) => HistoryDriver;
};

export type AppConfig = {
  readonly routes: RouteTable;
  readonly tabBar?: TabBarConfig;
  readonly window?: WindowConfig;
  readonly router?: RouterConfig;
  readonly request?: { readonly baseURL?: string };
  /** Keeps the stored values, the login and the language of apps on one origin apart. @default 'app' */
  readonly storage?: { readonly namespace?: string };
  /** Milliseconds; 0 is no end of a call. @default 60000 [S9.1] */
  readonly timeouts?: {
    readonly request?: number;
    readonly upload?: number;
    readonly download?: number;
    /** A page's code. @default 60000 */
    readonly page?: number;
  };
  /** Whose maps and places. */
  readonly map?: MapConfig;
  /** What the messaging app around the page is told and asked. */
  readonly host?: HostConfig;
  /** @default 'auto': the browser's languages */
  readonly locale?: Locale | 'auto';
  /**
   * The product's own words by locale, or how to fetch them: for `useWords(english)`, for titles written as `%key%`, and
   * for further locales. What one lacks is taken from `en`. `kit.ok` replaces the kit's word `ok`.
   */
  readonly messages?: OwnWords;
  /** @default 'auto': the system's */
  readonly theme?: 'light' | 'dark' | 'auto';
  /** @default 'auto': the locale's */
  readonly direction?: 'ltr' | 'rtl' | 'auto';
  /** Wraps everything: the product's own contexts. */
  readonly providers?: ComponentType<{ readonly children: ReactNode }>;
  /**
   * The page where visitors sign in: a route key or a URL. Whoever is signed out and opens a page with `roles` or
   * `permissions` gets this page first, with the page they wanted as `to` in its query.
   */
  readonly signIn?: string;
  /** StrictMode in development. @default true */
  readonly strict?: boolean;
};

/** A tab's page that is written down is a key of the table; one that is only known at run time may be any text. */
type KnownTabs<C> = C extends {
  readonly routes: infer T;
  readonly tabBar: { readonly items: readonly { readonly page: infer P extends string }[] };
}
  ? {} extends Record<Exclude<P, keyof T>, unknown>
    ? unknown
    : { readonly tabBar: { readonly items: readonly (TabItemConfig & { page: keyof T })[] } }
  : unknown;

/** Keeps the literal types of what a product writes. Throws where the tabs or `signIn` do not fit the route table. */
export function defineApp<const C extends AppConfig>(config: C & KnownTabs<C>): C {
  checkTable('defineApp', config.routes);
  checkSignIn(config);
  checkTabs(config);
  return config;
}

function checkTabs({ routes, tabBar, signIn }: AppConfig): void {
  const table: ReadonlyMap<string, RouteDef> = new Map(Object.entries(routes));
  const pages = (tabBar?.items ?? []).map(({ page }) => page);
  for (const [index, page] of pages.entries()) {
    const fail = (what: string): never => {
      throw new Error(`defineApp: tabBar.items[${index}].page '${page}' ${what}`);
    };
    const route = table.get(page);
    if (!route) return fail('is not in the route table. Add the route or correct the key.');
    if (!route.tab) fail(`is not a tab page. Add \`tab: true\` to the route '${page}'.`);
    if (pages.indexOf(page) < index) fail(`is the page of items[${pages.indexOf(page)}] too.`);
    if (isRestricted(route) && !signIn) {
      fail(`is refused by its own roles or permissions. Set \`signIn\` for visitors without them.`);
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

function isRestricted({ roles = [], permissions = [] }: RouteDef): boolean {
  return roles.length + permissions.length > 0;
}
