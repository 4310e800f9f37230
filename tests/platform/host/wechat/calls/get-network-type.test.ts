import { describe, expect, it } from 'vitest';
import { getNetworkType } from '@/platform/apis/device';
import { readNetworkType } from '@/platform/host/wechat/calls/get-network-type';
import { flush } from '../../../../helpers/flush';
import { fakePlatform } from '../../../../helpers/fake-platform';
import { never, wechatPlatform } from '../../../../helpers/wechat-bridge';

describe('readNetworkType', () => {
  it.each([
    [{ err_msg: 'network_type:wifi' }, 'wifi'],
    [{ errMsg: 'network_type:wwan', subtype: '4g' }, '4g'],
    [{ errMsg: 'network_type:wwan', subtype: '5G' }, '5g'],
    [{ errMsg: 'getNetworkType:ok', networkType: '3g' }, '3g'],
    [{ errMsg: 'network_type:fail' }, 'none'],
    [{ errMsg: 'network_type:wwan' }, 'unknown'],
    [{ errMsg: 'network_type:edge' }, 'unknown'],
    [{ errMsg: null, subtype: {} }, 'unknown'],
    [{}, 'unknown'],
  ])('reads %j', (data, type) => {
    expect(readNetworkType(data)).toBe(type);
  });
});

describe('[S1.2] getNetworkType', () => {
  it('asks the app where the browser does not know', async () => {
    const answers = { getNetworkType: () => ({ err_msg: 'network_type:wifi' }) };
    const { context } = await wechatPlatform({ answers });
    expect(await getNetworkType(context)()).toEqual({ networkType: 'wifi' });
  });

  it('asks it without a grant, too', async () => {
    const answers = {
      preVerifyJSAPI: () => ({ errMsg: 'config:fail, invalid url domain' }),
      getNetworkType: () => ({ err_msg: 'network_type:wwan', subtype: '4g' }),
    };
    const { context } = await wechatPlatform({ answers });
    expect(await getNetworkType(context)()).toEqual({ networkType: '4g' });
  });

  it('believes the browser that knows', async () => {
    const answers = { getNetworkType: () => ({ err_msg: 'network_type:wifi' }) };
    const { context } = await wechatPlatform({ answers });
    Object.assign(context.env.window.navigator, { onLine: false });
    expect(await getNetworkType(context)()).toEqual({ networkType: 'none' });
  });

  it('is unknown when the app fails or says nothing, and in a browser that does not say', async () => {
    const answers: Record<string, () => unknown> = {
      getNetworkType: () => ({ errMsg: 'getNetworkType:fail' }),
    };
    const { context, pass } = await wechatPlatform({ answers });
    expect(await getNetworkType(context)()).toEqual({ networkType: 'unknown' });
    answers['getNetworkType'] = () => never;
    const late = getNetworkType(context)();
    await flush();
    pass(10_000);
    expect(await late).toEqual({ networkType: 'unknown' });

    const browser = fakePlatform().context;
    Object.assign(browser.env.window.navigator, { onLine: true });
    expect(await getNetworkType(browser)()).toEqual({ networkType: 'unknown' });
  });
});
