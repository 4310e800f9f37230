import { describe, expect, it } from 'vitest';
import { channelOf, isTelegramOrigin } from '@/hosts/telegram/channel';

function windowOf(own: object): Window {
  const window = { document: { referrer: '' }, ...own };
  return Object.assign(window, { parent: 'parent' in own ? own.parent : window }) as never;
}

describe('[S1.2] channelOf', () => {
  it('channelOf uses the proxy of Telegram’s apps', () => {
    const said: unknown[] = [];
    const TelegramWebviewProxy = {
      name: 'proxy',
      postEvent(...args: unknown[]) {
        said.push([this.name, ...args]);
      },
    };
    channelOf(windowOf({ TelegramWebviewProxy }))?.post('web_app_close', { a: 1 });
    expect(said).toEqual([['proxy', 'web_app_close', '{"a":1}']]);
  });

  it.each([
    ['', 'https://web.telegram.org'],
    ['https://webk.telegram.org/k/', 'https://webk.telegram.org'],
    ['https://evil.org/telegram.org', 'https://web.telegram.org'],
  ])(
    'channelOf posts to the frame of the web version: from "%s" to %s only',
    (referrer, origin) => {
      const said: unknown[] = [];
      const parent = { postMessage: (...args: unknown[]) => said.push(args) };
      channelOf(windowOf({ parent, document: { referrer } }))?.post('web_app_ready', {});
      expect(said).toEqual([['{"eventType":"web_app_ready","eventData":{}}', origin]]);
    },
  );

  it('channelOf uses external.notify of old versions', () => {
    const said: unknown[] = [];
    const external = { notify: (message: string) => said.push(message) };
    channelOf(windowOf({ external }))?.post('x', {});
    expect(said).toEqual(['{"eventType":"x","eventData":{}}']);
  });

  it('channelOf is null in a browser and in Telegram’s plain in-app browser', () => {
    expect(channelOf(windowOf({}))).toBeNull();
    expect(channelOf(windowOf({ TelegramWebviewProxy: {}, external: {} }))).toBeNull();
  });

  it.each([
    ['https://web.telegram.org', true],
    ['https://telegram.org', true],
    ['https://a.b.telegram.org', true],
    ['http://web.telegram.org', false],
    ['https://web.telegram.org.evil.org', false],
    ['https://eviltelegram.org', false],
    ['null', false],
  ])('isTelegramOrigin checks %s', (origin, expected) => {
    expect(isTelegramOrigin(origin)).toBe(expected);
  });
});
