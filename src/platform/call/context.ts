import type { Env } from './env';
import { type Interceptors, createInterceptors } from './interceptors';
import { type PageLifetimes, createPageLifetimes } from './page';
import type { Auth } from '@/platform/account';
import { type Chrome, type WindowSide, createChrome } from '@/platform/chrome';
import type { HostConfig } from '@/platform/host/host-config';
import type { MapConfig } from '@/platform/maps/provider';
import type { NavigatorPort } from '@/platform/navigation/navigator-port';
import { type Overlays, createOverlays } from '@/platform/feedback/overlays';
import type { PageInfo } from '@/router';
import type { Messages } from '@/shared/messages';

/** What calls must know of the app's configuration. */
export type PlatformLayout = {
  /** Routes of the tab bar's items, in order. */
  readonly tabs: readonly string[];
  /** Whether a route is a tab page, on the bar or not. */
  readonly isTab: (route: string) => boolean;
  readonly windows: readonly WindowSide[];
  /** From this viewport width on they stand beside the pages. @default 768 */
  readonly minWidth?: number | undefined;
};

/** The part of the app's configuration that calls go by. */
export type PlatformSettings = {
  /** What the app speaks unless the visitor has chosen. @default 'auto' */
  readonly locale?: string;
  readonly baseURL: string;
  /** What keeps this app's storage apart from that of others on the same origin. */
  readonly namespace: string;
  /** Milliseconds [S9.1]. */
  readonly timeouts: {
    readonly request: number;
    readonly upload: number;
    readonly download: number;
  };
  /** Whose maps. @default the demonstration's */
  readonly map?: MapConfig | undefined;
  /** The messaging app around the page. */
  readonly host?: HostConfig | undefined;
};

export type PlatformOptions = {
  readonly env: Env;
  readonly navigator: NavigatorPort;
  readonly auth: Auth;
  readonly messages: Messages;
  readonly layout: PlatformLayout;
  readonly settings: PlatformSettings;
};

/** Everything that calls reach for, made once for an app. */
export type PlatformContext = PlatformOptions & {
  readonly chrome: Chrome;
  readonly overlays: Overlays;
  readonly interceptors: Interceptors;
  readonly pageLifetimes: PageLifetimes;
  readonly shelf: Shelf;
  /** Over when the app is unmounted: nothing hears of the browser or of its host any more. */
  readonly life: AbortController;
  /** Who hears of the tab bar's middle button. */
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
    pageLifetimes: createPageLifetimes(navigator),
    shelf: createShelf(() => context),
    life: new AbortController(),
    midButtonTaps: new Set(),
    launch: navigator.activePage(),
  };
  return context;
}

/**
 * What calls keep between one and the next: made by the first that asks for it, so that until then it costs
 * nothing, and of one app only, so that it is no module's state. `context.shelf(createX)` is the same X each time.
 */
type Shelf = <T>(make: (context: PlatformContext) => T) => T;

function createShelf(owner: () => PlatformContext): Shelf {
  const kept = new Map<unknown, unknown>();
  return <T>(make: (context: PlatformContext) => T) => {
    if (!kept.has(make)) kept.set(make, make(owner()));
    return kept.get(make) as T;
  };
}
