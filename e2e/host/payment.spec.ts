import { profiles } from 'portico/testing';
import { ask, expect, inside, test, ways } from './in-host';

const signed = {
  appId: 'wx1',
  timeStamp: '1700000000',
  nonceStr: 'once',
  package: 'prepay_id=wx201410272009395522657a690389285100',
  signType: 'RSA',
  paySign: 'c2lnbmVk',
};

for (const way of ways)
  test.describe(`WeChat by ${way}`, () => {
    test.use({ way });

    for (const [name, profile] of [
      ['an iPhone', profiles.wechatIos],
      ['Android', profiles.wechatAndroid],
      ['HarmonyOS', profiles.wechatHarmony],
      ['WeCom', profiles.wecomIos],
    ] as const) {
      test.describe(`[S1.2] payment on ${name}`, () => {
        test.use({ ...inside(profile), hostOptions: {} });

        test('takes the six fields, and ends in one of three ways', async ({
          app,
          page,
          wechat,
        }) => {
          await app.open('/list');
          expect(await ask(page, 'requestPayment', signed)).toEqual({ ok: true, value: null });
          await wechat.reply('getBrandWCPayRequest', 'cancel', 'fail', {});
          expect(await ask(page, 'requestPayment', signed)).toMatchObject({ code: 'cancel' });
          expect(await ask(page, 'requestPayment', signed)).toMatchObject({ code: 'failed' });
          expect(await ask(page, 'requestPayment', signed)).toEqual({ ok: true, value: null });
          const opened = wechat.calls('getBrandWCPayRequest').map(({ params }) => params);
          expect(opened.map(({ package: order }) => order)).toEqual(Array(4).fill(signed.package));
          expect(opened[0]).toMatchObject({ timeStamp: '1700000000', signType: 'RSA' });
        });

        test('WeChat closes the app while the user pays: it starts on the same page', async ({
          app,
          page,
          wechat,
        }) => {
          await app.open('/list');
          await page.evaluate(() => window.fixture.platform.navigate({ url: '/item/5' }));
          await wechat.reply('getBrandWCPayRequest', 'never');
          void ask(page, 'requestPayment', signed).catch(() => {});
          await expect.poll(() => wechat.calls('getBrandWCPayRequest').length).toBe(1);
          await page.reload();
          await expect(page.locator('[data-page="/item/:id"][data-state="active"]')).toBeVisible();
          expect(await ask(page, 'requestPayment', signed)).toEqual({ ok: true, value: null });
          await page.goBack();
          await expect(page.locator('[data-page="/list"][data-state="active"]')).toBeVisible();
        });
      });
    }

    test.describe('[S1.2] host.invoke', () => {
      test.use(inside(profiles.wechatAndroid));
      test.use({ hostOptions: { endpoint: '/api/wechat/signature', apis: ['editAddress'] } });

      test('gets the address that the user chooses in WeChat, with one signature for all calls', async ({
        app,
        page,
        wechat,
        signed: addresses,
      }) => {
        await app.open('/list');
        const answer = await ask(page, 'host.invoke', { name: 'editAddress' });
        expect(answer).toMatchObject({
          ok: true,
          value: { userName: '张三', nationalCode: '440105' },
        });
        await wechat.reply('editAddress', 'cancel');
        expect(await ask(page, 'host.invoke', { name: 'editAddress' })).toMatchObject({
          code: 'cancel',
          api: 'host.invoke',
        });
        expect(await ask(page, 'host.invoke', { name: 'chooseCard' })).toMatchObject({
          code: 'unsigned',
          message: expect.stringContaining('`host.apis`'),
        });
        expect(addresses).toHaveLength(1);
      });
    });
  });
