import { createDeferred } from '../../../helpers/deferred';
import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';
import { type JWeixin, runJWeixin } from '../../../helpers/jweixin';
import { putInWeChat, signature, wechatPlatform, wecom } from '../../../helpers/wechat-bridge';
import { invoke, requestPayment } from '@/platform/host/calls';
import type { HostFailure } from '@/platform/host/config';
import { createHost } from '@/platform/host/connect';
import { describe, expect, it, vi } from 'vitest';

type Options = Parameters<typeof wechatPlatform>[0];

/** A page in WeChat whose own code uses the SDK before Portico does. */
async function start(options: Options = {}, prepare: (wx: JWeixin) => void = () => {}) {
  const reports: HostFailure[] = [];
  const configs: Record<string, unknown>[] = [];
  let wx = {} as JWeixin;
  const runSdk = (window: Window) => {
    wx = runJWeixin(window);
    const { config } = wx;
    wx.config = (given) => {
      configs.push({ ...given });
      config(given);
    };
    prepare(wx);
    return wx;
  };
  const host = { report: (failure: HostFailure) => void reports.push(failure), ...options?.host };
  const platform = await wechatPlatform({ runSdk, ...options, host });
  const sentOf = (name: string) =>
    platform.calls.filter((call) => call.name === name).map(({ sent }) => sent);
  return { ...platform, wx, configs, reports, sentOf };
}

const signedBy = async (url: string) => ({ ...signature, signature: `for ${url}` });

const refusal = (more: object = {}) => ({ errMsg: 'config:fail,invalid signature', ...more });

