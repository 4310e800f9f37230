import { profiles } from 'portico/testing';
import { expect, SITE, test } from './kit-site';
import { call, configure, pushState } from './public-sdk';

const LANDING = `${SITE}/?from=card`;
const CURRENT = `${SITE}/item/3`;
const apis = ['chooseImage', 'getLocalImgData', 'scanQRCode', 'getLocation', 'checkJsApi'];
const unsigned = 'the permission value is offline verifying';

const inside = (profile: (typeof profiles)[keyof typeof profiles], options = {}) => ({
  ...profile,
  profile,
  options,
});

test.describe('WeChat on iOS', () => {
  test.use(inside(profiles.wechatIos));

  test('takes a signature for the landing address, and keeps it', async ({ page, wechat }) => {
    await page.goto(LANDING);
    expect(await configure(page, LANDING, apis)).toBeNull();
    await pushState(page, '/item/3');
    expect(await call(page, 'chooseImage')).toMatchObject({
      by: 'success',
      result: { localIds: ['wxLocalResource://imageid1000001'], errMsg: 'chooseImage:ok' },
    });
    expect(wechat.signatures()).toEqual([
      { name: 'preVerifyJSAPI', url: LANDING, ok: true, signed: ['landing', 'current'] },
    ]);
  });

  test('refuses one for the current address, and names the right one', async ({
    page,
    wechat,
    site,
  }) => {
    await page.goto(LANDING);
    await pushState(page, '/item/3');
    // The SDK calls ready after a refusal, too: configure waits for nothing else.
    expect(await configure(page, CURRENT, apis)).toMatchObject({
      errMsg: 'config:fail,invalid signature',
      realAuthUrl: LANDING,
    });
    expect(await call(page, 'chooseImage')).toEqual({
      by: 'fail',
      result: { errMsg: `chooseImage:fail, ${unsigned}` },
    });
    expect(wechat.signatures()).toEqual([
      { name: 'preVerifyJSAPI', url: LANDING, ok: false, signed: ['current'] },
    ]);
    expect(wechat.calls('chooseImage')).toHaveLength(1);
    expect(site.beacons.length).toBeLessThanOrEqual(1);
  });

  test('forgets the grant with the document, and lists what was asked for', async ({
    page,
    wechat,
  }) => {
    await page.goto(LANDING);
    await configure(page, LANDING, ['chooseImage']);
    expect((await call(page, 'scanQRCode')).result.errMsg).toContain(unsigned);
    await page.reload();
    await expect.poll(() => page.evaluate(() => 'WeixinJSBridge' in window)).toBe(true);
    expect((await call(page, 'chooseImage')).result.errMsg).toContain(unsigned);
    expect(wechat.calls('chooseImage')).toHaveLength(1);
  });
});
