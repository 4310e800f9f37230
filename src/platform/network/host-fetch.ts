import type { PlatformContext } from '@/platform/call/context';
import { hostStatus } from '@/platform/host/status';
import { fetchCode } from '@/shared/lost-code';

/**
 * Sends requests through the app around the page, if its adapter has `fetches`. Null for all other apps. The browser sends
 * what the app leaves to it, and everything if the app refused the page.
 */
export function hostFetch(
  context: PlatformContext,
): ((request: Request) => Promise<Response>) | null {
  if (context.env.isServer || !context.shelf(hostStatus).detected.fetches) return null;
  return async (request) => {
    const { createHost } = await fetchCode(() => import('@/platform/host/connect'));
    const host = context.shelf(createHost);
    await host.settled();
    const state = host.state();
    const byApp = state.kind === 'connected' ? state.adapter.fetch?.(request) : null;
    return byApp ?? context.env.window.fetch(request);
  };
}
