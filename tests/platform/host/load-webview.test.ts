import { isInMessagingApp } from '@/platform/host/load-webview';
import { profiles } from '@/testing/profiles';
import { expect, it } from 'vitest';

const windowOf = (userAgent: string, more: object = {}) =>
  ({ navigator: { userAgent }, ...more }) as unknown as Window;

it.each(Object.entries(profiles).filter(([, { host }]) => host !== 'telegram'))(
  '%s is a messaging app',
  (_, { userAgent }) => {
    expect(isInMessagingApp(windowOf(userAgent))).toBe(true);
  },
);

it.each(['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'])(
  'Telegram says so by %s',
  (name) => {
    expect(isInMessagingApp(windowOf('Mozilla/5.0 (iPhone)', { [name]: {} }))).toBe(true);
  },
);

it.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; Pixel 7) Chrome/146.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'facebookexternalhit/1.1; kakaotalk-scrap/1.0',
])('%s is not a messaging app', (userAgent) => {
  expect(isInMessagingApp(windowOf(userAgent))).toBe(false);
});
