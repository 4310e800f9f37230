import { useCallback, useEffect, useMemo } from 'react';
import { AsyncError } from '@/pages/system/async-error';
import { useKitWords, usePlatformContext } from '@/platform';
import { type FailureProps, useNavigator } from '@/router';
import { en, enLate } from '@/shared/messages';
import { createChunkRecovery } from './chunk-recovery';
import { useFocusPageOnUnmount } from './use-focus-page-on-unmount';
import { useOnline } from './use-online';

/**
 * The screen of a page whose lazy chunk or loader has failed [S2.12, S8.4]. A tap tries again. The router tries again
 * itself when the network or the user returns. If a chunk fails after a tap, the document reloads. A reload keeps the
 * stack, but loses all other state.
 */
export function FailedScreen({ page, cause, failure, retry }: FailureProps) {
  const { env } = usePlatformContext();
  const { resources, activePage } = useNavigator();
  const t = useKitWords(en);
  const late = useKitWords(enLate);
  const recovery = useMemo(() => createChunkRecovery(env), [env]);
  useFocusPageOnUnmount(page);
  const isOnline = useOnline();

  /** Does nothing if the user has gone to another page meanwhile, because a reload would lose that page's state. */
  const reload = useCallback(() => {
    if (activePage().id === page.id) void recovery.reload();
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

  const retryOrReload = async () => {
    await retry();
    const { status } = resources.state(page);
    if (cause === 'code' && status === 'failed') reload();
  };

  const words = () => {
    switch (failure.kind) {
      case 'connection':
        // [S8.4] says itself that a tap tries again.
        return isOnline ? { text: t('pageTimeout') } : { text: t('noNetwork'), hint: t('retry') };
      case 'server':
        return { text: late('serverFailed', { status: failure.status }), hint: t('retry') };
      case 'error':
        return { text: t('crashTitle'), hint: t('retry') };
    }
  };
  const isOffline = failure.kind === 'connection' && !isOnline;
  const look = isOffline ? 'offline' : failure.kind === 'connection' ? 'late' : 'broken';
  return <AsyncError {...words()} look={look} onRetry={() => void retryOrReload()} />;
}
