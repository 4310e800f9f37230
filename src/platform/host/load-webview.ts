import type { PlatformContext } from '@/platform/call/context';
import { fetchCode } from '@/shared/lost-code';
import { TELEGRAM_GLOBALS } from './detect';

/** Fetches and starts the fixes for in-app browsers, in their own chunk. A plain browser does not fetch it. */
export function mindWebview(context: PlatformContext): () => void {
  let stop = () => {};
  if (!isInMessagingApp(context.env.window)) return stop;
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

/** A fast check of words. The chunk of the fixes detects the exact app. */
export function isInMessagingApp(window: Window): boolean {
  const knownWords =
    /MicroMessenger|DingTalk|\bLine\/|KAKAOTALK|FBAN\/Messenger|FB_IAB|Orca-Android|MessengerLite|WA4A|WAiOS/;
  const { userAgent } = window.navigator;
  return knownWords.test(userAgent) || TELEGRAM_GLOBALS.some((name) => name in window);
}
