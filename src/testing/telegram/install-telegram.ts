import type { BrowserContext, Page } from '@playwright/test';
import { setPlatform } from '../page/set-platform';
import { type Profile, profiles } from '../profiles';

export type TelegramOptions = {
  readonly profile?: Profile;
  /** `mini-app` has the proxy that talks to the app; a page in the plain in-app browser has only a mark. */
  readonly kind?: 'mini-app' | 'browser';
};

export type TelegramCall = { readonly event: string; readonly data: unknown };

export type Telegram = {
  /** What the page told the app: `web_app_close`, `web_app_open_scan_qr_popup` and so on. */
  readonly calls: (event?: string) => readonly TelegramCall[];
  /** The app tells the page. */
  readonly emit: (page: Page, event: string, data?: unknown) => Promise<void>;
};

type Receiver = { receiveEvent?: (event: string, data: unknown) => void };
type TelegramView = { Telegram?: { WebView?: Receiver }; TelegramGameProxy?: Receiver };

const BINDING = '__porticoTelegramSend';

/** Telegram leaves no word in the user agent, only these globals. To be called before a page opens. */
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
