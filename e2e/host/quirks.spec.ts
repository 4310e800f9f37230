import { profiles } from 'portico/testing';
import { variantNamed } from '../variants.mjs';
import { ask, expect, inside, SIGNATURES, test } from './in-host';

const adapters = /\/assets\/(wechat|connect-(?:dingtalk|line|telegram)|webview|follow-menu)-/;

test.describe('[S1.2] WeChat version 10.0.0', () => {
  const userAgent = profiles.wechatAndroid.userAgent.replace(
    /MicroMessenger\/[\d.]+/,
    'MicroMessenger/10.0.0',
  );
  test.use(inside({ ...profiles.wechatAndroid, userAgent }));

  test('is newer than 6.0.2', async ({ app, page }) => {
    await app.open('/list');
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
    expect(await page.evaluate(() => window.fixture.platform.host.env())).toEqual({
      app: 'wechat',
      os: 'android',
      version: '10.0.0',
      miniProgram: false,
      via: 'wechat',
    });
  });
});

test.describe('[S1.2] StrictMode, which runs effects twice', () => {
  test.use({ ...inside(profiles.wechatIos), variant: variantNamed('dev') });

  test('asks for one signature', async ({ app, page, signed }) => {
    await app.open('/list');
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
    await app.go('/item/1');
    await app.at('/list > /item/1');
    expect(signed).toEqual(['http://localhost:4314/list']);
  });
});

test.describe('[S1.2] outside all messaging apps', () => {
  test.use({ profile: profiles.wechatIos, wechatOptions: { bridge: 'absent' } });

  test('no adapter code is fetched and nothing is signed', async ({ app, page, signed }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await app.open('/list');
    await ask(page, 'host.ready');
    await app.go('/item/1');
    await app.at('/list > /item/1');
    await ask(page, 'getNetworkType');
    await ask(page, 'share.prepare', { title: 'A card' });
    // The code of the calls was fetched, so the list of requests is not empty.
    expect(fetched.some((path) => /\/calls-[\w-]+\.js$/.test(path))).toBe(true);
    expect(fetched.filter((path) => adapters.test(path))).toEqual([]);
    expect(signed).toEqual([]);
  });
});

test.describe('[S1.2] a recording', () => {
  test.use(inside(profiles.wechatAndroid));

  test('is complete if the host ends it after a minute', async ({ app, page, wechat }) => {
    await app.open('/list');
    await ask(page, 'host.ready');
    const ended = page.evaluate(async () => {
      type Recorder = {
        start(): Promise<void>;
        onStop(listener: (result: { tempFilePath: string; tempFile: File | null }) => void): void;
      };
      const { platform } = window.fixture as unknown as {
        platform: { createRecorder(): Recorder };
      };
      const recorder = platform.createRecorder();
      const stopped = new Promise<{ tempFilePath: string; tempFile: File | null }>((resolve) => {
        recorder.onStop(resolve);
      });
      await recorder.start();
      return stopped;
    });
    await expect.poll(() => wechat.calls('startRecord').length).toBe(1);
    await wechat.emit('onVoiceRecordEnd');
    const { tempFilePath, tempFile } = await ended;
    expect(tempFile).toBeNull();
    expect(await ask(page, 'host.uploadMedia', { path: tempFilePath })).toMatchObject({
      ok: true,
      value: { serverId: expect.any(String) },
    });
    expect(
      await ask(page, 'uploadFile', { url: '/api/upload', filePath: tempFilePath }),
    ).toMatchObject({
      ok: false,
      code: 'invalid',
      message: expect.stringContaining('uploadMedia'),
    });
  });
});

test.describe('[S1.2] a fixed text size', () => {
  test.use({
    ...inside(profiles.wechatAndroid),
    hostOptions: { endpoint: SIGNATURES, fontSize: 'fixed' },
  });

  test('stays when the user changes the size in the app', async ({ app, page, wechat }) => {
    await app.open('/list');
    await ask(page, 'host.ready');
    await expect.poll(() => wechat.calls('setFontSizeCallback').length).toBe(1);
    await wechat.emit('menu:setfont', { fontSize: 4 });
    await expect.poll(() => wechat.calls('setFontSizeCallback').length).toBe(2);
  });
});

test.describe('[S1.2] [S2.6] back on a page that was opened from a chat', () => {
  test.use(inside(profiles.wechatIos));

  test('leads to the root, and the card follows', async ({ app, page, wechat }) => {
    await app.open('/item/1');
    await ask(page, 'host.ready');
    await app.call('back');
    await app.at('/');
    await expect
      .poll(() => wechat.calls('updateAppMessageShareData').at(-1)?.params['link'])
      .toBe('http://localhost:4310/');
  });
});
