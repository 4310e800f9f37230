import type { ComponentType } from 'react';
import { AsyncLoading } from '@/pages/system/async-loading';
import { usePlatformContext, useWords } from '@/platform';
import type { CrashProps, FailureProps, OldDataProps, Page, PageSlots } from '@/router';
import { withStyles } from '@/shared/failed-styles';
import { latePart } from '@/shared/late-part';
import styles from '../boot/app-root.module.css';
import { PageChrome } from '../chrome/page-chrome';
import { useOnline } from './use-online';

type Screens = typeof import('./lazy-screens');

/**
 * Loads the screens that few users see. `withStyles` makes this promise reject if their style sheet fails, so that
 * each caller handles the failure.
 */
export const loadScreens = withStyles(() => import('./lazy-screens'));

const NotFoundPart = lazyScreen<{ page: Page }>((screens) => screens.NotFoundScreen);

export const pageSlots: PageSlots = {
  Chrome: PageChrome,
  Loading: LoadingScreen,
  Failed: lazyScreen<FailureProps>((screens) => screens.FailedScreen),
  Crashed: lazyScreen<CrashProps>((screens) => screens.CrashedScreen),
  NotFound: NotFoundPart,
  Denied: lazyScreen<{ page: Page }>((screens) => screens.DeniedScreen),
  // Without its code the page shows its old data alone.
  OldData: latePart<OldDataProps>(() => loadScreens().then((screens) => screens.OldData)),
};

/** Loads the code of the not-found screen before the first rendering. */
export const loadNotFound = NotFoundPart.preload;

/** [S2.11] */
function LoadingScreen() {
  const t = useWords();
  return <AsyncLoading label={t('loading')} />;
}

function lazyScreen<P extends { page: Page }>(pick: (screens: Screens) => ComponentType<P>) {
  return latePart<P>(() => loadScreens().then(pick), FallbackScreen as ComponentType<P>);
}

/**
 * Replaces a screen whose code failed to load, for example offline. It fills the page, because its text asks the user
 * to tap the screen. A tap tries again, and reloads the document if the screen has no retry. The router tries again when
 * the network returns.
 */
function FallbackScreen({ failure, retry }: Partial<FailureProps>) {
  const t = useWords();
  const { location } = usePlatformContext().env.window;
  const isOnline = useOnline();
  const isLate = isOnline && (!failure || failure.kind === 'connection');
  return (
    <button
      type="button"
      className={styles.plain}
      onClick={() => void (retry ? retry() : location.reload())}
    >
      {isLate ? (
        t('pageTimeout')
      ) : (
        <>
          {t(isOnline ? 'crashTitle' : 'noNetwork')}
          <br />
          {t('retry')}
        </>
      )}
    </button>
  );
}
