import type { Env } from '@/platform/call/env';
import type { MapProvider } from './map-provider';
import { settleInTime } from './settle-in-time';

/** A product's own provider, held to what ours do: every question settles, and fails with a MapFailure. */
export function guardProvider(env: Env, provider: MapProvider): MapProvider {
  const { coordinates, needsKey } = provider;
  return {
    coordinates,
    needsKey,
    // It may depend on the locale.
    get attribution() {
      return provider.attribution;
    },
    tiles: (signal) => settleInTime(env, signal, async (inner) => provider.tiles(inner)),
    nearby: (centre, radius, page, signal) =>
      settleInTime(env, signal, async (inner) => provider.nearby(centre, radius, page, inner)),
    search: (text, centre, page, signal) =>
      settleInTime(env, signal, async (inner) => provider.search(text, centre, page, inner)),
    reverse: (point, signal) =>
      settleInTime(env, signal, async (inner) => provider.reverse(point, inner)),
  };
}
