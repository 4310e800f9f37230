import type { PlatformContext } from '@/platform/call/context';

const IN_APP =
  /MicroMessenger|DingTalk|\bLine\/|KAKAOTALK|FBAN\/Messenger|FB_IAB|Orca-Android|MessengerLite|WA4A|WAiOS/;

const TELEGRAM = ['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'];

/** Looks at words alone: what is around the app exactly, only those find out who are inside one. */
export function isInMessagingApp(window: Window): boolean {
  return IN_APP.test(window.navigator.userAgent) || TELEGRAM.some((name) => name in window);
}

/** In a messaging app's browser, and nowhere else, fetches what is needed there. */
export function mindWebview(context: PlatformContext): () => void {
  let stop = () => {};
  if (!isInMessagingApp(context.env.window)) return stop;
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
