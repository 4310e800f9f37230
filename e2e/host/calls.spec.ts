import { flatJpeg, persistedPageshow, profiles } from 'portico/testing';
import { ask, expect, failures, inside, test, ways } from './in-host';

/** Twelve pictures, each with its own brightness. */
const pictures = Array.from({ length: 12 }, (_, index) => flatJpeg(8, 8, 16 * index));

type Chosen = { tempFiles: { name: string; size: number; type: string }[] };

for (const way of ways)
  test.describe(`WeChat by ${way}`, () => {
    test.use({ way });

    for (const [name, profile] of [
      ['an iPhone', profiles.wechatIos],
      ['Android', profiles.wechatAndroid],
      ['HarmonyOS, which answers in texts', profiles.wechatHarmony],
    ] as const) {
      test.describe(`[S1.2] pictures on ${name}`, () => {
        test.use(inside(profile, { pictures }));

        test('are at most nine, in order, and fetched one after the other', async ({
          app,
          page,
          wechat,
        }) => {
          await app.open('/list');
          const answer = await ask(page, 'chooseImage', { count: 12 });
          expect(answer.ok).toBe(true);
          const { tempFiles } = (answer.ok ? answer.value : null) as Chosen;
          expect(tempFiles).toHaveLength(9);
          expect(new Set(tempFiles.map(({ type }) => type))).toEqual(new Set(['image/jpeg']));
          expect(wechat.calls('chooseImage')[0]?.params).toMatchObject({ count: 9 });
          // The app fetches each one when the previous one has arrived.
          expect(wechat.calls('getLocalImgData')).toHaveLength(9);
          const brightness = await page.evaluate(async () => {
            const { platform } = window.fixture as unknown as {
              platform: { chooseImage(p: object): Promise<{ tempFiles: { file: File }[] }> };
            };
            const { tempFiles: files } = await platform.chooseImage({ count: 3 });
            return Promise.all(
              files.map(async ({ file }) => {
                const bitmap = await createImageBitmap(file);
                const canvas = new OffscreenCanvas(1, 1);
                const pen = canvas.getContext('2d');
                pen?.drawImage(bitmap, 0, 0);
                return pen?.getImageData(0, 0, 1, 1).data[0] ?? -1;
              }),
            );
          });
          expect([...brightness].sort((a, b) => a - b)).toEqual(brightness);
          expect(new Set(brightness).size).toBe(3);
        });
      });
    }

    test.describe('[S1.2] a call in WeChat', () => {
      test.use(inside(profiles.wechatIos));

      for (const [api, native, code] of [
        ['chooseImage', 'chooseImage', 'cancel'],
        ['scanCode', 'scanQRCode', 'cancel'],
        // This call chooses nothing, so a cancel means that the user refuses to share the location.
        ['getLocation', 'geoLocation', 'denied'],
      ] as const) {
        test(`${api}: a cancel is no failure and shows no second question`, async ({
          app,
          page,
          wechat,
        }) => {
          await app.open('/list');
          await ask(page, 'host.ready');
          await wechat.reply(native, 'cancel');
          expect(await ask(page, api)).toMatchObject({ ok: false, code, api });
          expect(await failures(page)).toEqual([]);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
      }

      test('a second answer to one call is ignored', async ({ app, page, wechat }) => {
        await app.open('/list');
        await wechat.reply('scanQRCode', 'twice');
        expect(await ask(page, 'scanCode')).toMatchObject({
          ok: true,
          value: { result: 'https://example.com/code' },
        });
      });

      test('a call without an answer times out, and the app reports the failure', async ({
        app,
        page,
        wechat,
      }) => {
        await app.open('/list');
        await ask(page, 'host.ready');
        await wechat.reply('hideMenuItems', 'never');
        expect(
          await ask(page, 'host.hideMenuItems', { menuList: ['menuItem:copyUrl'] }),
        ).toMatchObject({ ok: false, code: 'timeout' });
        expect(await failures(page)).toContainEqual({ api: 'host.hideMenuItems', code: 'timeout' });
      });

      test('closeWindow closes the window without asking', async ({ app, page, wechat }) => {
        await app.open('/list');
        expect(await ask(page, 'host.closeWindow')).toMatchObject({ ok: true });
        expect(wechat.calls('closeWindow')).toHaveLength(1);
      });
    });

    test.describe('[S1.2] cards', () => {
      test.use({
        ...inside(profiles.wechatIos),
        hostOptions: {
          endpoint: '/api/wechat/signature',
          share: { imgUrl: 'http://localhost:4310/card.png' },
        },
      });

      test('follow the page, and are sent again after the back/forward cache', async ({
        app,
        page,
        wechat,
      }) => {
        const titles = () =>
          wechat.calls('updateAppMessageShareData').map(({ params }) => params['title']);
        await app.open('/list');
        await expect.poll(titles).toEqual(['List']);
        await app.go('/item/1');
        await app.at('/list > /item/1');
        await expect.poll(titles).toEqual(['List', 'The item at /item/1']);
        expect(wechat.calls('updateAppMessageShareData').at(-1)?.params).toMatchObject({
          desc: 'Worth a look',
          link: 'http://localhost:4310/item/1',
          imgUrl: 'http://localhost:4310/card.png',
        });
        await page.goBack();
        await app.at('/list');
        await expect.poll(() => titles().at(-1)).toBe('List');
        const before = titles().length;
        await persistedPageshow(page);
        await expect.poll(() => titles().length).toBe(before + 1);
      });

      test('share.open shows where the menu is', async ({ app, page }) => {
        await app.open('/list');
        await ask(page, 'host.ready');
        expect(await ask(page, 'share.open')).toEqual({ ok: true, value: { result: 'guided' } });
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await app.at('/list');
      });
    });

    test.describe('[S1.2] a mini program', () => {
      test.use(inside(profiles.wechatIos));

      test('is recognised although its flag arrives late', async ({ app, page, wechat }) => {
        await app.open('/list');
        await ask(page, 'host.ready');
        await wechat.setMiniProgram();
        expect(await page.evaluate(() => window.fixture.platform.host.env())).toMatchObject({
          app: 'wechat',
          os: 'ios',
          miniProgram: true,
        });
      });
    });
  });
