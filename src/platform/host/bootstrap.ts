import type { PlatformContext } from '@/platform/call/context';

// The first load has this file. Code that is fetched later does not import it, because it fetches such code itself.

const hostCode = () => import('./connect');

/** Fetches the code for messaging apps, and connects to the app around the page. */
export function connectToHost(context: PlatformContext): Promise<unknown> {
  return hostCode().then(
    ({ createHost }) => context.shelf(createHost),
    // The first call that needs the host fetches its code again.
    () => {},
  );
}
