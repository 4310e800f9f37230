import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';

/** Only a "no" is reliable: a browser that says yes may be behind a dead router. */
export function isOffline({ env }: Pick<PlatformContext, 'env'>): boolean {
  return env.window.navigator?.onLine === false;
}

/** Fails at once [S8.3] instead of letting the browser try. */
export function requireOnline(context: PlatformContext, fail: Fail): void {
  if (isOffline(context)) throw fail('offline', context.messages.t('noNetwork'));
}
