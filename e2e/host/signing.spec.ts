import { profiles } from 'portico/testing';
import { ask, expect, failures, inside, SIGNATURES, test, ways } from './in-host';

const origin = 'http://localhost:4310';

for (const way of ways)
  test.describe(`WeChat by ${way}`, () => {
    test.use({ way });

    test.describe('[S1.2] WeChat on an iPhone, which checks the landing address', () => {
      test.use(inside(profiles.wechatIos));

      test('signs once at the start and never again', async ({ app, page, wechat, signed }) => {
        await app.open('/list?from=timeline#top');
        expect(await ask(page, 'host.ready')).toEqual({ ok: true, value: null });
        expect(signed).toEqual([`${origin}/list?from=timeline`]);
        await app.at('/list#top');
        await app.go('/item/1');
        await app.at('/list#top > /item/1');
        expect(await ask(page, 'getLocation', { type: 'gcj02' })).toMatchObject({
          ok: true,
          value: { latitude: 39.9089, longitude: 116.39747, coordinates: 'gcj02' },
        });
        expect(signed).toHaveLength(1);
        expect(wechat.signatures()).toEqual([
          expect.objectContaining({ url: `${origin}/list?from=timeline`, ok: true }),
        ]);
        expect(await failures(page)).toEqual([]);
      });

      test('removes the parameters that WeChat added to the address, also after the user has gone to another page', async ({
        app,
        page,
      }) => {
        let sign = () => {};
        const asked = new Promise<void>((resolve) => {
          sign = resolve;
        });
        await page.route(`**${SIGNATURES}`, async (route) => {
          await asked;
          await route.fallback();
        });
        await app.open('/list?from=timeline#top');
        await app.go('/item/1');
        await app.at('/list?from=timeline#top > /item/1');
        sign();
        expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
        await page.goBack();
        await app.at('/list#top');
      });

      test('signs the present address after a reload deep in the app', async ({
        app,
        page,
        signed,
      }) => {
        await app.open('/list');
        await app.go('/item/1');
        await app.at('/list > /item/1');
        await page.reload();
        await app.at('/list > /item/1');
        expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
        expect(signed).toEqual([`${origin}/list`, `${origin}/item/1`]);
      });
    });

    test.describe('[S1.2] WeChat on Android, which checks the present address', () => {
      test.use(inside(profiles.wechatAndroid));

      test('signs once at the start, and calls work deep in the app', async ({
        app,
        page,
        signed,
      }) => {
        await app.open('/list');
        await ask(page, 'host.ready');
        await app.go('/item/1');
        await app.at('/list > /item/1');
        expect(await ask(page, 'getLocation')).toMatchObject({ ok: true });
        expect(signed).toEqual([`${origin}/list`]);
      });

      test.describe('with a late bridge', () => {
        test.use(inside(profiles.wechatAndroid, { bridge: 'absent' }));

        test('signs again with the address that the app reports', async ({
          app,
          page,
          wechat,
          signed,
        }) => {
          await app.open('/list');
          await expect.poll(() => signed).toEqual([`${origin}/list`]);
          await app.go('/item/1');
          await app.at('/list > /item/1');
          await wechat.makeReady();
          expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
          expect(signed).toEqual([`${origin}/list`, `${origin}/item/1`]);
          expect(wechat.signatures().map(({ ok }) => ok)).toEqual([false, true]);
        });

        test('keeps the order of calls that were made before the bridge arrived', async ({
          app,
          page,
          wechat,
        }) => {
          await app.open('/list');
          const done = page.evaluate(async () => {
            const { platform } = window.fixture as unknown as {
              platform: Record<string, (input: object) => Promise<unknown>>;
            };
            const order: string[] = [];
            await Promise.all(
              ['wgs84', 'gcj02', 'wgs84'].map(async (type, index) => {
                await platform['getLocation']?.({ type });
                order.push(`${type} ${index}`);
              }),
            );
            return order;
          });
          await wechat.makeReady();
          expect(await done).toEqual(['wgs84 0', 'gcj02 1', 'wgs84 2']);
          expect(wechat.calls('getLocation').map(({ params }) => params)).toEqual([
            { type: 'wgs84' },
            { type: 'gcj02' },
            { type: 'wgs84' },
          ]);
        });
      });
    });

    test.describe('[S1.2] an app that drops the grant with each new address', () => {
      test.use(inside(profiles.wechatAndroid, { rule: 'strict' }));

      test('signs again once when a call is refused, and repeats the call', async ({
        app,
        page,
        wechat,
        signed,
      }) => {
        await app.open('/list');
        await ask(page, 'host.ready');
        expect(await ask(page, 'getLocation')).toMatchObject({ ok: true });
        expect(wechat.calls('getLocation')).toHaveLength(1);
        // Both calls run at once: the card follows in a moment, and the first call after the navigation is refused.
        await page.evaluate(async () => {
          const { platform } = window.fixture as unknown as {
            platform: Record<string, (input: object) => Promise<unknown>>;
          };
          await platform['navigate']?.({ url: '/item/1' });
          await platform['getLocation']?.({});
        });
        // The landing address comes first, as on phones, then the address that the app reports.
        expect(signed).toEqual([`${origin}/list`, `${origin}/list`, `${origin}/item/1`]);
        expect(wechat.calls('getLocation')).toHaveLength(3);
        expect(await failures(page)).toEqual([]);
      });
    });

    test.describe('[S1.2] WeCom, which checks the present address', () => {
      test.use({
        ...inside(profiles.wecomAndroid),
        hostOptions: { endpoint: '/api/wecom/signature' },
      });

      test('signs each page that the user stays on for its card, and calls need no other signature', async ({
        app,
        page,
        wechat,
        signed,
      }) => {
        await app.open('/list');
        await ask(page, 'host.ready');
        await app.go('/item/1');
        await app.at('/list > /item/1');
        await expect.poll(() => signed).toEqual([`${origin}/list`, `${origin}/item/1`]);
        expect(await ask(page, 'getLocation')).toMatchObject({ ok: true });
        expect(signed).toHaveLength(2);
        expect(wechat.signatures().every(({ ok }) => ok)).toBe(true);
      });
    });

    test.describe('[S1.2] a refused signature', () => {
      test.use({
        ...inside(profiles.wechatIos, { ticket: 'another-ticket' }),
        geolocation: { latitude: 1.5, longitude: 2.5 },
        permissions: ['geolocation'],
      });

      test('reports the signed address and leaves calls to the browser', async ({
        app,
        page,
        signed,
      }) => {
        await app.open('/list');
        const refused = await ask(page, 'host.ready');
        expect(refused).toMatchObject({ ok: false, code: 'unsigned', api: 'host.ready' });
        expect(refused.ok ? '' : refused.message).toContain(`${origin}/list`);
        expect(signed).toEqual([`${origin}/list`]);
        expect(await ask(page, 'getLocation')).toMatchObject({
          ok: true,
          value: { latitude: 1.5, longitude: 2.5 },
        });
        expect(await page.evaluate(() => window.fixture.platform.host.can('getLocation'))).toBe(
          'web',
        );
      });

      test.describe('without the fallback to the browser', () => {
        test.use({ hostOptions: { endpoint: SIGNATURES, webFallback: false } });

        test('is reported by each call', async ({ app, page }) => {
          await app.open('/list');
          expect(await ask(page, 'getLocation')).toMatchObject({
            ok: false,
            code: 'unsigned',
            api: 'getLocation',
          });
        });
      });
    });

    test.describe('[S1.2] without a bridge', () => {
      test.use({
        ...inside(profiles.wechatAndroid, { bridge: 'absent' }),
        geolocation: { latitude: 1.5, longitude: 2.5 },
        permissions: ['geolocation'],
      });

      test('the app waits five seconds, reports a timeout and leaves calls to the browser', async ({
        app,
        page,
        wechat,
      }) => {
        await app.open('/list');
        expect(await ask(page, 'host.ready')).toMatchObject({ ok: false, code: 'timeout' });
        expect(await ask(page, 'getLocation')).toMatchObject({
          ok: true,
          value: { latitude: 1.5 },
        });
        // The bridge arrives after all.
        await wechat.makeReady();
        await expect
          .poll(() => page.evaluate(() => window.fixture.platform.host.can('getLocation')))
          .toBe('native');
        expect(await ask(page, 'getLocation')).toMatchObject({
          ok: true,
          value: { latitude: 39.9075 },
        });
      });
    });
  });
