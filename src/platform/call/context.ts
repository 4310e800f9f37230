import type { Env } from './env';
import { type Interceptors, createInterceptors } from './interceptors';
import type { ThemeChoice } from '@/platform/device/theme';
import type { AuthStore } from '@/platform/account/auth';
import type { AuthConfig } from '@/platform/account/auth-config';
import type { HostConfig } from '@/platform/host/config';
import { type Chrome, type WindowSide, createChrome } from '@/platform/chrome/chrome';
import type { MapConfig } from '@/platform/maps/provider';
import type { NavigatorPort } from '@/platform/navigation/navigator-port';
import { type Overlays, createOverlays } from '@/platform/feedback/overlays';
import type { PageInfo } from '@/router';
import type { Locale, Messages } from '@/shared/messages';

/** The tabs and windows of the app's configuration. */
export type PlatformLayout = {
  /** Routes of the tab bar's items, in order. */
  readonly tabs: readonly string[];
  /** Whether a route is a tab page, on the bar or not. */
  readonly isTab: (route: string) => boolean;
  readonly windows: readonly WindowSide[];
  /** The viewport width from which the windows are beside the pages. @default 768 */
  readonly minWidth?: number | undefined;
};

/** The app's configuration of the calls. */
export type PlatformSettings = {
  /** The languages among which `auto` chooses. */
  readonly locales: readonly Locale[];
  /** The language until the user has chosen one. @default 'auto' */
  readonly locale?: string | undefined;
  /** The theme until the user has chosen one. @default 'auto' */
  readonly theme?: ThemeChoice | undefined;
  readonly baseURL: string;
  /** Separates this app's storage from that of other apps on the same origin. */
  readonly namespace: string;
  /** Milliseconds [S9.1]. */
  readonly timeouts: {
    readonly request: number;
    readonly upload: number;
    readonly download: number;
  };
  /** The provider of maps. Without one, a map says so in its place [S8.9]. */
  readonly map?: MapConfig | undefined;
  /** The messaging app around the page. */
  readonly host?: HostConfig | undefined;
  readonly auth?: AuthConfig | undefined;
  /** Tables of further calls. */
  readonly calls?: readonly object[] | undefined;
};

export type PlatformOptions = {
  readonly env: Env;
  readonly navigator: NavigatorPort;
  readonly auth: AuthStore;
  readonly messages: Messages;
  readonly layout: PlatformLayout;
  readonly settings: PlatformSettings;
};

/** Everything that calls use, made once for each app. */
export type PlatformContext = PlatformOptions & {
  readonly chrome: Chrome;
  readonly overlays: Overlays;
  readonly interceptors: Interceptors;
  readonly shelf: Shelf;
  /** Aborted when the app is unmounted: all listeners on the browser and the host end with it. */
  readonly life: AbortController;
  /** The listeners of the tab bar's middle button. */
  readonly midButtonTaps: Set<() => void>;
  /** The page that the app was opened with. */
  readonly launch: PageInfo | null;
};

export function createPlatformContext(options: PlatformOptions): PlatformContext {
  const { navigator } = options;
  const context: PlatformContext = {
    ...options,
    chrome: createChrome(navigator),
    overlays: createOverlays(),
    interceptors: createInterceptors(),
    shelf: createShelf(() => context),
    life: new AbortController(),
    midButtonTaps: new Set(),
    launch: navigator.activePage(),
  };
  return context;
}

/**
 * Holds state that calls share. `context.shelf(createX)` makes X with its first use and returns the same X each time.
 * The state belongs to the app and not to a module, because a document may hold several apps.
 */
type Shelf = <T>(make: (context: PlatformContext) => T) => T;

function createShelf(contextOf: () => PlatformContext): Shelf {
  const shared = new Map<unknown, unknown>();
  return <T>(make: (context: PlatformContext) => T) => {
    if (!shared.has(make)) shared.set(make, make(contextOf()));
    return shared.get(make) as T;
  };
}
