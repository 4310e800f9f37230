import type { Env } from '@/platform/call/env';
import { inTime } from '@/platform/call/timers';
import { MapFailure, type MapProvider } from './provider';

/** Milliseconds for one answer. */
const ANSWER_TIME = 10_000;

/** Makes a product's own provider as reliable as ours: each method settles, and fails with a MapFailure. */
export function guardProvider(env: Env, provider: MapProvider): MapProvider {
  const { coordinates, needsKey } = provider;
  return {
    coordinates,
    needsKey,
    // A getter, because the attribution may depend on the locale.
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

/**
 * The result of the work. Settles even if the work does not: with a MapFailure after the time-out [S8.10], or with the
 * signal's reason after an abort. Both abort the signal of the work.
 */
export function settleInTime<T>(
  env: Env,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = () => {
    throw new MapFailure('network', 'no answer in 10 s');
  };
  const guarded = (inner: AbortSignal) =>
    work(inner).catch((cause: unknown) => {
      throw cause instanceof MapFailure ? cause : new MapFailure('load', 'failed', cause);
    });
  return inTime(env, { ms: ANSWER_TIME, signal, late }, guarded);
}
