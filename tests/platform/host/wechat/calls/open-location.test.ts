import { expect, it } from 'vitest';
import { openLocation } from '@/platform/apis/location';
import { createAppProvider } from '@/platform/maps/app-provider';
import { starterOf } from '../../../../helpers/start-call';
import { wechatPlatform } from '../../../../helpers/wechat-bridge';

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

it('shows the built-in page where nobody knows what the point is in', async () => {
  const { show, called, opened } = await start({ provider: 'tencent' });
  await show(gate);
  expect(called('openLocation')).toEqual([]);
  expect(opened()).toHaveLength(1);
});
