import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@/platform/host/wechat/client';
import type { HostEnv } from '@/platform/host/detect';
import { createDeferred } from '../../../helpers/deferred';
import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';
import { type Answers, fakeBridge, iphone, never, signature } from '../../../helpers/wechat-bridge';
import { inWeChatBy, ways } from '../../../helpers/wechat-ways';

describe.each(ways)('WeChat by %s', (way) => {
  const { sdkOption } = inWeChatBy(way);

  const wechat: HostEnv = {
    app: 'wechat',
    os: 'ios',
    version: '',
    miniProgram: false,
    via: 'wechat',
  };

  const offline = 'fail, the permission value is offline verifying';

  function start(answers: Answers = {}, { isLate = false } = {}) {
    const platform = fakePlatform();
    const { context } = platform;
    const { env } = context;
    const fake = fakeBridge(answers);
    const come = () => {
      Object.assign(env.window, { WeixinJSBridge: fake.bridge });
      env.document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    };
    Object.assign(env.window, { navigator: { userAgent: iphone, platform: 'iPhone' } });
    if (!isLate) come();
    const sign = vi.fn(async (_url: string) => signature);
    const report = vi.fn();
    const client = createClient({
      context,
      config: { sign, report, ...sdkOption(env), openTags: ['wx-open-launch-weapp'] },
      envOf: () => wechat,
      names: ['scanQRCode'],
      changed: () => {},
    });
    const names = () => fake.calls.map(({ name }) => name);
    const scan = () =>
      client.invoke('scanQRCode', { needResult: 1 }, { api: 'scanCode', asksUser: true });
    const hide = () => client.invoke('hideOptionMenu', {}, { api: 'host.hideOptionMenu' });
    return { ...platform, ...fake, client, come, sign, report, names, scan, hide };
  }

  /** Handles the rejection at once, before the time passes. */
  const refusalOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

  describe('a call of the bridge', () => {
    it('the client signs once, and every call carries the signature', async () => {
      const { scan, hide, calls, sign, names } = start();
      await Promise.all([scan(), hide()]);
      expect(sign).toHaveBeenCalledTimes(1);
      expect(names()).toEqual(['preVerifyJSAPI', 'scanQRCode', 'hideOptionMenu']);
      const fields = {
        appId: 'wx1',
        verifyAppId: 'wx1',
        verifySignType: 'sha1',
        verifyTimestamp: '7',
        verifyNonceStr: 'once',
        verifySignature: 'abc',
      };
      expect(calls[0]?.sent).toEqual({
        verifyJsApiList: ['scanQRCode'],
        verifyOpenTagList: ['wx-open-launch-weapp'],
        ...fields,
      });
      expect(calls[1]?.sent).toEqual({ needResult: 1, ...fields });
    });

    it('calls wait for a late bridge, and keep their order', async () => {
      const { scan, hide, come, names, pass } = start({}, { isLate: true });
      const both = [scan(), hide()];
      await flush();
      pass(3000);
      come();
      await Promise.all(both);
      expect(names()).toEqual(['preVerifyJSAPI', 'scanQRCode', 'hideOptionMenu']);
    });

    it('a call times out without a bridge, and works when the bridge arrives', async () => {
      const { scan, come, pass } = start({}, { isLate: true });
      const vain = refusalOf(scan());
      await flush();
      pass(5000);
      expect(await vain).toMatchObject({ code: 'timeout', api: 'scanCode' });
      come();
      await flush();
      await scan();
    });

    it('a call times out if the bridge never verifies the page', async () => {
      const { scan, pass, report } = start({ preVerifyJSAPI: () => never });
      const vain = refusalOf(scan());
      await flush();
      pass(10_000);
      expect(await vain).toMatchObject({ code: 'timeout' });
      expect(report).toHaveBeenCalledTimes(1);
    });

    it('a call signs again and runs again if WeChat has lost the grant', async () => {
      const replies = [offline, 'ok'];
      const { scan, sign, names } = start({
        scanQRCode: () => ({ errMsg: `scanQRCode:${replies.shift()}`, resultStr: 'x' }),
      });
      expect(await scan()).toMatchObject({ resultStr: 'x' });
      expect(sign).toHaveBeenCalledTimes(2);
      expect(names()).toEqual(['preVerifyJSAPI', 'scanQRCode', 'preVerifyJSAPI', 'scanQRCode']);
    });

    it('a call is unsigned if a new signature does not help', async () => {
      const { scan, names } = start({ scanQRCode: () => ({ errMsg: `scanQRCode:${offline}` }) });
      await expect(scan()).rejects.toMatchObject({ code: 'unsigned', api: 'scanCode' });
      expect(names().filter((name) => name === 'scanQRCode')).toHaveLength(2);
    });

    it.each([
      ['cancel', 'cancel'],
      ['fail cancel', 'cancel'],
      ['function not exist', 'unsupported'],
      ['fail, system permission denied', 'denied'],
      ['fail', 'failed'],
      ['', 'failed'],
    ])('a call with the answer %j rejects with %s', async (said, code) => {
      const { hide } = start({ hideOptionMenu: () => ({ errMsg: `hideOptionMenu:${said}` }) });
      await expect(hide()).rejects.toMatchObject({ code, api: 'host.hideOptionMenu' });
    });

    it('a call has no time limit if the user has to act, and ten seconds otherwise', async () => {
      const { scan, hide, pass } = start({ scanQRCode: () => never, hideOptionMenu: () => never });
      const asked = vi.fn();
      scan().then(asked, asked);
      const silent = refusalOf(hide());
      await flush();
      pass(10_000);
      expect(await silent).toMatchObject({ code: 'timeout' });
      pass(3_600_000);
      await flush();
      expect(asked).not.toHaveBeenCalled();
    });

    it('a call has the time limit of its options', async () => {
      const { client, pass } = start({ uploadImage: () => never });
      const options = { api: 'host.uploadMedia', patience: 60_000 };
      const vain = refusalOf(client.invoke('uploadImage', {}, options));
      await flush();
      pass(59_999);
      pass(1);
      expect(await vain).toMatchObject({ code: 'timeout' });
    });

    it('an unsigned call needs no grant', async () => {
      const { client, names, sign } = start();
      await client.invoke('closeWindow', {}, { api: 'host.closeWindow', unsigned: true });
      expect(names()).toEqual(['closeWindow']);
      expect(sign).not.toHaveBeenCalled();
    });

    it('a call is busy if too many calls wait', async () => {
      const signing = createDeferred<typeof signature>();
      const { hide, sign } = start();
      sign.mockReturnValueOnce(signing.promise);
      const waiting = Array.from({ length: 50 }, hide);
      await expect(hide()).rejects.toMatchObject({ code: 'busy' });
      signing.resolve(signature);
      await Promise.all(waiting);
      await hide();
    });
  });

  it('the client reports failures, but no cancelled calls', async () => {
    const { hide, scan, report } = start({
      hideOptionMenu: () => ({ errMsg: 'hideOptionMenu:fail' }),
      scanQRCode: () => ({ errMsg: 'scanQRCode:cancel' }),
    });
    await hide().catch(() => {});
    await scan().catch(() => {});
    expect(report.mock.calls).toEqual([
      [
        {
          api: 'host.hideOptionMenu',
          code: 'failed',
          errMsg: 'fail',
          via: 'wechat',
          userAgent: iphone,
          signedUrl: 'https://example.org/',
          landing: 'https://example.org/',
          current: 'https://example.org/',
        },
      ],
    ]);
  });

  it('the client receives events of WeChat, also if the bridge arrives later', () => {
    const { client, come, emit } = start({}, { isLate: true });
    const heard: unknown[] = [];
    client.on('menu:setfont', (data) => heard.push(data));
    come();
    emit('menu:setfont', { fontSize: 2 });
    expect(heard).toEqual([{ fontSize: 2 }]);
  });
});
