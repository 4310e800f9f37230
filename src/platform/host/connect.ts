import type { PlatformContext } from '@/platform/call/context';

const hostCode = () => import('./create-host');

/** Fetches the code for messaging apps, and connects to the app around the page. */
export function connectToHost(context: PlatformContext): void {
  // If the code does not arrive, the first call that needs it fetches it again.
  hostCode().then(
    ({ createHost }) => context.shelf(createHost),
    () => {},
  );
}
