import type { BrowserContext, Page } from '@playwright/test';
import { setPlatform } from './browser';
import { type Profile, profiles } from './profiles';

export type TelegramOptions = {
  readonly profile?: Profile;
  /** `mini-app`: the page can send messages to Telegram. `browser`: only a global shows that it is Telegram's browser. */
  readonly kind?: 'mini-app' | 'browser';
};

export type TelegramCall = { readonly event: string; readonly data: unknown };

export type Telegram = {
  /** The messages of the page: `web_app_close`, `web_app_open_scan_qr_popup` and so on. */
  readonly calls: (event?: string) => readonly TelegramCall[];
  /** Sends an event of Telegram to the page. */
  readonly emit: (page: Page, event: string, data?: unknown) => Promise<void>;
};

type Receiver = { receiveEvent?: (event: string, data: unknown) => void };
type TelegramView = { Telegram?: { WebView?: Receiver }; TelegramGameProxy?: Receiver };

const BINDING = '__porticoTelegramSend';

/** Sets Telegram's globals, because its user agent has no mark of Telegram. Call it before a page opens. */
export async function installTelegram(
  target: BrowserContext | Page,
  { profile = profiles.telegramAndroid, kind = 'mini-app' }: TelegramOptions = {},
): Promise<Telegram> {
  const calls: TelegramCall[] = [];
  await target.exposeBinding(BINDING, (_, event: string, data: string) => {
    calls.push({ event, data: data === '' ? null : JSON.parse(data) });
  });
  await setPlatform(target, profile);
  await target.addInitScript(
    ([binding, os, page]) => {
      const view = window as unknown as Record<string, unknown>;
      const send = view[binding] as (event: string, data: string) => void;
      const postEvent = (event: string, data: string) => send(event, data);
      if (page === 'mini-app') Object.assign(window, { TelegramWebviewProxy: { postEvent } });
      else if (os === 'android') Object.assign(window, { TelegramWebview: {} });
      else Object.assign(window, { TelegramWebviewProxy: {}, TelegramWebviewProxyProto: {} });
    },
    [BINDING, profile.os, kind] as const,
  );
  return {
    calls: (event) => calls.filter((call) => event === undefined || call.event === event),
    emit: (page, event, data = {}) =>
      page.evaluate(
        ([name, sent]) => {
          const { Telegram, TelegramGameProxy } = window as unknown as TelegramView;
          (Telegram?.WebView ?? TelegramGameProxy)?.receiveEvent?.(name, sent);
        },
        [event, data] as const,
      ),
  };
}

export type TelegramLaunch = {
  readonly version?: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly startParam?: string;
  readonly userId?: number;
};

/** The hash that Telegram adds to a mini app's URL: `page.goto(url + telegramHash())`. Its signature is invalid. */
export function telegramHash({
  version = '9.1',
  colorScheme = 'light',
  startParam,
  userId = 99281932,
}: TelegramLaunch = {}): string {
  const initData = new URLSearchParams({
    user: JSON.stringify({ id: userId, first_name: 'Ada', language_code: 'en' }),
    auth_date: '1790000000',
    ...(startParam !== undefined && { start_param: startParam }),
    hash: '0'.repeat(64),
  });
  const theme = colorScheme === 'dark' ? ['#17212b', '#f5f5f5'] : ['#ffffff', '#000000'];
  const launch = new URLSearchParams({
    tgWebAppData: initData.toString(),
    tgWebAppVersion: version,
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: JSON.stringify({ bg_color: theme[0], text_color: theme[1] }),
  });
  return `#${launch.toString()}`;
}
