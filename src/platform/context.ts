import type { Auth } from './auth';
import { type Chrome, createChrome, type WindowSide } from './chrome';
import type { Env } from './env';
import type { HostConfig } from './host/host-config';
import { createInterceptors, type Interceptors } from './interceptors';
import type { PageInfo } from '@/router';
import type { MapConfig } from './maps/map-provider';
import type { Messages } from '@/shared/messages';
import type { NavigatorPort } from './navigator-port';
import { createPageLifetimes, type PageLifetimes } from './page-lifetimes';
import { createOverlays, type Overlays } from './overlays';
import { createShelf, type Shelf } from './shelf';

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
