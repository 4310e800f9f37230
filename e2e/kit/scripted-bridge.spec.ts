import type { Page } from '@playwright/test';
import { installWeChat, profiles } from 'portico/testing';
import { expect, inside, serveSite, SITE, test } from './kit-site';

type Bridge = {
  readonly invoke: (name: string, params: object, callback?: (result: object) => void) => void;
  readonly on: (event: string, callback: (data: object) => void) => void;
};

declare global {
  interface Window {
    readonly WeixinJSBridge: Bridge;
  }
}

/** The results of a call, or the error that it threw: so many, and those that come soon afterwards. */
const answersOf = (page: Page, name: string, params: object = {}, count = 1) =>
  page.evaluate(
    ([api, given, expected]) =>
      new Promise<unknown[]>((resolve) => {
        const answers: unknown[] = [];
        const add = (answer: unknown) => {
          answers.push(answer);
          if (answers.length === expected) setTimeout(() => resolve(answers), 150);
        };
        if (expected === 0) setTimeout(() => resolve(answers), 150);
        try {
          window.WeixinJSBridge.invoke(api, given, add);
        } catch (error) {
          add(String(error));
        }
      }),
    [name, params, count] as const,
  );

test.use(
  inside(profiles.wechatAndroid, {
    ticket: null,
    replies: { preVerifyJSAPI: ['throw', 'never', 'ok'], closeWindow: ['twice'] },
  }),
);

const config = { verifyJsApiList: ['startRecord', 'stopRecord', 'getLocalImgData', 'chooseImage'] };

test('a call throws, gets no answer, one answer or two answers', async ({ page, wechat }) => {
  await page.goto(SITE);
  expect(await answersOf(page, 'preVerifyJSAPI')).toEqual(['Error: preVerifyJSAPI threw']);
  expect(await answersOf(page, 'preVerifyJSAPI', {}, 0)).toEqual([]);
  expect(await answersOf(page, 'preVerifyJSAPI', config)).toEqual([
    { err_msg: 'preVerifyJSAPI:ok' },
  ]);
  const ok = { err_msg: 'closeWindow:ok' };
  expect(await answersOf(page, 'closeWindow', {}, 2)).toEqual([ok, ok]);
  expect(await answersOf(page, 'closeWindow')).toEqual([ok]);
  await wechat.reply('closeWindow', 'throw');
  expect(await answersOf(page, 'closeWindow')).toEqual(['Error: closeWindow threw']);
  expect(await answersOf(page, 'closeWindow')).toEqual([ok]);
  expect(wechat.calls('preVerifyJSAPI')).toHaveLength(3);
});

test('reply refuses calls that the app does not have', async ({ context, wechat }) => {
  const refused = /^TypeError: reply: the app has no call 'scanQrCode'$/;
  await expect(wechat.reply('scanQrCode', 'cancel').catch(String)).resolves.toMatch(refused);
  const replies = { scanQrCode: ['cancel'] } as const;
  await expect(installWeChat(context, { replies }).catch(String)).resolves.toMatch(refused);
  // Only WeCom has this call.
  await expect(wechat.reply('openUserProfile', 'fail').catch(String)).resolves.toMatch(/no call/);
  await expect(wechat.reply('previewImage', 'cancel')).resolves.toBeUndefined();
});

test('a reply function delays the answer until the test resolves it', async ({ page, wechat }) => {
  await page.goto(SITE);
  let release = (_: { picked: number }) => {};
  const held = new Promise<{ picked: number }>((resolve) => {
    release = resolve;
  });
  await wechat.reply('getNetworkType', () => held);
  const answers = answersOf(page, 'getNetworkType');
  await expect.poll(() => wechat.calls('getNetworkType').length).toBe(1);
  release({ picked: 1 });
  expect(await answers).toEqual([{ err_msg: 'getNetworkType:ok', picked: 1 }]);
});

