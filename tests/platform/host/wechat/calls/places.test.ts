import { describe, expect, it } from 'vitest';
import { getLocation, openLocation } from '@/platform/location/calls';
import { flush } from '../../../../helpers/flush';
import { starterOf } from '../../../../helpers/start-call';
import { never, wechatPlatform } from '../../../../helpers/wechat-bridge';
import { createAppProvider } from '@/platform/maps/load-provider';
import { getNetworkType } from '@/platform/device/calls';
import { readNetworkType } from '@/platform/host/wechat/calls/get-network-type';
import { fakePlatform } from '../../../../helpers/fake-platform';

describe('[S1.2] getLocation in WeChat', () => {
  const place = { latitude: 39.9, longitude: 116.4, speed: 0, accuracy: 30 };

  async function start(answer: () => unknown) {
    const platform = await wechatPlatform({ answers: { geoLocation: answer } });
    return { ...platform, locate: starterOf(platform.context, 'getLocation', getLocation) };
  }

  it.each(['wgs84', 'gcj02'] as const)('asks the app for a place in %s', async (type) => {
    const { locate, called } = await start(() => ({ errMsg: 'geoLocation:ok', ...place }));
    expect(await locate({ type })).toEqual({
      latitude: 39.9,
      longitude: 116.4,
      coordinates: type,
      accuracy: 30,
      horizontalAccuracy: 30,
      altitude: null,
      verticalAccuracy: null,
      speed: 0,
    });
    expect(called('geoLocation')).toEqual([{ type }]);
  });

  it('reads numbers from strings, and a negative speed as null', async () => {
    const answer = { latitude: '39.9', longitude: '116.4', accuracy: '65.0', speed: '-1' };
    const { locate } = await start(() => ({ errMsg: 'geoLocation:ok', ...answer }));
    expect(await locate({})).toMatchObject({ ...place, accuracy: 65, speed: null });
  });

  it.each([
    {},
    { latitude: 39.9 },
    { latitude: '', longitude: ' ' },
    { latitude: null, longitude: null },
    { latitude: 'x', longitude: Number.NaN },
    { latitude: [39.9], longitude: true },
  ])('fails with %j for an answer', async (answer) => {
    const { locate } = await start(() => ({ errMsg: 'geoLocation:ok', ...answer }));
    await expect(locate({})).rejects.toMatchObject({ code: 'failed', api: 'getLocation' });
  });

  it.each([
    'geoLocation:cancel',
    'geoLocation:fail, system permission denied',
    'geoLocation:fail auth deny',
  ])('is denied with %s, and asks nobody else', async (errMsg) => {
    const { locate } = await start(() => ({ errMsg }));
    await expect(locate({})).rejects.toMatchObject({ code: 'denied', api: 'getLocation' });
  });

  it('times out, not counting the minute for the permission dialog', async () => {
    const { locate, pass } = await start(() => never);
    const located = locate({ timeout: 5000 });
    await flush();
    pass(64_999);
    pass(1);
    await expect(located).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('openLocation', () => {
  const gate = { latitude: 39.9087, longitude: 116.3975 };

  async function start(map?: { readonly provider: 'tencent' | 'offline'; readonly key?: string }) {
    const platform = await wechatPlatform();
    Object.assign(platform.context.settings, { map });
    return { ...platform, show: starterOf(platform.context, 'openLocation', openLocation) };
  }

  it('[S1.2] shows a place on the app’s map, whose system is GCJ-02', async () => {
    const { show, called, opened, context } = await start();
    const { coordinates } = await context.shelf(createAppProvider)();
    expect(coordinates).toBe('wgs84');
    const words = { name: '天安门', address: 'Beijing' };
    await expect(show({ ...gate, ...words, scale: 30 })).resolves.toBeUndefined();
    const [shown] = called('openLocation');
    expect(shown).toMatchObject({ ...words, scale: 18, infoUrl: '' });
    expect(shown?.['latitude']).toBeCloseTo(39.9101, 3);
    expect(shown?.['longitude']).toBeCloseTo(116.4037, 3);
    expect(opened()).toEqual([]);
  });

  it('leaves a point as it is that is in that system already', async () => {
    const { show, called } = await start({ provider: 'tencent', key: 'k' });
    await show(gate);
    expect(called('openLocation')).toMatchObject([{ ...gate, scale: 18, name: '', address: '' }]);
  });

  it('[S2.10] shows the built-in page where the app does not know the call', async () => {
    const { show, answers, opened } = await start();
    answers['openLocation'] = () => ({ errMsg: 'openLocation:function not exist' });
    await show(gate);
    expect(opened()).toHaveLength(1);
  });

  it('shows the built-in page for a point of an unknown coordinate system', async () => {
    const { show, called, opened } = await start({ provider: 'tencent' });
    await show(gate);
    expect(called('openLocation')).toEqual([]);
    expect(opened()).toHaveLength(1);
  });
});

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
