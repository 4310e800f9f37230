import { describe, expect, it } from 'vitest';
import { createEnv, type MapProvider, type MapProviderName } from '@/platform';
import { loadProvider } from '@/platform/maps/load-provider';
import { createMessages } from '@/shared/messages';

const env = createEnv(globalThis as unknown as Window & typeof globalThis);
const parts = { env, messages: createMessages('en') };

const own: MapProvider = {
  coordinates: 'wgs84',
  attribution: [],
  needsKey: false,
  tiles: async () => ({ kind: 'images', urls: ['/{z}/{x}/{y}.png'] }),
  nearby: async () => ({ places: [], hasMore: false }),
  search: async () => ({ places: [], hasMore: false }),
  reverse: async () => null,
};

describe('the provider of maps', () => {
  it.each([undefined, {}, { provider: undefined }])(
    'is the demonstration unless one is named: %j',
    async (config) => {
      const provider = await loadProvider(parts, config);
      expect(provider.attribution).toEqual([
        { text: 'Demonstration map: streets and places are invented' },
      ]);
    },
  );

  it.each<[MapProviderName, string]>([
    ['osm', '© OpenStreetMap contributors'],
    ['tencent', '© Tencent'],
    ['amap', '© AutoNavi'],
    ['tianditu', '© Tianditu'],
    ['google', 'Map data © Google'],
    ['mapbox', '© Mapbox'],
  ])('is %s', async (name, text) => {
    const provider = await loadProvider(parts, { provider: name, key: 'k' });
    expect(provider.attribution[0]?.text).toBe(text);
  });

  it.each<MapProviderName>(['tencent', 'amap', 'tianditu', 'google', 'mapbox'])(
    '[S8.9] has no key for %s',
    async (provider) => {
      for (const key of [undefined, '']) {
        await expect(loadProvider(parts, { provider, key })).rejects.toMatchObject({
          name: 'MapFailure',
          reason: 'key',
        });
      }
      await expect(loadProvider(parts, { provider, proxy: '/maps' })).resolves.toBeTruthy();
    },
  );

  it('is the product’s own', async () => {
    const provider = await loadProvider(parts, { provider: own });
    const { signal } = new AbortController();
    expect(provider).toMatchObject({ coordinates: 'wgs84', attribution: [], needsKey: false });
    expect(await provider.tiles(signal)).toEqual({ kind: 'images', urls: ['/{z}/{x}/{y}.png'] });
  });

  it('[S8.9] has no key for the product’s own', async () => {
    const provider = { ...own, needsKey: true };
    await expect(loadProvider(parts, { provider })).rejects.toMatchObject({ reason: 'key' });
    expect(await loadProvider(parts, { provider, key: 'k' })).toMatchObject({ needsKey: true });
  });

  it.each([
    { ...own, reverse: undefined },
    { ...own, tiles: 'here' },
    { ...own, coordinates: 'bd09' },
    { ...own, attribution: '© us' },
    {},
    null,
    7,
  ])('[S8.10] is not this: %j', async (provider) => {
    await expect(
      loadProvider(parts, { provider: provider as unknown as MapProvider }),
    ).rejects.toMatchObject({ reason: 'load', message: 'the map provider is not a whole one' });
  });

  it.each(['bing', 'toString'])('[S8.10] is not named %s', async (name) => {
    await expect(loadProvider(parts, { provider: name as MapProviderName })).rejects.toMatchObject({
      reason: 'load',
      message: `no map provider is named ${name}`,
    });
  });
});
