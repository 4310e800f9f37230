import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { never, wecom } from '../../helpers/wechat-bridge';
import { inWeChatBy, ways } from '../../helpers/wechat-ways';
import { createPlatform } from '@/platform/create-platform';
import { requestPayment } from '@/platform/host/calls';
import type { Navigator } from '@/router';
import { describe, expect, it } from 'vitest';

describe.each(ways)('WeChat by %s', (way) => {
  const { wechatPlatform, putInWeChat } = inWeChatBy(way);

  const signed = {
    appId: 'wx1',
    timeStamp: '1700000000',
    nonceStr: 'once',
    package: 'prepay_id=wx201410272009395522657a690389285100',
    signType: 'RSA',
    paySign: 'c2lnbmVk',
  } as const;

  const answering = (errMsg: string) => ({ getBrandWCPayRequest: () => ({ err_msg: errMsg }) });

  describe('[S1.2] requestPayment in WeChat', () => {
    it.each([['WeChat'], ['WeCom']])('opens the payment of %s with the six fields', async (app) => {
      const { context, calls } = await wechatPlatform({
        answers: answering('get_brand_wcpay_request:ok'),
        ...(app === 'WeCom' && { userAgent: wecom }),
      });
      await expect(requestPayment(context)(signed)).resolves.toBeUndefined();
      const sent = calls.filter(({ name }) => name === 'getBrandWCPayRequest');
      expect(sent.map((call) => call.sent)).toEqual([signed]);
    });

    it('needs no signature of the page, so it works where WeChat has refused the page', async () => {
      const sign = () => Promise.reject(new Error('the server is away'));
      const { context, called } = await wechatPlatform({
        answers: answering('get_brand_wcpay_request:ok'),
        host: { sign, webFallback: false },
      });
      await requestPayment(context)(signed);
      expect(called('getBrandWCPayRequest')).toHaveLength(1);
    });

    it.each([
      ['get_brand_wcpay_request:cancel', 'cancel', 'cancel'],
      ['get_brand_wcpay_request:fail', 'failed', 'fail'],
      [
        'get_brand_wcpay_request:fail, 调用支付JSAPI缺少参数',
        'failed',
        'fail, 调用支付JSAPI缺少参数',
      ],
      ['system:access_denied', 'denied', 'access_denied'],
      ['get_brand_wcpay_request:fail_nopermission', 'denied', 'fail_nopermission'],
      ['system:function_not_exist', 'unsupported', 'only WeChat and WeCom open this payment'],
      ['', 'failed', 'WeChat did not say how the payment ended'],
    ])('the answer %j is the refusal %s', async (errMsg, code, message) => {
      const { context, called } = await wechatPlatform({ answers: answering(errMsg) });
      await expect(requestPayment(context)(signed)).rejects.toMatchObject({
        code,
        message,
        api: 'requestPayment',
      });
      // Nobody pays twice.
      expect(called('getBrandWCPayRequest')).toHaveLength(1);
    });

    it('the first of two answers counts', async () => {
      const { context, bridge } = await wechatPlatform();
      const invoke = bridge.invoke;
      Object.assign(bridge, {
        invoke: (name: string, params: object, answer: (result: unknown) => void) => {
          if (name !== 'getBrandWCPayRequest') return invoke(name, params as never, answer);
          answer({ err_msg: 'get_brand_wcpay_request:ok' });
          answer({ err_msg: 'get_brand_wcpay_request:cancel' });
        },
      });
      await expect(requestPayment(context)(signed)).resolves.toBeUndefined();
    });

    it('waits as long as the user needs', async () => {
      const { context, pass } = await wechatPlatform({
        answers: { getBrandWCPayRequest: () => never },
      });
      const states: string[] = [];
      void requestPayment(context)(signed).then(
        () => states.push('paid'),
        () => states.push('refused'),
      );
      await flush();
      pass(3_600_000);
      await flush();
      expect(states).toEqual([]);
    });

    it('without its bridge, WeChat opens no payment, and nothing hangs', async () => {
      const fake = fakePlatform();
      Object.assign(fake.context.env.document, { querySelectorAll: () => [] });
      putInWeChat(fake.context);
      Reflect.deleteProperty(fake.context.env.window, 'WeixinJSBridge');
      const error = requestPayment(fake.context)(signed).catch((e: unknown) => e);
      for (let turn = 0; turn < 10; turn += 1) {
        await flush();
        fake.pass(5000);
      }
      expect(await error).toMatchObject({ code: 'unsupported', api: 'requestPayment' });
    });
  });

  it('requestPayment in a browser says that only WeChat opens this payment', async () => {
    const { context } = fakePlatform();
    await expect(requestPayment(context)(signed)).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: 'requestPayment:fail only WeChat and WeCom open this payment',
    });
    const platform = createPlatform(context, {} as Navigator);
    expect(platform.canIUse('requestPayment')).toBe(false);
    expect(platform.host.can('requestPayment')).toBe('none');
  });

  it('host.can tells that WeChat opens the payment', async () => {
    const { context } = await wechatPlatform();
    expect(createPlatform(context, {} as Navigator).host.can('requestPayment')).toBe('native');
  });

  it.each([
    ['appId', ''],
    ['timeStamp', 1_700_000_000],
    ['timeStamp', 'soon'],
    ['nonceStr', undefined],
    ['package', 'wx201410272009395522657a690389285100'],
    ['package', 'prepay_id='],
    ['signType', 'SHA1'],
    ['paySign', null],
  ])('requestPayment refuses the field %s with the value %j', async (parameter, value) => {
    const { context, called } = await wechatPlatform();
    const params = { ...signed, [parameter]: value } as never;
    await expect(requestPayment(context)(params)).rejects.toMatchObject({
      code: 'invalid',
      parameter,
      api: 'requestPayment',
    });
    expect(called('getBrandWCPayRequest')).toEqual([]);
  });
});
