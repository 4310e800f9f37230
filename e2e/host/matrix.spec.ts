import type { Page } from '@playwright/test';
import { installWeChat, type Profile, profiles } from 'portico/testing';
import { isFull } from '../../scripts/run-of-tests.mjs';
import { expect, test, withOptions } from '../helpers';

const origin = 'http://localhost:4310';

/** The calls that a host can do itself, and the calls that only hosts have. */
const calls: readonly (readonly [name: string, params?: object])[] = [
  ['host.ready'],
  ['getLocation'],
  ['chooseImage', { count: 2 }],
  ['scanCode'],
  ['previewImage', { urls: [`${origin}/api/maps/tiles/1/1/1`] }],
  ['getNetworkType'],
  ['host.hideMenuItems', { menuList: ['menuItem:copyUrl'] }],
  ['host.showMenuItems', { menuList: ['menuItem:copyUrl'] }],
  ['host.hideOptionMenu'],
  ['host.showOptionMenu'],
  ['host.uploadMedia', { path: 'nothing' }],
  ['share.open'],
  ['openLocation', { latitude: 39.9, longitude: 116.4 }],
  ['host.closeWindow'],
];

const codes = [
  'ok',
  'cancel',
  'denied',
  'unsupported',
  'unsigned',
  'timeout',
  'invalid',
  'abort',
  'failed',
];

/** Makes one call after the other. A call that waits for the user is aborted after half a second. */
function tryAll(page: Page) {
  return page.evaluate(async (list) => {
    type Part = { readonly [name: string]: Part } & ((input: object) => Promise<unknown>);
    const { platform } = window.fixture as unknown as { readonly platform: Part };
    const outcomes: Record<string, string> = {};
    for (const [name, params = {}] of list) {
      const call = name.split('.').reduce<Part | undefined>((part, key) => part?.[key], platform);
      const ending = new AbortController();
      const input = name === 'host.ready' ? {} : { ...params, signal: ending.signal };
      const patience = setTimeout(() => ending.abort(), 500);
      const hang = new Promise<string>((done) => setTimeout(() => done('it hangs'), 15_000));
      const outcome = Promise.resolve(call?.(input)).then(
        () => 'ok',
        (error: { code?: string; message: string }) => error.code ?? `no code: ${error.message}`,
      );
      outcomes[name] = await Promise.race([outcome, hang]);
      clearTimeout(patience);
    }
    return outcomes;
  }, calls);
}

/** The support that an app can rely on, typed by hand. */
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wechatIos: { chooseImage: 'native', scanCode: 'native', 'share.open': 'assist' },
  wechatWindows: { chooseImage: 'native', 'share.open': 'assist' },
  wechatMiniProgramAndroid: { getLocation: 'native', 'share.open': 'assist' },
  wecomAndroid: { chooseImage: 'native', 'share.open': 'native' },
  lineIos: { chooseImage: 'web', 'host.hideMenuItems': 'none', saveImage: 'assist' },
  kakaotalkAndroid: { chooseImage: 'web', 'host.openOutside': 'web' },
  messengerIos: { getLocation: 'web', 'host.hideMenuItems': 'none' },
};

/** Each app on one of its systems. The long run has all systems. */
const soon = [
  ...['wechatIos', 'wechatWindows', 'wechatMiniProgramAndroid', 'wecomAndroid', 'lineIos'],
  ...['liffAndroid', 'telegramIos', 'dingtalkAndroid', 'kakaotalkAndroid', 'messengerIos'],
];
const tried = Object.entries<Profile>(profiles).filter(
  ([name]) => isFull(process.env) || soon.includes(name),
);

test('every name in this file is the name of a profile', () => {
  for (const name of [...soon, ...Object.keys(expected)]) expect(profiles).toHaveProperty(name);
});

for (const [name, profile] of tried) {
  test.describe(`[S1.1, S1.2] in ${name}`, () => {
    test.use({
      ...profile,
      geolocation: { latitude: 1, longitude: 2 },
      permissions: ['geolocation'],
    });

    test('the app runs, and each call works, falls back or says why not', async ({
      app,
      page,
      context,
    }) => {
      const isWeChat = profile.host === 'wechat' || profile.host === 'wecom';
      if (isWeChat) await installWeChat(context, { profile });
      await withOptions(page, {
        host: { endpoint: `/api/${isWeChat ? profile.host : 'wechat'}/signature` },
      });
      await app.open('/list');
      await app.call('navigate', { url: '/item/1' });
      await app.at('/list > /item/1');
      await page.goBack();
      await app.at('/list');
      const outcomes = await tryAll(page);
      for (const [call, outcome] of Object.entries(outcomes))
        expect(codes, call).toContain(outcome);
      const can = await page.evaluate(
        (names) => names.map((api) => [api, window.fixture.platform.host.can(api)]),
        Object.keys(expected[name] ?? {}),
      );
      expect(Object.fromEntries(can)).toEqual(expected[name] ?? {});
    });
  });
}