describe('[S1.2] the public SDK of the product', () => {
  it('signed calls go through the SDK, and unsigned calls go to the bridge without a signature', async () => {
    const { context, wx, sentOf } = await start({ host: { apis: ['editAddress'] } });
    const through = vi.fn(wx.invoke);
    Object.assign(wx, { invoke: through });
    await invoke(context)({ name: 'editAddress' });
    await invoke(context)({ name: 'getInstallState', signed: false });
    expect(through.mock.calls.map(([name]) => name)).toEqual(['editAddress']);
    expect(sentOf('editAddress')).toMatchObject([{ verifySignature: 'abc', appId: 'wx1' }]);
    expect(sentOf('getInstallState')).toEqual([{}]);
  });

  it('a payment has the six fields of the server, also for another account than that of the page', async () => {
    const { context, sentOf } = await start();
    const signed = {
      ...{ appId: 'wx2', timeStamp: '1700000000', nonceStr: 'once', package: 'prepay_id=1' },
      ...{ signType: 'RSA' as const, paySign: 'c2lnbmVk' },
    };
    await requestPayment(context)(signed);
    expect(sentOf('getBrandWCPayRequest')).toEqual([signed]);
  });

  it('the SDK gets the signature of the page, and the own calls of the product carry it', async () => {
    const { wx, configs, sentOf } = await start({ host: { openTags: ['wx-open-launch-app'] } });
    expect(configs).toMatchObject([
      {
        ...{ appId: 'wx1', timestamp: '7', nonceStr: 'once', signature: 'abc', check: false },
        jsApiList: expect.arrayContaining(['scanQRCode', 'checkJsApi']),
        openTagList: ['wx-open-launch-app'],
      },
    ]);
    wx['openAddress']?.({});
    expect(sentOf('editAddress')).toMatchObject([{ verifySignature: 'abc', verifyAppId: 'wx1' }]);
    expect(sentOf('preVerifyJSAPI')).toHaveLength(1);
  });

  it('wx.ready of the product runs when WeChat has granted the page, and before host.ready resolves', async () => {
    const order: string[] = [];
    const verifying = createDeferred<object>();
    const { context } = fakePlatform();
    Object.assign(context.env.document, { querySelectorAll: () => [] });
    const runSdk = (window: Window) => {
      const wx = runJWeixin(window);
      wx.ready(() => order.push('wx.ready'));
      return wx;
    };
    const answers = { preVerifyJSAPI: () => verifying.promise };
    const fake = putInWeChat(context, { answers, runSdk });
    const host = context.shelf(createHost);
    void host.ready().then(() => order.push('host.ready'));
    await vi.waitFor(() => expect(fake.called('preVerifyJSAPI')).toHaveLength(1));
    await flush();
    expect(order).toEqual([]);
    verifying.resolve({ errMsg: 'preVerifyJSAPI:ok' });
    await vi.waitFor(() => expect(order).toHaveLength(2));
    expect(order).toEqual(['wx.ready', 'host.ready']);
  });

  it('a refused page does not configure the SDK, so wx.ready of the product never runs', async () => {
    const ready = vi.fn();
    const answers = { preVerifyJSAPI: () => refusal() };
    const { context, configs } = await start({ answers }, (wx) => wx.ready(ready));
    expect(context.shelf(createHost).state().kind).toBe('refused');
    expect(configs).toEqual([]);
    expect(ready).not.toHaveBeenCalled();
  });

  it('the SDK gets the signature of the address that WeChat has checked, after a refusal', async () => {
    const realAuthUrl = 'https://example.org/real';
    const replies: object[] = [refusal({ realAuthUrl }), { errMsg: 'preVerifyJSAPI:ok' }];
    const answers = { preVerifyJSAPI: () => replies.shift() };
    const { wx, configs, sentOf } = await start({ answers, host: { sign: signedBy } });
    expect(configs.map((config) => config['signature'])).toEqual([`for ${realAuthUrl}`]);
    wx['chooseImage']?.({});
    expect(sentOf('chooseImage')).toMatchObject([{ verifySignature: `for ${realAuthUrl}` }]);
  });

  it('the SDK gets each new signature: WeCom needs one at another address', async () => {
    const ready = vi.fn();
    const options = { userAgent: wecom, host: { sign: signedBy, apis: ['selectContact'] } };
    const { context, configs, sentOf } = await start(options, (wx) => wx.ready(ready));
    Object.assign(context.env.window.location, { href: 'https://example.org/item' });
    await invoke(context)({ name: 'selectContact' });
    const signatures = ['for https://example.org/', 'for https://example.org/item'];
    expect(configs.map((config) => config['signature'])).toEqual(signatures);
    expect(sentOf('selectContact')).toMatchObject([{ verifySignature: signatures[1] }]);
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('a later wx.config of the product counts for the calls of Portico too', async () => {
    const { context, wx, sentOf } = await start({ host: { apis: ['editAddress'] } });
    wx.config({ ...signature, signature: 'of the product', jsApiList: ['chooseCard'] });
    await invoke(context)({ name: 'editAddress' });
    expect(sentOf('editAddress')).toMatchObject([{ verifySignature: 'of the product' }]);
  });
});

describe('[S1.2] a public SDK that does not work', () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));

  it.each([
    ['does not load', offline, 'host.wechat.load: Failed to fetch'],
    [
      'is another module',
      async () => ({ default: {} }),
      'host.wechat.load: `load` did not give the SDK of WeChat',
    ],
    [
      'is missing',
      async () => undefined,
      'host.wechat.load: `load` did not give the SDK of WeChat',
    ],
  ])(
    'an SDK that %s is reported, and the calls of Portico work without it',
    async (_, load, errMsg) => {
      const { context, reports, sentOf } = await start({ host: { wechat: { load }, apis: ['a'] } });
      expect(reports).toMatchObject([{ api: 'host.ready', code: 'unsupported', errMsg }]);
      await invoke(context)({ name: 'a' });
      expect(sentOf('a')).toMatchObject([{ verifySignature: 'abc' }]);
      expect(context.shelf(createHost).state().kind).toBe('connected');
    },
  );

  it('a page waits ten seconds for its SDK, and the SDK gets the signature when it comes later', async () => {
    const loading = createDeferred<object>();
    const { context, pass } = fakePlatform();
    Object.assign(context.env.document, { querySelectorAll: () => [] });
    const reports: HostFailure[] = [];
    const report = (failure: HostFailure) => void reports.push(failure);
    const wechat = { load: () => loading.promise };
    const fake = putInWeChat(context, { host: { wechat, report } });
    const host = context.shelf(createHost);
    await vi.waitFor(() => expect(fake.called('preVerifyJSAPI')).toHaveLength(1));
    await flush();
    expect(host.state().kind).toBe('connecting');
    pass(10_000);
    await host.ready();
    expect(reports).toMatchObject([
      { code: 'unsupported', errMsg: 'host.wechat.load: no answer within 10000 ms' },
    ]);
    const ready = vi.fn();
    const wx = runJWeixin(context.env.window);
    wx.ready(ready);
    loading.resolve(wx);
    await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(1));
  });

  it('an error in wx.ready of the product is reported, and calls work', async () => {
    const broken = new Error('the product’s mistake');
    const { context, reported, sentOf } = await start({ host: { apis: ['a'] } }, (wx) =>
      wx.ready(() => {
        throw broken;
      }),
    );
    expect(reported).toEqual([broken]);
    await invoke(context)({ name: 'a' });
    expect(sentOf('a')).toMatchObject([{ verifySignature: 'abc' }]);
  });

  it('an app that was unmounted gives its SDK no signature', async () => {
    const verifying = createDeferred<object>();
    const { context } = fakePlatform();
    Object.assign(context.env.document, { querySelectorAll: () => [] });
    const ready = vi.fn();
    const answers = { preVerifyJSAPI: () => verifying.promise };
    const runSdk = (window: Window) => {
      const wx = runJWeixin(window);
      wx.ready(ready);
      return wx;
    };
    const fake = putInWeChat(context, { answers, runSdk });
    context.shelf(createHost);
    await vi.waitFor(() => expect(fake.called('preVerifyJSAPI')).toHaveLength(1));
    context.life.abort();
    verifying.resolve({ errMsg: 'preVerifyJSAPI:ok' });
    await flush();
    expect(ready).not.toHaveBeenCalled();
  });

  it('a browser does not load the SDK', async () => {
    const { context } = fakePlatform();
    const load = vi.fn(offline);
    Object.assign(context.settings, { host: { wechat: { load } } });
    await context.shelf(createHost).ready();
    expect(load).not.toHaveBeenCalled();
  });
});
