import { useCallback, useLayoutEffect, useRef } from 'react';
import { Crashed } from '@/pages/system/crashed';
import { Denied } from '@/pages/system/denied';
import { NotFound } from '@/pages/system/not-found';
import {
  isPlatformError,
  type Platform,
  usePlatform,
  usePlatformContext,
  useKitWords,
} from '@/platform';
import { type CrashProps, type Page, signInUrl, useNavigator } from '@/router';
import { en, enLate } from '@/shared/messages';
import { useApp } from './app-parts';
import { settle } from './settle';
import { useFocusHandOver } from './use-focus-hand-over';

export { LateFailed } from './late-failed';
// Wide windows only: a file of its own would be one more name in the first load.
export { SideWindows } from './side-windows';

export function LateNotFound({ page }: { page: Page }) {
  const t = useKitWords(enLate);
  const { notFound, back } = useBasics();
  const { onHome, onBack } = useWaysOut(page);
  const texts = { title: notFound, text: t('notFoundText'), home: t('goHome'), back };
  return <NotFound texts={texts} onHome={onHome} onBack={onBack} />;
}

export function LateDenied({ page }: { page: Page }) {
  const t = useKitWords(enLate);
  const { back } = useBasics();
  const texts = {
    title: t('deniedTitle'),
    text: t('deniedText'),
    home: t('goHome'),
    signIn: t('signIn'),
    back,
  };
  return <Denied texts={texts} {...useWaysOut(page)} />;
}

export function LateCrashed({ page, error, reset }: CrashProps) {
  const brokenAt = useRef(page.url);
  const { chrome } = usePlatformContext();
  const t = useKitWords(enLate);
  const { back, retry, title, text } = useBasics();
  const { onHome, onBack } = useWaysOut(page);
  useFocusHandOver(page);

  const restart = useCallback(() => {
    const { restarts = 0 } = chrome.getState().pages[page.id] ?? {};
    chrome.changePage(page.id, { restarts: restarts + 1 });
    reset();
  }, [chrome, page.id, reset]);

  // The same page may stand at another address.
  useLayoutEffect(() => {
    if (page.url !== brokenAt.current) restart();
  }, [page.url, restart]);

  return (
    <Crashed
      texts={{ title, text, retry, home: t('goHome'), back }}
      onRetry={restart}
      onHome={onHome}
      onBack={onBack}
      detail={import.meta.env.DEV ? String(error) : undefined}
    />
  );
}

/** Behind this chunk, so that nothing of them is named in the first load. */
export const loadChooseLocation = () => import('@/pages/system/choose-location');
export const loadOpenLocation = () => import('@/pages/system/open-location');

/** Every screen that is no page has a way home, and back where something lies below. */
function useWaysOut(page: Page) {
  const platform = usePlatform();
  const navigator = useNavigator();
  const { signIn } = useApp().config;
  return {
    onHome: () => settle(platform.relaunch({ url: '/' }), navigator),
    onBack:
      navigator.pages()[0]?.id === page.id ? undefined : () => settle(platform.back(), navigator),
    onSignIn:
      signIn === undefined
        ? undefined
        : () => settle(openAny(platform, signInUrl(signIn, page.url)), navigator),
  };
}

/** A tab or a page. */
async function openAny(platform: Platform, url: string): Promise<void> {
  try {
    await platform.navigate({ url });
  } catch (error) {
    if (!isPlatformError(error) || error.code !== 'tabbar') throw error;
    await platform.switchTab({ url });
  }
}

function useBasics() {
  const t = useKitWords(en);
  return {
    notFound: t('notFoundTitle'),
    back: t('back'),
    retry: t('retry'),
    title: t('crashTitle'),
    text: t('crashText'),
  };
}
