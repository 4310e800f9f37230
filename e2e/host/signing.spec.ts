import { profiles } from 'portico/testing';
import { ask, expect, failures, inside, SIGNATURES, test } from './in-host';

const origin = 'http://localhost:4310';

test.describe('[S1.2] on an iPhone, whose WeChat goes by the landing address', () => {
  test.use(inside(profiles.wechatIos));

  test('signs once, at the start, and never again', async ({ app, page, wechat, signed }) => {
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

  test('takes what was glued to the address off it, also when the visitor has gone on before', async ({
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

  test('reloads deep in the app, and is signed for the address that it lands on', async ({
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

test.describe('[S1.2] on Android, whose WeChat goes by the present address', () => {
  test.use(inside(profiles.wechatAndroid));

  test('signs once at the start, and calls work deep in the app', async ({ app, page, signed }) => {
    await app.open('/list');
    await ask(page, 'host.ready');
    await app.go('/item/1');
    await app.at('/list > /item/1');
    expect(await ask(page, 'getLocation')).toMatchObject({ ok: true });
    expect(signed).toEqual([`${origin}/list`]);
  });

  test.describe('with a bridge that comes late', () => {
    test.use(inside(profiles.wechatAndroid, { bridge: 'absent' }));

    test('asks again with the address that the app says it has checked', async ({
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

    test('keeps calls that were made before it in their order', async ({ app, page, wechat }) => {
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

test.describe('[S1.2] where the grant ends with the address', () => {
  test.use(inside(profiles.wechatAndroid, { rule: 'strict' }));

  test('signs anew when a call is refused, once, and makes it again', async ({
    app,
    page,
    wechat,
    signed,
  }) => {
    await app.open('/list');
    await ask(page, 'host.ready');
    expect(await ask(page, 'getLocation')).toMatchObject({ ok: true });
    expect(wechat.calls('getLocation')).toHaveLength(1);
    // In one go: the page's card follows in a moment, and whoever comes first is the one that is refused.
    await page.evaluate(async () => {
      const { platform } = window.fixture as unknown as {
        platform: Record<string, (input: object) => Promise<unknown>>;
      };
      await platform['navigate']?.({ url: '/item/1' });
      await platform['getLocation']?.({});
    });
    // The landing address first, as phones have it; the app's own word for it then.
    expect(signed).toEqual([`${origin}/list`, `${origin}/list`, `${origin}/item/1`]);
    expect(wechat.calls('getLocation')).toHaveLength(3);
    expect(await failures(page)).toEqual([]);
  });
});

test.describe('[S1.2] in WeCom, which goes by the present address', () => {
  test.use({ ...inside(profiles.wecomAndroid), hostOptions: { endpoint: '/api/wecom/signature' } });

  test('signs each page that one rests on, for its card, and calls need no more', async ({
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

test.describe('[S1.2] refused', () => {
  test.use({
    ...inside(profiles.wechatIos, { ticket: 'another-ticket' }),
    geolocation: { latitude: 1.5, longitude: 2.5 },
    permissions: ['geolocation'],
  });

  test('tells what was signed, and leaves calls to the web', async ({ app, page, signed }) => {
    await app.open('/list');
    const refused = await ask(page, 'host.ready');
    expect(refused).toMatchObject({ ok: false, code: 'unsigned', api: 'host.ready' });
    expect(refused.ok ? '' : refused.message).toContain(`${origin}/list`);
    expect(signed).toEqual([`${origin}/list`]);
    expect(await ask(page, 'getLocation')).toMatchObject({
      ok: true,
      value: { latitude: 1.5, longitude: 2.5 },
    });
    expect(await page.evaluate(() => window.fixture.platform.host.can('getLocation'))).toBe('web');
  });

  test.describe('and without the web to fall back to', () => {
    test.use({ hostOptions: { endpoint: SIGNATURES, webFallback: false } });

    test('says so of each call', async ({ app, page }) => {
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

  test('waits five seconds, tells so, and leaves calls to the web', async ({
    app,
    page,
    wechat,
  }) => {
    await app.open('/list');
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: false, code: 'timeout' });
    expect(await ask(page, 'getLocation')).toMatchObject({ ok: true, value: { latitude: 1.5 } });
    // It comes after all.
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
