import type { Env } from '@/platform/call/env';
import { MapFailure } from './map-failure';
import { settleInTime } from './settle-in-time';

/** An answer as JSON. Always settles: as a MapFailure [S8.10], or as the error of an abort. */
export function fetchJson(
  env: Env,
  url: string,
  signal: AbortSignal,
  init: RequestInit = {},
): Promise<unknown> {
  return settleInTime(env, signal, async (inner) => {
    const response = await env.window.fetch(url, {
      ...init,
      signal: inner,
      // Public services want to know who asks, and keys are bound to that.
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    if (!response.ok) throw new MapFailure('load', `answered with status ${response.status}`);
    return response.json();
  });
}