test('onVoiceRecordEnd ends a recording and gives its id', async ({ page, wechat }) => {
  await page.goto(SITE);
  for (const count of [1, 0, 1]) await answersOf(page, 'preVerifyJSAPI', config, count);
  expect(await answersOf(page, 'stopRecord')).toEqual([
    { err_msg: 'stopRecord:fail, not recording' },
  ]);
  await answersOf(page, 'startRecord');
  await page.evaluate(() => {
    window.WeixinJSBridge.on('onVoiceRecordEnd', (data) => Object.assign(window, { data }));
  });
  await wechat.emit('onVoiceRecordEnd');
  expect(await page.evaluate(() => (window as unknown as { data: unknown }).data)).toEqual({
    localId: 'weixin://resourceid/1000001',
  });
});

test('the double transfers one picture at a time', async ({ page, wechat }) => {
  await page.goto(SITE);
  for (const count of [1, 0, 1]) await answersOf(page, 'preVerifyJSAPI', config, count);
  await answersOf(page, 'chooseImage');
  const messages = await page.evaluate(
    (localId) =>
      Promise.all(
        [1, 2].map(
          () =>
            new Promise<unknown>((resolve) => {
              window.WeixinJSBridge.invoke('getLocalImgData', { localId }, (result) =>
                resolve((result as { err_msg: string }).err_msg),
              );
            }),
        ),
      ),
    'weixin://resourceid/1000001',
  );
  expect(messages).toEqual(['getLocalImgData:ok', 'getLocalImgData:fail, busy']);
  expect(wechat.calls('getLocalImgData')).toHaveLength(2);
});

test('two pages of a context have separate records', async ({ page, context, wechat }) => {
  const other = await context.newPage();
  await page.goto(SITE);
  await other.goto(`${SITE}/other`);
  await answersOf(page, 'closeWindow');
  await answersOf(other, 'getNetworkType');
  expect(wechat.calls().map(({ name }) => name)).toEqual(['closeWindow', 'getNetworkType']);
  expect(wechat.on(other).calls()).toMatchObject([
    { name: 'getNetworkType', url: `${SITE}/other` },
  ]);
});

test('a double for one page is not in other pages and not in frames', async ({
  browser,
  profile,
}) => {
  const context = await browser.newContext(profile);
  await serveSite(context);
  const [within, outside] = [await context.newPage(), await context.newPage()];
  await installWeChat(within, { profile });
  const has = (page: Page) => page.evaluate(() => 'WeixinJSBridge' in window);
  await within.goto(SITE);
  await outside.goto(SITE);
  expect([await has(within), await has(outside)]).toEqual([true, false]);
  expect(await within.evaluate(() => navigator.platform)).toBe('Linux armv8l');
  const inFrame = await within.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/frame';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return 'WeixinJSBridge' in (frame.contentWindow as Window);
  });
  expect(inFrame).toBe(false);
  await context.close();
});

test('the double answers while page.clock is paused, and the late bridge waits for the clock', async ({
  browser,
  profile,
}) => {
  const context = await browser.newContext(profile);
  await serveSite(context);
  const page = await context.newPage();
  await page.clock.install();
  await installWeChat(page, { profile, bridge: { after: 60_000 } });
  await page.goto(SITE);
  await page.clock.pauseAt(Date.now() + 1000);
  const has = () => page.evaluate(() => 'WeixinJSBridge' in window);
  expect(await has()).toBe(false);
  await page.clock.runFor(60_000);
  expect(await has()).toBe(true);
  const answer = await page.evaluate(
    () =>
      new Promise<object>((resolve) => {
        window.WeixinJSBridge.invoke('closeWindow', {}, resolve);
      }),
  );
  expect(answer).toEqual({ err_msg: 'closeWindow:ok' });
  await context.close();
});

test('installWeChat refuses invalid options', async ({ context }) => {
  await expect(installWeChat(context, { profile: profiles.lineIos })).rejects.toThrow(
    'installWeChat: profile must be of WeChat or WeCom: line has no WeixinJSBridge',
  );
  await expect(installWeChat(context, { rule: 'any' as 'strict' })).rejects.toThrow(
    'installWeChat: rule must be landing, current or strict, not any',
  );
  await expect(installWeChat(context, { bridge: { after: -1 } })).rejects.toThrow(
    'installWeChat: bridge must be ready, absent or { after: milliseconds }',
  );
});
