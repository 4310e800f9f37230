import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { AsyncError } from '@/pages/system/async-error';
import { useKitWords, usePlatformContext } from '@/platform';
import { type FailureProps, useNavigator } from '@/router';
import { en } from '@/shared/messages';
import { createChunkRecovery } from './chunk-recovery';
import { useFocusPageOnUnmount } from './use-focus-page-on-unmount';

/**
 * The screen of a page whose lazy chunk or loader has failed [S2.12, S8.4]. A tap tries again, and so does the `online`
 * event. If a chunk fails twice, the document reloads. A reload keeps the stack, but loses all other state.
 */
export function FailedScreen({ page, cause, retry }: FailureProps) {
  const { env } = usePlatformContext();
  const { pageCode, activePage } = useNavigator();
  const t = useKitWords(en);
  const recovery = useMemo(() => createChunkRecovery(env), [env]);
  useFocusPageOnUnmount(page);
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);

  /** Does nothing if the user has gone to another page meanwhile, because a reload would lose that page's state. */
  const reload = useCallback(() => {
    if (activePage().id === page.id) recovery.reload();
  }, [activePage, page.id, recovery]);

  useEffect(() => {
    // A new version of the app explains a missing chunk, but not a failed loader.
    if (cause === 'data') return;
    let isMounted = true;
    recovery.refetchPreloads();
    void recovery.isOutdated().then((isOutdated) => {
      if (isOutdated && isMounted) reload();
    });
    return () => {
      isMounted = false;
    };
  }, [cause, recovery, reload]);

  useEffect(() => {
    const onOnline = () => void retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [retry]);

  const retryOrReload = async () => {
    await retry();
    if (cause === 'code' && pageCode.state(page.route).status === 'failed') reload();
  };
  return (
    <AsyncError
      texts={{ timeout: t('pageTimeout'), offline: t('noNetwork'), retry: t('retry') }}
      offline={!isOnline}
      onRetry={() => void retryOrReload()}
    />
  );
}

function watchNetwork(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
