import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { createCodeLoader } from '@/platform/call/load';
import { fetchCode, isLostCode } from '@/shared/lost-code';
import { enLate } from '@/shared/messages';
import { hasOwn } from '@/shared/values';
import { guardProvider } from './guard-provider';
import {
  type MapConfig,
  MapFailure,
  type MapProvider,
  type MapProviderName,
  type ProviderOptions,
} from './provider';

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

/**
 * The app's only provider, so that all callers share its cache and its rate limit. Rejects with a MapFailure. The next
 * call then tries again. `context.shelf(createAppProvider)()`
 */
export function createAppProvider({
  env,
  messages,
  settings,
}: PlatformContext): () => Promise<MapProvider> {
  return createCodeLoader(() => loadProvider({ env, messages }, settings.map)).fetch;
}

/** Loads the configured provider. Rejects with a MapFailure, also for an app that names no provider [S8.9]. */
export async function loadProvider(
  { env, messages }: ProviderOptions,
  { provider: choice, key, proxy }: Partial<MapConfig> = {},
): Promise<MapProvider> {
  if (!choice) throw new MapFailure('key', 'set map.provider in defineApp');
  const options = { env, messages, key: key || undefined, proxy: proxy || undefined };
  const provider =
    typeof choice === 'string'
      ? (await loadCode(choice))(options)
      : guardProvider(env, checkProvider(choice));
  if (provider.needsKey && !key && !proxy)
    throw new MapFailure('key', 'set map.key or map.proxy in defineApp');
  return provider;
}

async function loadCode(name: MapProviderName): Promise<Create> {
  if (!hasOwn(loaders, name)) {
    const names = Object.keys(loaders).join(', ');
    throw new MapFailure('load', `map.provider should be one of ${names}, not ${name}`);
  }
  return fetchCode(loaders[name]).catch((cause: unknown) => {
    const reason = isLostCode(cause) ? 'network' : 'load';
    throw new MapFailure(reason, 'the code of the map provider could not be loaded', cause);
  });
}

/** Reports mistakes in a product's own provider before the first use of the map. */
function checkProvider(provider: MapProvider): MapProvider {
  const { tiles, nearby, search, reverse, coordinates, attribution } = provider ?? {};
  const methods = { tiles, nearby, search, reverse };
  const missing = [
    ...Object.entries(methods).flatMap(([name, method]) =>
      typeof method === 'function' ? [] : [name],
    ),
    ...(['wgs84', 'gcj02'].includes(coordinates) ? [] : ['coordinates']),
    ...(Array.isArray(attribution) ? [] : ['attribution']),
  ];
  if (missing.length > 0)
    throw new MapFailure('load', `map.provider has no valid ${missing.join(', ')}`);
  return provider;
}

/** Turns a MapFailure into the error of a call. Other errors stay as they are. */
export function mapError({ messages }: PlatformContext, fail: Fail, error: unknown): unknown {
  if (!(error instanceof MapFailure)) return error;
  switch (error.reason) {
    case 'key':
      return fail('no-key', `${messages.using(enLate)('mapKeyMissing')}: ${error.message}`, error);
    case 'network':
      return fail('network', `the map service did not answer: ${error.message}`, error);
    case 'load':
      return fail('failed', error.message, error);
  }
}
