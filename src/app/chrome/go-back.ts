import type { Platform } from '@/platform';
import type { Navigator } from '@/router';

/**
 * The app's own Back buttons. A call of `back` to a page that the route table no longer has is refused [S2.1]. A button skips
 * such pages, and leads home if there is no other.
 */
export async function goBack(platform: Platform, navigator: Navigator): Promise<void> {
  const below = navigator.pages().slice(0, -1).reverse();
  const steps = below.findIndex(({ kind }) => kind !== 'not-found') + 1;
  if (below.length > 0 && steps === 0) await platform.relaunch({ url: '/' });
  else await platform.back(steps);
}
