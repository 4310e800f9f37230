import type { Page } from '@playwright/test';
import { profiles } from 'portico/testing';
import { expect, inside, signFor, SITE, test } from './kit-site';
import { pushState } from './public-sdk';

type Answer = Readonly<Record<string, unknown>>;
type Ww = {
  readonly register: (options: object) => void;
} & Readonly<Record<string, (params?: object) => Promise<Answer>>>;

declare global {
  interface Window {
    readonly ww: Ww;
    readonly sign: (url: string) => Promise<object>;
  }
}

const LANDING = `${SITE}/`;
const CURRENT = `${SITE}/item/3`;

/** The official library requests signatures whenever it needs them. The result lists the signed URLs in order. */
async function register(page: Page, kind: 'config' | 'agentConfig' = 'config') {
  const signed: string[] = [];
  await page.exposeFunction('sign', (url: string) => {
    signed.push(url);
    return signFor(url);
  });
  await page.goto(LANDING);
  await page.evaluate((which) => {
    const sign = (url: string) => window.sign(url);
    window.ww.register({
      corpId: 'wwkit',
      agentId: 7,
      jsApiList: ['chooseImage', 'getLocation', 'shareAppMessage', 'getNetworkType'],
      ...(which === 'config' ? { getConfigSignature: sign } : { getAgentConfigSignature: sign }),
    });
  }, kind);
  return signed;
}

const call = (page: Page, name: string) =>
  page.evaluate(async (api) => {
    try {
      return await window.ww[api]?.({});
    } catch (error) {
      return error as Answer;
    }
  }, name);

test.describe('the library in WeChat on iOS', () => {
  test.use(inside(profiles.wechatIos));

  test('signs the landing URL once', async ({ page, wechat }) => {
    const signed = await register(page);
    expect(await call(page, 'chooseImage')).toMatchObject({ errMsg: 'chooseImage:ok' });
    await pushState(page, '/item/3');
    expect(await call(page, 'getLocation')).toMatchObject({ errMsg: 'getLocation:ok' });
    expect(signed).toEqual([LANDING]);
    expect(wechat.signatures().map(({ ok }) => ok)).toEqual([true]);
  });
});

test.describe('the library in WeCom on Android', () => {
  test.use(inside(profiles.wecomAndroid));

  test('signs each URL', async ({ page, wechat }) => {
    const signed = await register(page);
    expect(await call(page, 'chooseImage')).toMatchObject({
      localIds: ['weixin://resourceid/1000001'],
    });
    await pushState(page, '/item/3');
    expect(await call(page, 'getLocation')).toMatchObject({ errMsg: 'getLocation:ok' });
    expect(signed).toEqual([LANDING, CURRENT]);
    expect(wechat.signatures()).toMatchObject([
      { url: LANDING, ok: true },
      { url: CURRENT, ok: true },
    ]);
  });

  test('can sign only for the agent, and can share without a menu event', async ({
    page,
    wechat,
  }) => {
    await register(page, 'agentConfig');
    expect(await call(page, 'shareAppMessage')).toMatchObject({ errMsg: 'shareAppMessage:ok' });
    expect(wechat.signatures()).toMatchObject([{ name: 'agentConfig', ok: true }]);
    expect(wechat.calls('agentConfig')[0]?.params).toMatchObject({
      corpid: 'wwkit',
      agentid: '7',
      jsApiList: ['chooseImage', 'geoLocation', 'shareAppMessage', 'getNetworkType'],
    });
  });

  test('asks the page before it goes back', async ({ page, wechat }) => {
    await register(page);
    await page.evaluate(() => window.ww.onHistoryBack?.((() => false) as never));
    await expect.poll(() => wechat.emit('historyBack')).toEqual([false]);
  });

  test('reads the network type from `err_msg`', async ({ page }) => {
    await register(page);
    expect(await call(page, 'getNetworkType')).toMatchObject({ networkType: 'wifi' });
  });
});
