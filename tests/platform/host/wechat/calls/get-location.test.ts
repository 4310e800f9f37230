import { describe, expect, it } from 'vitest';
import { getLocation } from '@/platform/apis/location';
import { flush } from '../../../../helpers/flush';
import { starterOf } from '../../../../helpers/start-call';
import { never, wechatPlatform } from '../../../../helpers/wechat-bridge';

const place = { latitude: 39.9, longitude: 116.4, speed: 0, accuracy: 30 };

async function start(answer: () => unknown) {
  const platform = await wechatPlatform({ answers: { geoLocation: answer } });
  return { ...platform, locate: starterOf(platform.context, 'getLocation', getLocation) };
}

describe('[S1.2] getLocation in WeChat', () => {
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

  it('takes numbers that are text, and no speed where there is none', async () => {
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

  it('fails in time, the visitor’s own apart', async () => {
    const { locate, pass } = await start(() => never);
    const located = locate({ timeout: 5000 });
    await flush();
    pass(64_999);
    pass(1);
    await expect(located).rejects.toMatchObject({ code: 'timeout' });
  });
});
