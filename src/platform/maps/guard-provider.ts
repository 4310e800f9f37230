import type { Env } from '@/platform/call/env';
import { timeOut } from '@/platform/call/timers';
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
 * The result of the work. Settles even if the work does not: with a MapFailure after the time-out [S8.10], or with an
 * error after an abort. Both abort the signal of the work.
 */
export function settleInTime<T>(
  env: Env,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', onAbort);
    };
    const giveUp = (error: Error) => {
      end();
      reject(error);
      controller.abort();
    };
    const onAbort = () => giveUp(new Error('aborted'));
    const cancel = timeOut(env, ANSWER_TIME, () =>
      giveUp(new MapFailure('network', 'no answer in 10 s')),
    );

    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    work(controller.signal)
      .catch((cause: unknown) => {
        throw cause instanceof MapFailure ? cause : new MapFailure('load', 'failed', cause);
      })
      .finally(end)
      .then(resolve, reject);
  });
}
