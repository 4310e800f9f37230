import { profiles } from 'portico/testing';
import { apis, CURRENT, expect, inside, LANDING, test, unsigned } from './kit-site';
import { call, configure, pushState } from './public-sdk';

test.describe('a bridge that appears late', () => {
  test.use(inside(profiles.wechatAndroid, { bridge: { after: 300 } }));

  test('receives the calls of the SDK, which waits for it', async ({ page, wechat }) => {
    // Check when the document starts: on a slow machine, loading it can take more than the 300 ms.
    await page.addInitScript(() => {
      Object.assign(window, { hadBridge: 'WeixinJSBridge' in window });
    });
    await page.goto(LANDING);
    expect(await page.evaluate(() => 'hadBridge' in window && window.hadBridge)).toBe(false);
    expect(await configure(page, LANDING, apis)).toBeNull();
    expect(wechat.signatures()).toHaveLength(1);
  });
});

test.describe('a bridge that is absent', () => {
  test.use(inside(profiles.wechatAndroid, { bridge: 'absent' }));

  test('leaves the SDK without an answer until it appears', async ({ page, wechat }) => {
    await page.goto(LANDING);
    const configured = configure(page, LANDING, apis);
    await page.waitForTimeout(200);
    expect(wechat.calls()).toEqual([]);
    await wechat.makeReady();
    expect(await configured).toBeNull();
  });
});

test.describe('refusals', () => {
  test.use(
    inside(profiles.wechatAndroid, {
      realAuthUrl: 'array',
      denied: ['scanQRCode'],
      supports: ['chooseImage', 'scanQRCode'],
    }),
  );

  test('tell the URL in a list, the missing right, or the old client', async ({ page, wechat }) => {
    await page.goto(LANDING);
    await pushState(page, '/item/3');
    expect(await configure(page, LANDING, apis)).toMatchObject({ realAuthUrl: [CURRENT] });
    wechat.setRule('landing');
    await configure(page, LANDING, apis);
    const messageOf = async (name: string) => (await call(page, name)).result.errMsg;
    expect(await messageOf('scanQRCode')).toBe('scanQRCode:permission denied');
    expect(await messageOf('getLocation')).toBe('getLocation:function not exist');
    expect(await messageOf('chooseImage')).toBe('chooseImage:ok');
  });
});

test.describe('a strict client', () => {
  test.use(inside(profiles.wechatAndroid, { rule: 'strict' }));

  test('forgets the grant when the URL changes', async ({ page }) => {
    await page.goto(LANDING);
    await configure(page, LANDING, apis);
    expect((await call(page, 'chooseImage')).by).toBe('success');
    await pushState(page, '/item/3');
    expect((await call(page, 'chooseImage')).result.errMsg).toContain(unsigned);
  });
});

test.describe('a mini program', () => {
  test.use(inside(profiles.wechatMiniProgramAndroid));

  test('sets the flag of a mini program', async ({ page, wechat }) => {
    await page.goto(LANDING);
    const isMini = () =>
      page.evaluate(
        () =>
          new Promise<unknown>((resolve) => {
            const { miniProgram } = window.wx as unknown as {
              miniProgram: { getEnv: (tell: (env: unknown) => void) => void };
            };
            miniProgram.getEnv(resolve);
          }),
      );
    expect(await isMini()).toEqual({ miniprogram: true });
    await wechat.setMiniProgram();
    expect(await isMini()).toEqual({ miniprogram: true });
  });
});
