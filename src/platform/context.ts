import type { Auth } from './auth';
import { type Chrome, createChrome, type WindowSide } from './chrome';
import type { Env } from './env';
import type { Messages } from '@/shared/messages';
import type { NavigatorPort } from './navigator-port';
import { createOverlays, type Overlays } from './overlays';

/** What calls must know of the app's configuration. */
export type PlatformLayout = {
  /** Routes of the tab bar's items, in order. */
  readonly tabs: readonly string[];
  /** Whether a route is a tab page, on the bar or not. */
  readonly isTab: (route: string) => boolean;
  readonly windows: readonly WindowSide[];
};

export type PlatformOptions = {
  readonly env: Env;
  readonly navigator: NavigatorPort;
  readonly auth: Auth;
  readonly messages: Messages;
  readonly layout: PlatformLayout;
};

/** Everything that calls reach for, made once for an app. */
export type PlatformContext = PlatformOptions & {
  readonly chrome: Chrome;
  readonly overlays: Overlays;
};

export function createPlatformContext(options: PlatformOptions): PlatformContext {
  const { navigator } = options;
  return {
    ...options,
    chrome: createChrome(navigator),
    overlays: createOverlays(),
  };
}
