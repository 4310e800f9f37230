import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLaunch } from '@/platform/host/telegram/read-launch';

const params =
  'tgWebAppData=user%3D%257B%2522id%2522%253A1%257D%26hash%3Dab%2Bc&tgWebAppVersion=8.0&tgWebAppPlatform=ios&tgWebAppThemeParams=%7B%22bg_color%22%3A%22%23ffffff%22%7D';

describe('[S1.2] what Telegram tells a mini app', () => {
  it.each([
    `https://app.test/#${params}`,
    `https://app.test/item?a=b#${params}`,
    `https://app.test/#/item/3?${params}`,
    `https://app.test/#part&${params}`,
  ])('stands in %s', (url) => {
    expect(readLaunch(url)).toEqual({
      version: '8.0',
      platform: 'ios',
      initData: 'user=%7B%22id%22%3A1%7D&hash=ab+c',
      theme: { bg_color: '#ffffff' },
    });
  });

  it('is the oldest version where nothing is told', () => {
    const nothing = { version: '6.0', platform: '', initData: '', theme: {} };
    expect(readLaunch('https://app.test/')).toEqual(nothing);
    expect(readLaunch('https://app.test/#tgWebAppThemeParams={')).toEqual({
      ...nothing,
      theme: undefined,
    });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (url) => void readLaunch(`https://app.test/#${url}`)));
  });
});
