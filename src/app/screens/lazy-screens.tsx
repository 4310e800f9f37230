import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { CompassIcon, LockIcon, WarningIcon } from '@/components/icon';
import { Screen } from '@/pages/system/screens';
import {
  isPlatformError,
  type Platform,
  useAuth,
  useKitWords,
  usePlatform,
  usePlatformContext,
} from '@/platform';
import { type CrashProps, type Page, signInUrl, useNavigator, usePage } from '@/router';
import { EXIT_WARNING_MS } from '@/shared/defaults';
import { isLostCode } from '@/shared/lost-code';
import { en, enLate, type Messages } from '@/shared/messages';
import { useApp } from '../boot/app-parts';
import { goBack, reportRefusal } from '../chrome/back-and-failures';
import { createChunkRecovery } from './chunk-recovery';
import { useFocusPageOnUnmount } from './use-focus-page-on-unmount';

// In this chunk, although few apps need side windows: another chunk would add its file name to the first load.
export { SideWindows } from '../chrome/side-windows';
export { FailedScreen } from './failed-screen';
export { OldData } from './old-data';

const words = { ...en, ...enLate };

export function NotFoundScreen({ page }: { page: Page }) {
  const t = useKitWords(words);
  const { home, back } = useExits(page);
  return (
    <Screen
      icon={<CompassIcon size={40} weight={1.4} />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      home={home}
      ways={[home, back]}
    />
  );
}

export function DeniedScreen({ page }: { page: Page }) {
  const t = useKitWords(words);
  const isSignedIn = useAuth().user !== null;
  const { home, back, signIn } = useExits(page);
  return (
    <Screen
      status="warning"
      icon={<LockIcon size={40} weight={1.4} />}
      title={t('deniedTitle')}
      text={t('deniedText')}
      home={home}
      // Signing in helps a signed-out user most. A signed-in user wants to leave.
      ways={isSignedIn ? [back, home, signIn] : [signIn, home, back]}
    />
  );
}

export function CrashedScreen({ page, error, reset }: CrashProps) {
  // The URL that the page renders with. The stack may have a newer one for a moment.
  const { url } = usePage();
  const crashedUrl = useRef(url);
  const { chrome, env } = usePlatformContext();
  const { window } = env;
  const isLost = isLostCode(error);
  const t = useKitWords(words);
  const { home, back } = useExits(page);
  useFocusPageOnUnmount(page);

  const restart = useCallback(() => {
    const { restarts = 0 } = chrome.getState().pages[page.id] ?? {};
    chrome.changePage(page.id, { restarts: restarts + 1 });
    reset();
  }, [chrome, page.id, reset]);

  // A lazy component of the page comes with the network. `React.lazy` keeps a failure until the document reloads.
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener('online', restart);
    return () => window.removeEventListener('online', restart);
  }, [isLost, window, restart]);
  const restartOrReload = () => {
    const { restarts = 0 } = chrome.getState().pages[page.id] ?? {};
    restart();
    if (isLost && restarts > 0) void createChunkRecovery(env).reload();
  };

  // Try again when the page's URL changes, because another query may not crash it.
  useLayoutEffect(() => {
    if (url !== crashedUrl.current) restart();
  }, [url, restart]);

  return (
    <Screen
      status="failed"
      icon={<WarningIcon size={40} weight={1.4} />}
      role="alert"
      title={t(isLost && !window.navigator.onLine ? 'noNetwork' : 'crashTitle')}
      text={t('crashText')}
      home={home}
      ways={[{ text: t('retry'), go: restartOrReload }, home, back]}
      detail={import.meta.env.DEV ? String(error) : undefined}
    />
  );
}

/** Imported by this chunk, so that the first load does not contain the file names of these pages. */
export const loadChooseLocation = () => import('@/pages/system/choose-location');
export const loadOpenLocation = () => import('@/pages/system/open-location');

/** The buttons that leave a screen: Home, Back if a page is below, and Sign in if the product has such a page. */
function useExits(page: Page) {
  const t = useKitWords(words);
  const platform = usePlatform();
  const navigator = useNavigator();
  const isSignedIn = useAuth().user !== null;
  const { signIn } = useApp().config;
  const exit = (text: string, leave: () => Promise<unknown>) => ({
    text,
    go: () => reportRefusal(leave(), navigator),
  });
  const isFirst = navigator.pages()[0]?.id === page.id;
  return {
    home: exit(t('goHome'), () => platform.relaunch({ url: '/' })),
    back: isFirst ? undefined : exit(t('back'), () => goBack(platform, navigator, page)),
    signIn:
      signIn === undefined
        ? undefined
        : exit(t(isSignedIn ? 'otherAccount' : 'signIn'), () =>
            openPageOrTab(platform, signInUrl(signIn, page.url)),
          ),
  };
}

/** `navigate` refuses tab pages with the code `tabbar`. */
async function openPageOrTab(platform: Platform, url: string): Promise<void> {
  try {
    await platform.navigate({ url });
  } catch (error) {
    if (!isPlatformError(error) || error.code !== 'tabbar') throw error;
    await platform.switchTab({ url });
  }
}

/** Warns that a second Back leaves the app [S8.5]. */
export async function showExitToast(platform: Platform, messages: Messages): Promise<void> {
  const title = messages.using(enLate)('exitPrompt');
  await platform.showToast({ title, icon: 'none', duration: EXIT_WARNING_MS });
}

/** Shown when the user taps a link to a page that needs another role [S6.2]. */
export async function showDeniedToast(platform: Platform, messages: Messages): Promise<void> {
  const title = messages.using(enLate)('deniedText');
  await platform.showToast({ title, icon: 'none' });
}
