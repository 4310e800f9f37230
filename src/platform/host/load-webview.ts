import type { PlatformContext } from '@/platform/call/context';
import { fetchCode } from '@/shared/lost-code';
import { hostAround } from './detect';

/** Fetches and starts the fixes for in-app browsers, in their own chunk. A plain browser does not fetch it. */
export function mindWebview(context: PlatformContext): () => void {
  let stop = () => {};
  if (hostAround(context.env).app === 'browser') return stop;
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
