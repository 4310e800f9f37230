import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTelegramLaunch, readLaunch } from '@/hosts/telegram/launch';
import { withoutLaunch } from '@/platform/host/address';
import { openShareIn } from '@/hosts/telegram/calls';
import { hostWork, telegramApp } from '../../helpers/telegram-app';

describe('[S1.2] readLaunch', () => {
  const params =
    'tgWebAppData=user%3D%257B%2522id%2522%253A1%257D%26hash%3Dab%2Bc&tgWebAppVersion=8.0&tgWebAppPlatform=ios&tgWebAppThemeParams=%7B%22bg_color%22%3A%22%23ffffff%22%7D';

  it.each([
    `https://app.test/#${params}`,
    `https://app.test/item?a=b#${params}`,
    `https://app.test/#/item/3?${params}`,
    `https://app.test/#part&${params}`,
  ])('readLaunch reads the parameters in %s', (url) => {
    expect(readLaunch(url)).toEqual({
      version: '8.0',
      platform: 'ios',
      initData: 'user=%7B%22id%22%3A1%7D&hash=ab+c',
      theme: { bg_color: '#ffffff' },
    });
  });

  it('readLaunch assumes the oldest version without launch parameters', () => {
    const nothing = { version: '6.0', platform: '', initData: '', theme: {} };
    expect(readLaunch('https://app.test/')).toEqual(nothing);
    expect(readLaunch('https://app.test/#tgWebAppThemeParams={')).toEqual({
      ...nothing,
      theme: undefined,
    });
  });

  it('readLaunch never throws', () => {
    fc.assert(fc.property(fc.string(), (url) => void readLaunch(`https://app.test/#${url}`)));
  });
});

describe('[S1.2] withoutLaunch', () => {
  it.each([
    ['/#tgWebAppData=u%3D1&tgWebAppVersion=8.0', '/'],
    ['/item?a=b#tgWebAppVersion=8.0&tgWebAppThemeParams=%7B%7D', '/item?a=b'],
    ['/item?a=b#part&tgWebAppVersion=8.0', '/item?a=b#part'],
    ['/item?tgWebAppVersion=8.0&a=b', '/item?a=b'],
    ['/item?a=b&tgWebAppVersion=8.0&tgWebAppData=x&c=d#e', '/item?a=b&c=d#e'],
    ['/item?tgWebAppVersion=8.0#e', '/item#e'],
    ['/item?tgWebAppStartParam=abc#tgWebAppVersion=8.0', '/item?tgWebAppStartParam=abc'],
    ['#tgWebAppVersion=8.0', ''],
    ['/item?', '/item?'],
  ])('withoutLaunch handles %s', (url, expected) => {
    expect(withoutLaunch(url)).toBe(expected);
  });

  it('withoutLaunch removes nothing else', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        fc.pre(!url.includes('tgWebApp'));
        expect(withoutLaunch(url)).toBe(url);
      }),
    );
  });
});

describe('openShare', () => {
  const card = { title: 'Marble & co', desc: 'Cold', link: 'https://a.test/?a=b#c', imgUrl: '' };

  it('[S1.2] share.open in Telegram opens its choice of chats', async () => {
    const { client, posts } = telegramApp();
    expect(await openShareIn(client)(card, hostWork())).toBe('opened');
    await openShareIn(client)({ ...card, desc: '' }, hostWork());
    expect(posts).toEqual([
      [
        'web_app_open_tg_link',
        {
          path_full:
            '/share/url?url=https%3A%2F%2Fa.test%2F%3Fa%3Db%23c&text=Marble%20%26%20co%0ACold',
        },
      ],
      [
        'web_app_open_tg_link',
        { path_full: '/share/url?url=https%3A%2F%2Fa.test%2F%3Fa%3Db%23c&text=Marble%20%26%20co' },
      ],
    ]);
  });
});

describe('[S1.2] isTelegramLaunch', () => {
  it.each([
    ['https://app.test/#tgWebAppData=', true],
    ['https://app.test/#/item?tgWebAppVersion=7.0', true],
    ['https://app.test/?a=b&tgWebAppPlatform=weba', true],
    ['https://app.test/?tgWebAppStartParam=abc', false],
    ['https://app.test/tgWebAppData=', false],
  ])('isTelegramLaunch checks %s', (url, expected) => {
    expect(isTelegramLaunch(url)).toBe(expected);
  });
});
