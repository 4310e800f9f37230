import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutLaunch } from '@/platform/host/telegram/strip-launch';

describe("[S1.2] an address loses Telegram's parameters", () => {
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
  ])('%s', (url, expected) => {
    expect(withoutLaunch(url)).toBe(expected);
  });

  it('and nothing else', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        fc.pre(!url.includes('tgWebApp'));
        expect(withoutLaunch(url)).toBe(url);
      }),
    );
  });
});
