import { profiles } from 'portico/testing';
import { apis, CURRENT, expect, inside, LANDING, SITE, test, unsigned } from './kit-site';
import { call, configure, decode, pushState } from './public-sdk';

test.describe('WeChat on iOS', () => {
  test.use(inside(profiles.wechatIos));

  test('accepts a signature for the landing URL and keeps the grant', async ({ page, wechat }) => {
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

  test('refuses a signature for the current URL and names the right URL', async ({
    page,
    wechat,
    site,
  }) => {
    await page.goto(LANDING);
    await pushState(page, '/item/3');
    // The SDK calls `ready` after a refusal too, so `configure` waits only for that.
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

  test('forgets the grant in a new document, and lists the signatures', async ({
    page,
    wechat,
  }) => {
    await page.goto(LANDING);
    await configure(page, LANDING, ['chooseImage']);
    expect((await call(page, 'scanQRCode')).result.errMsg).toContain(unsigned);
    await page.reload();
    expect((await call(page, 'chooseImage')).result.errMsg).toContain(unsigned);
    expect(wechat.calls('chooseImage')).toHaveLength(1);
  });

  test('answers in the form of iOS', async ({ page, wechat }) => {
    await page.goto(LANDING);
    await configure(page, LANDING, apis);
    expect(await call(page, 'scanQRCode', { needResult: 1 })).toMatchObject({
      by: 'success',
      result: { resultStr: 'https://example.com/code' },
    });
    const { result } = await call(page, 'getLocation', { type: 'gcj02' });
    expect(result).toEqual({
      errMsg: 'getLocation:ok',
      latitude: 39.9089,
      longitude: 116.39747,
      speed: 0,
      accuracy: 30,
    });
    expect(await call(page, 'checkJsApi', { jsApiList: ['getLocation', 'x'] })).toMatchObject({
      result: { checkResult: { getLocation: true, x: false } },
    });
    expect(wechat.calls('getLocation')).toEqual([
      {
        name: 'geoLocation',
        params: { type: 'gcj02' },
        verify: {
          appId: 'wxkit',
          verifyAppId: 'wxkit',
          verifySignType: 'sha1',
          verifyTimestamp: '1790000000',
          verifyNonceStr: 'kit-nonce',
          verifySignature: expect.stringMatching(/^[0-9a-f]{40}$/),
        },
        url: LANDING,
      },
    ]);
  });

  test('returns picked pictures that decode, one at a time', async ({ page }) => {
    await page.goto(LANDING);
    await configure(page, LANDING, apis);
    const { result } = await call(page, 'chooseImage', { count: 1 });
    const [localId] = result.localIds as string[];
    const { localData } = (await call(page, 'getLocalImgData', { localId })).result;
    expect(localData).toMatch(/^data:image\/jgp;base64,/);
    expect(await decode(page, String(localData))).toEqual({ width: 64, height: 48, grey: 160 });
  });
});

test.describe('an <img> with a local id', () => {
  test.use(inside(profiles.wechatIos));

  test('shows its picture on iOS, because the SDK replaces the id there', async ({
    page,
    wechat,
  }) => {
    await page.goto(LANDING);
    const marks = await page.evaluate(() => [
      navigator.platform,
      'userAgentData' in navigator,
      (window as unknown as Record<string, unknown>)['__wxjs_is_wkwebview'],
    ]);
    expect(marks).toEqual(['iPhone', false, true]);
    await configure(page, LANDING, apis);
    const { result } = await call(page, 'chooseImage', { count: 1 });
    await page.evaluate(
      (localId) => {
        const image = new Image();
        image.src = localId;
        document.body.append(image);
      },
      String((result.localIds as string[])[0]),
    );
    const width = () =>
      page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(64);
    // A browser writes URL schemes in lower case, and the app accepts that.
    expect(wechat.calls('getLocalImgData')[0]?.params).toEqual({
      localId: 'wxlocalresource://imageid1000001',
    });
  });
});

test.describe('WeChat on Android', () => {
  test.use(inside(profiles.wechatAndroid));

  test('accepts a signature for the current URL', async ({ page, wechat }) => {
    await page.goto(LANDING);
    await pushState(page, '/item/3');
    expect(await configure(page, CURRENT, apis)).toBeNull();
    expect((await call(page, 'chooseImage')).by).toBe('success');
    expect(wechat.signatures()).toEqual([
      { name: 'preVerifyJSAPI', url: CURRENT, ok: true, signed: ['current'] },
    ]);
  });

  test('refuses a signature for the landing URL', async ({ page, wechat }) => {
    await page.goto(LANDING);
    await pushState(page, '/item/3');
    expect(await configure(page, LANDING, apis)).toMatchObject({ realAuthUrl: CURRENT });
    expect((await call(page, 'chooseImage')).by).toBe('fail');
    expect(wechat.signatures()).toEqual([
      { name: 'preVerifyJSAPI', url: CURRENT, ok: false, signed: ['landing'] },
    ]);
  });

  test('sends lists as JSON, which the SDK parses, and pictures as plain base64', async ({
    page,
  }) => {
    await page.goto(LANDING);
    await configure(page, LANDING, apis);
    const { result } = await call(page, 'chooseImage');
    expect(result.localIds).toEqual(['weixin://resourceid/1000001']);
    const checked = await call(page, 'checkJsApi', { jsApiList: ['getLocation'] });
    expect(checked.result.checkResult).toEqual({ getLocation: true });
    const localId = 'weixin://resourceid/1000001';
    const { localData } = (await call(page, 'getLocalImgData', { localId })).result;
    expect(localData).toMatch(/^\/9j\/4AAQ/);
    expect(await decode(page, `data:image/jpeg;base64,${String(localData)}`)).toEqual({
      width: 64,
      height: 48,
      grey: 160,
    });
    expect(await call(page, 'scanQRCode', { needResult: 1 })).toMatchObject({
      result: { resultStr: 'https://example.com/code' },
    });
  });

  test('gives the scripted answers first, and then `ok` again', async ({ page, wechat }) => {
    await page.goto(LANDING);
    await configure(page, LANDING, apis);
    await wechat.reply('chooseImage', 'cancel', 'fail', { localIds: '["a"]' });
    expect(await call(page, 'chooseImage')).toEqual({
      by: 'cancel',
      result: { errMsg: 'chooseImage:cancel' },
    });
    expect((await call(page, 'chooseImage')).by).toBe('fail');
    expect((await call(page, 'chooseImage')).result.localIds).toEqual(['a']);
    expect((await call(page, 'chooseImage')).by).toBe('success');
  });

  test('sends menu events, and shares the data that the page prepared', async ({
    page,
    wechat,
  }) => {
    await page.goto(LANDING);
    await configure(page, LANDING, ['onMenuShareAppMessage', 'updateAppMessageShareData']);
    const link = `${SITE}/item/3`;
    const data = await call(page, 'updateAppMessageShareData', { title: 'Slab', link });
    expect(data.by).toBe('success');
    const shared = call(page, 'onMenuShareAppMessage', { title: 'Slab', link });
    await expect
      .poll(async () => {
        await wechat.emit('menu:share:appmessage');
        return wechat.calls('sendAppMessage').length;
      })
      .toBeGreaterThan(0);
    expect((await shared).by).toBe('success');
    expect(wechat.calls('sendAppMessage')[0]?.params).toEqual({
      ...{ title: 'Slab', desc: '', link, img_url: '', type: 'link', data_url: '' },
    });
  });
});

test.describe('WeChat on HarmonyOS', () => {
  test.use(inside(profiles.wechatHarmony));

  test('sends lists as JSON, which the SDK does not parse there', async ({ page }) => {
    await page.goto(LANDING);
    await configure(page, LANDING, apis);
    const { result } = await call(page, 'chooseImage');
    expect(result.localIds).toBe('["weixin://resourceid/1000001"]');
  });
});
