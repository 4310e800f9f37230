import type { PlatformContext } from '@/platform/call/context';
import { fetchCode } from '@/shared/lost-code';
import { hostStatus } from './status';

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

/** Fetches and starts the fixes for in-app browsers, in their own chunk. A plain browser does not fetch it. */
export function mindWebview(context: PlatformContext): () => void {
  let stop = () => {};
  if (context.shelf(hostStatus).detected.app === 'browser') return stop;
  let isWanted = true;
  fetchCode(() => import('./webview')).then(
    ({ startWebviewFixes }) => {
      if (isWanted) stop = startWebviewFixes(context);
    },
    // Perhaps the phone is offline. The app works without the fixes.
    () => {},
  );
  return () => {
    isWanted = false;
    stop();
  };
}
