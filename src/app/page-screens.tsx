import type { ComponentType } from 'react';
import { AsyncLoading } from '@/pages/system/async-loading';
import { usePlatformContext, useWords } from '@/platform';
import type { CrashProps, Page, FailureProps } from '@/router';
import { latePart } from '@/shared/late-part';
import styles from './app-root.module.css';
import { loadScreens } from './load-screens';

type Screens = typeof import('./late-screens');

/** [S2.11] */
export function LoadingScreen() {
  const t = useWords();
  return <AsyncLoading texts={{ loading: t('loading') }} />;
}

export const FailedScreen = late<FailureProps>((screens) => screens.LateFailed);
export const CrashedScreen = late<CrashProps>((screens) => screens.LateCrashed);
export const NotFoundScreen = late<{ page: Page }>((screens) => screens.LateNotFound);
export const DeniedScreen = late<{ page: Page }>((screens) => screens.LateDenied);

/** Screens that few visitors see come after the first one; without a network there is a plain one. */
function late<P extends { page: Page }>(pick: (screens: Screens) => ComponentType<P>) {
  return latePart<P>(() => loadScreens().then(pick, () => PlainScreen as ComponentType<P>));
}

/**
 * As large as the page: people are told to tap the screen. It stays for the document's life: without a page to try
 * again, a tap asks for another document.
 */
function PlainScreen({ retry }: Partial<FailureProps>) {
  const t = useWords();
  const { location } = usePlatformContext().env.window;
  return (
    <button
      type="button"
      className={styles.plain}
      onClick={() => void (retry ? retry() : location.reload())}
    >
      {t('pageTimeout')}
    </button>
  );
}
