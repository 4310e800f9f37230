import { landingUrl } from '@/platform';
import { attempt } from '@/shared/errors';

const LAUNCH_KEY = 'portico:telegram-launch';

/**
 * The address with Telegram's parameters. Only the hash of the first address has them, and a reload loses them. So
 * sessionStorage keeps them for the life of the tab.
 */
export function launchUrl(window: Window): string {
  const landing = landingUrl({ window: window as Window & typeof globalThis });
  if (isTelegramLaunch(landing)) return landing;
  // Throws where the browser blocks storage.
  return attempt(() => window.sessionStorage.getItem(LAUNCH_KEY)) ?? landing;
}

export function keepLaunch(window: Window, url: string): void {
  attempt(() => window.sessionStorage.setItem(LAUNCH_KEY, url));
}

/** Every mini app gets these parameters. `tgWebAppStartParam` does not count: people pass on links with it. */
export function isTelegramLaunch(url: string): boolean {
  return /[#&?]tgWebApp(?:Data|Version|Platform)=/.test(url);
}

/** The parameters with which Telegram opened the mini app. */
export type TelegramLaunch = {
  /** Of the protocol, for example 8.0. */
  readonly version: string;
  /** android, ios, tdesktop, weba and so on. */
  readonly platform: string;
  /** The signed identity of the user. Only the product's server can check it. Empty if Telegram gives none. */
  readonly initData: string;
  readonly theme: unknown;
};

/** Telegram appends the parameters to an existing hash with `?` or `&`. */
export function readLaunch(url: string): TelegramLaunch {
  const from = url.search(/[#?]/);
  const params = new URLSearchParams(from < 0 ? '' : url.slice(from + 1).replace(/[#?]/g, '&'));
  return {
    version: params.get('tgWebAppVersion') ?? '6.0',
    platform: params.get('tgWebAppPlatform') ?? '',
    initData: params.get('tgWebAppData') ?? '',
    theme: attempt((): unknown => JSON.parse(params.get('tgWebAppThemeParams') ?? '{}')),
  };
}
