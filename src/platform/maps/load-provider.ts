import { hasOwn } from '@/shared/values';
import { guardProvider } from './guard-provider';
import { MapFailure } from './map-failure';
import type { MapConfig, MapProvider, MapProviderName } from './map-provider';
import type { ProviderOptions } from './provider-options';

type Create = (options: ProviderOptions) => MapProvider;

const loaders: Readonly<Record<MapProviderName, () => Promise<Create>>> = {
  offline: () => import('./providers/offline').then((file) => file.createOfflineProvider),
  osm: () => import('./providers/osm').then((file) => file.createOsmProvider),
  tencent: () => import('./providers/tencent').then((file) => file.createTencentProvider),
  amap: () => import('./providers/amap').then((file) => file.createAmapProvider),
  tianditu: () => import('./providers/tianditu').then((file) => file.createTiandituProvider),
  google: () => import('./providers/google').then((file) => file.createGoogleProvider),
  mapbox: () => import('./providers/mapbox').then((file) => file.createMapboxProvider),
};

/** The provider that the app is configured with, its code fetched if it is one of ours. Rejects with a MapFailure. */
export async function loadProvider(
  { env, messages }: ProviderOptions,
  { provider: wanted = 'offline', key, proxy }: MapConfig = {},
): Promise<MapProvider> {
  const provider =
    typeof wanted === 'string'
      ? (await loadCode(wanted))({
          env,
          messages,
          key: key || undefined,
          proxy: proxy || undefined,
        })
      : guardProvider(env, checkProvider(wanted));
  if (provider.needsKey && !key && !proxy) throw new MapFailure('key', 'the map has no key');
  return provider;
}

async function loadCode(name: MapProviderName): Promise<Create> {
  if (!hasOwn(loaders, name)) throw new MapFailure('load', `no map provider is named ${name}`);
  return loaders[name]().catch((cause: unknown) => {
    throw new MapFailure('load', 'the code of the map provider could not be loaded', cause);
  });
}

/** A product's own: what is missing is said here, not at the first touch of the map. */
function checkProvider(provider: MapProvider): MapProvider {
  const { tiles, nearby, search, reverse, coordinates, attribution } = provider ?? {};
  const isWhole =
    [tiles, nearby, search, reverse].every((method) => typeof method === 'function') &&
    ['wgs84', 'gcj02'].includes(coordinates) &&
    Array.isArray(attribution);
  if (!isWhole) throw new MapFailure('load', 'the map provider is not a whole one');
  return provider;
}
