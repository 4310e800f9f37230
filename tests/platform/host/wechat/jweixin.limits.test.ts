// The reasons why Portico verifies the page itself, and makes unsigned calls at the bridge: what the public SDK does alone.
import { fakeEnv } from '../../../helpers/fake-platform';
import { runJWeixin } from '../../../helpers/jweixin';
import { iphone, signature } from '../../../helpers/wechat-bridge';
import { readScanResult } from '@/platform/host/wechat/calls';
import { describe, expect, it, vi } from 'vitest';

type Call = { readonly name: string; readonly params: object; answer(result: object): void };

/** The SDK with a bridge whose answers the test gives. The client is a desktop, so the SDK sends no statistics. */
function start() {
  const { window } = fakeEnv().env;
  const calls: Call[] = [];
  const bridge = {
    invoke: (name: string, params: object, answer: Call['answer']) =>
      void calls.push({ name, params: { ...params }, answer }),
    on: () => {},
  };
  const navigator = { userAgent: iphone, platform: 'MacIntel' };
  Object.assign(window, { navigator, WeixinJSBridge: bridge });
  const wx = runJWeixin(window);
  const answer = (result: object) => calls.at(-1)?.answer(result);
  return { wx, calls, answer };
}

const config = { ...signature, jsApiList: ['scanQRCode'] };

describe('the public SDK alone', () => {
  it('its wx.ready runs for a refused page too', () => {
    const { wx, answer } = start();
    const [ready, error] = [vi.fn(), vi.fn()];
    wx.error(error);
    wx.config(config);
    wx.ready(ready);
    answer({ errMsg: 'config:fail,invalid signature', realAuthUrl: 'https://a.test/' });
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.[0]).toMatchObject({ realAuthUrl: 'https://a.test/' });
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('its wx.error keeps one listener, and the last one wins', () => {
    const { wx, answer } = start();
    const [first, second] = [vi.fn(), vi.fn()];
    wx.error(first);
    wx.error(second);
    wx.config(config);
    answer({ errMsg: 'config:fail,invalid signature' });
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('the SDK does not tell when WeChat accepts a second config', () => {
    const { wx, calls, answer } = start();
    wx.error(() => {});
    wx.config(config);
    answer({ errMsg: 'config:fail,invalid signature' });
    wx.config(config);
    expect(calls.filter(({ name }) => name === 'preVerifyJSAPI')).toHaveLength(2);
    const ready = vi.fn();
    wx.ready(ready);
    // It runs before the answer, and the answer runs nothing.
    expect(ready).toHaveBeenCalledTimes(1);
    answer({ errMsg: 'config:ok' });
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('its call by a name of the bridge exists only after a config', () => {
    const { wx } = start();
    expect(wx.invoke).toBeUndefined();
    wx.config({ ...config, check: false });
    expect(wx.invoke).toBeTypeOf('function');
  });

  it('its chooseWXPay takes an answer without a message for a success, and sends the account of the page', () => {
    const { wx, calls, answer } = start();
    wx.config({ ...config, check: false });
    const success = vi.fn();
    wx['chooseWXPay']?.({ appId: 'wx2', timestamp: 1, package: 'prepay_id=1', success });
    expect(calls.at(-1)).toMatchObject({ name: 'getBrandWCPayRequest', params: { appId: 'wx1' } });
    answer({ err_msg: '' });
    expect(success).toHaveBeenCalledTimes(1);
  });

  it('its scanner on an iPhone never gives the text of a code that is not in JSON', () => {
    const { wx, answer } = start();
    const told = vi.fn();
    wx['scanQRCode']?.({ needResult: 1, success: told, fail: told, complete: told });
    const text = 'https://a.test/';
    expect(() => answer({ errMsg: 'scanQRCode:ok', resultStr: text })).toThrow(/JSON/);
    expect(told).not.toHaveBeenCalled();
    expect(readScanResult(text, ['qrCode'])).toMatchObject({ result: text });
  });

  it('the npm package reads one picture at a time: with a second one it throws', () => {
    const { wx, answer } = start();
    wx['getLocalImgData']?.({ localId: 'a' });
    wx['getLocalImgData']?.({ localId: 'b' });
    expect(() => answer({ errMsg: 'getLocalImgData:ok' })).toThrow('wx is not defined');
  });
});
