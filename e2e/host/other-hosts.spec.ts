import {
  installDingTalk,
  installLiff,
  installTelegram,
  profiles,
  telegramHash,
} from 'portico/testing';
import { expect, test, withOptions } from '../helpers';
import { ask } from './in-host';

test.beforeEach(({ page }) =>
  withOptions(page, { host: { endpoint: { dingtalk: '/api/dingtalk/signature' } } }),
);

test.describe('[S1.2] in Telegram', () => {
  test.use(profiles.telegramAndroid);

  test('back is in the bar of Telegram, the launch data leave the address, and the theme applies', async ({
    app,
    page,
  }) => {
    const telegram = await installTelegram(page);
    await page.goto(app.href('/') + telegramHash({ version: '8.0', colorScheme: 'dark' }));
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
    await app.at('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(telegram.calls('web_app_ready')).toHaveLength(1);

    await app.go('/list');
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    await expect
      .poll(() => telegram.calls('web_app_setup_back_button').map(({ data }) => data))
      .toEqual([{ is_visible: true }]);
    await telegram.emit(page, 'back_button_pressed');
    await app.at('/ > /list');
    await telegram.emit(page, 'back_button_pressed');
    await app.at('/');
    await expect
      .poll(() => telegram.calls('web_app_setup_back_button').at(-1)?.data)
      .toEqual({ is_visible: false });
  });

  test('the app still knows Telegram after a reload deep in the stack', async ({ app, page }) => {
    const telegram = await installTelegram(page);
    await page.goto(app.href('/') + telegramHash({ version: '9.1' }));
    await ask(page, 'host.ready');
    await app.go('/list');
    await app.at('/ > /list');
    await page.reload();
    await app.at('/ > /list');
    expect(await ask(page, 'host.env')).toMatchObject({
      value: { app: 'telegram', via: 'telegram', version: '9.1', miniProgram: true },
    });
    expect(await ask(page, 'host.credential')).toMatchObject({
      ok: true,
      value: { credential: expect.stringContaining('auth_date=1790000000') },
    });
    await expect
      .poll(() => telegram.calls('web_app_setup_back_button').at(-1)?.data)
      .toEqual({ is_visible: true });
  });

  test('scans, cancels, shares and closes', async ({ app, page }) => {
    const telegram = await installTelegram(page);
    await page.goto(app.href('/list') + telegramHash());
    await ask(page, 'host.ready');
    const opened = () => telegram.calls('web_app_open_scan_qr_popup').length;

    const scanned = ask(page, 'scanCode');
    await expect.poll(opened).toBe(1);
    await telegram.emit(page, 'qr_text_received', { data: 'https://a.test' });
    expect(await scanned).toMatchObject({ value: { result: 'https://a.test' } });

    const again = ask(page, 'scanCode');
    await expect.poll(opened).toBe(2);
    await telegram.emit(page, 'scan_qr_popup_closed');
    expect(await again).toMatchObject({ ok: false, code: 'cancel' });

    expect(await ask(page, 'share.open')).toMatchObject({ value: { result: 'opened' } });
    const [shared] = telegram.calls('web_app_open_tg_link');
    expect(JSON.stringify(shared)).toContain('/share/url?url=');
    expect(JSON.stringify(shared)).not.toContain('tgWebApp');
    expect(await ask(page, 'host.closeWindow')).toMatchObject({ ok: true });
    expect(telegram.calls('web_app_close')).toHaveLength(1);
  });
});

test.describe('[S1.2] in LINE', () => {
  test.use(profiles.liffIos);

  test('a link opens its page without a second document', async ({ app, page }) => {
    const liff = await installLiff(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    const state = encodeURIComponent('/item/3?from=chat');
    await page.goto(`${app.href('/')}?liff.state=${state}#access_token=t&context_token=c`);
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
    await expect.poll(() => app.pathOf(page.url())).toBe('/item/3?from=chat');
    await app.at('/item/3?from=chat');
    expect(documents).toBe(1);
    // The SDK finds its tokens and has no reason to load the document again.
    expect(liff.calls('init').map(({ url }) => app.pathOf(url))).toEqual([
      '/item/3?from=chat#access_token=t&context_token=c',
    ]);
  });

  test('scans, shares and closes', async ({ app, page }) => {
    const liff = await installLiff(page);
    await app.open('/list');
    await ask(page, 'host.ready');
    expect(await ask(page, 'scanCode')).toMatchObject({
      value: { result: 'https://example.com/code' },
    });
    expect(await ask(page, 'share.open')).toMatchObject({ value: { result: 'shared' } });
    expect(await ask(page, 'host.closeWindow')).toMatchObject({ ok: true });
    expect(liff.calls().map(({ name }) => name)).toEqual([
      ...['init', 'scanCodeV2', 'shareTargetPicker', 'closeWindow'],
    ]);
  });

  test('the app runs as in a browser if the SDK does not start', async ({ app, page }) => {
    await installLiff(page, { init: 'fail' });
    await app.open('/list');
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: false, code: 'failed' });
    expect(await page.evaluate(() => document.querySelectorAll('[data-page]').length)).toBe(1);
  });
});

test.describe('[S1.2] in DingTalk', () => {
  test.use(profiles.dingtalkAndroid);

  test('asks for a signature, scans and locates', async ({ app, page }) => {
    const dingtalk = await installDingTalk(page, { profile: profiles.dingtalkAndroid });
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/signature')) asked.push(request.postDataJSON());
    });
    await app.open('/list');
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
    expect(asked).toEqual([{ url: app.href('/list') }]);
    const [config] = dingtalk.calls('config');
    expect(config?.params).toMatchObject({ agentId: '100000001', corpId: 'dingdemo0000000000' });
    expect(await ask(page, 'scanCode')).toMatchObject({
      value: { result: 'https://example.com/code' },
    });
    expect(await ask(page, 'getLocation', { type: 'gcj02' })).toMatchObject({
      value: { latitude: 39.9089, longitude: 116.39747, coordinates: 'gcj02', accuracy: 30 },
    });
    expect(await ask(page, 'share.open')).toMatchObject({ value: { result: 'opened' } });
    expect(await ask(page, 'host.credential')).toMatchObject({
      value: { credential: 'auth-code' },
    });
  });

  test('reports a refused signature, and the window can still close', async ({ app, page }) => {
    await installDingTalk(page, { profile: profiles.dingtalkAndroid, config: 'refused' });
    await app.open('/list');
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: false, code: 'unsigned' });
    expect(await ask(page, 'host.closeWindow')).toMatchObject({ ok: true });
  });
});
