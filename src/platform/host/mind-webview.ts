import type { PlatformContext } from '@/platform/context';

const IN_APP =
  /MicroMessenger|DingTalk|\bLine\/|KAKAOTALK|FBAN\/Messenger|FB_IAB|Orca-Android|MessengerLite|WA4A|WAiOS/;

/** In a messaging app's browser, and nowhere else, fetches what is needed there. */
export function mindWebview(context: PlatformContext): () => void {
  const { window } = context.env;
  const isInside =
    IN_APP.test(window.navigator.userAgent) ||
    ['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'].some(
      (name) => name in window,
    );
  let stop = () => {};
  if (!isInside) return stop;
  let isWanted = true;
  import('./webview/start-manners').then(
    ({ startManners }) => {
      if (isWanted) stop = startManners(context);
    },
    // Offline, perhaps. The app works, with what that browser does to it.
    () => {},
  );
  return () => {
    isWanted = false;
    stop();
  };
}
