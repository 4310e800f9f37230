import { describe, expect, it } from 'vitest';
import { createEnv, type MapProvider, type MapProviderName } from '@/platform';
import { loadProvider } from '@/platform/maps/load-provider';
import { createMessages, loadWords } from '@/shared/messages';

const env = createEnv(globalThis as unknown as Window & typeof globalThis);
const parts = { env, messages: createMessages('en', loadWords) };

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
  it.each([undefined, {}, { key: 'k' }])(
    '[S8.9] fails for an app that names none: %j',
    async (config) => {
      await expect(loadProvider(parts, config)).rejects.toMatchObject({
        ...{ name: 'MapFailure', reason: 'key', message: 'set map.provider in defineApp' },
      });
    },
  );

  it.each<[MapProviderName, string]>([
    ['offline', 'Demo map: streets and places are not real'],
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
    '[S8.9] fails without a key for %s',
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

  it('can be the product’s own', async () => {
    const provider = await loadProvider(parts, { provider: own });
    const { signal } = new AbortController();
    expect(provider).toMatchObject({ coordinates: 'wgs84', attribution: [], needsKey: false });
    expect(await provider.tiles(signal)).toEqual({ kind: 'images', urls: ['/{z}/{x}/{y}.png'] });
  });

  it('[S8.9] fails without a key for a product’s own provider that needs one', async () => {
    const provider = { ...own, needsKey: true };
    await expect(loadProvider(parts, { provider })).rejects.toMatchObject({ reason: 'key' });
    expect(await loadProvider(parts, { provider, key: 'k' })).toMatchObject({ needsKey: true });
  });

  const all = 'tiles, nearby, search, reverse, coordinates, attribution';

  it.each([
    [{ ...own, reverse: undefined }, 'reverse'],
    [{ ...own, tiles: 'here' }, 'tiles'],
    [{ ...own, coordinates: 'bd09' }, 'coordinates'],
    [{ ...own, attribution: '© us' }, 'attribution'],
    [{}, all],
    [7, all],
  ])('[S8.10] fails for the incomplete provider %j and names %s', async (provider, missing) => {
    await expect(
      loadProvider(parts, { provider: provider as unknown as MapProvider }),
    ).rejects.toMatchObject({ reason: 'load', message: `map.provider has no valid ${missing}` });
  });

  it.each(['bing', 'toString'])('[S8.10] fails for the unknown name %s', async (name) => {
    await expect(loadProvider(parts, { provider: name as MapProviderName })).rejects.toMatchObject({
      reason: 'load',
      message: `map.provider should be one of offline, osm, tencent, amap, tianditu, google, mapbox, not ${name}`,
    });
  });
});
