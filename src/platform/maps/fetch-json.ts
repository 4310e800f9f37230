import type { Env } from '@/platform/env';
import { MapFailure } from './map-failure';

/** Milliseconds from the request to the end of its answer. */
const PATIENCE = 10_000;

/** An answer as JSON. Always settles: as a MapFailure [S8.10], or as the error of an abort. */
export function fetchJson(
  env: Env,
  url: string,
  signal: AbortSignal,
  init: RequestInit = {},
): Promise<unknown> {
  const own = new AbortController();
  return new Promise((resolve, reject) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', leave);
    };
    const giveUp = (error: Error) => {
      end();
      reject(error);
      own.abort();
    };
    const leave = () => giveUp(new Error('aborted'));
    const cancel = env.after(PATIENCE, () => giveUp(new MapFailure('load', 'no answer in 10 s')));

    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave);
    readJson(env, url, { ...init, signal: own.signal })
      .finally(end)
      .then(resolve, reject);
  });
}

async function readJson({ window }: Env, url: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await window.fetch(url, init);
    if (response.ok) return await response.json();
    throw new MapFailure('load', `answered with status ${response.status}`);
  } catch (cause) {
    if (cause instanceof MapFailure) throw cause;
    throw new MapFailure('load', 'not reached, or no JSON', cause);
  }
}
