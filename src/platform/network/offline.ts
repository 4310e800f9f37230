import { attempt } from '@/shared/errors';
import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';

/** Only a "no" is reliable: a browser that says yes may be behind a dead router. */
export function isOffline({ env }: Pick<PlatformContext, 'env'>): boolean {
  return env.window.navigator?.onLine === false;
}

/** Whether nobody can answer a request: without a network, only the page's service worker may have an answer. */
export function isCutOff(context: Pick<PlatformContext, 'env'>): boolean {
  // A sandboxed frame throws.
  const worker = attempt(() => context.env.window.navigator.serviceWorker?.controller);
  return isOffline(context) && !worker;
}

/** Fails at once [S8.3] instead of letting the browser try. A request that a service worker may answer is tried. */
export function requireOnline(context: PlatformContext, fail: Fail): void {
  if (isCutOff(context)) throw fail('offline', context.messages.t('noNetwork'));
}
