import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { AsyncError } from '@/pages/system/async-error';
import { usePlatformContext, useKitWords } from '@/platform';
import { type FailureProps, useNavigator } from '@/router';
import { en } from '@/shared/messages';
import { createChunkRecovery } from './chunk-recovery';
import { useFocusHandOver } from './use-focus-hand-over';

/**
 * The page's code did not come [S2.12, S8.4]. A tap fetches it again in place; only if that fails too, the
 * document is reloaded, which keeps the stack but costs everything else. A network that comes back is a tap.
 */
export function LateFailed({ page, retry }: FailureProps) {
  const { env } = usePlatformContext();
  const { pageCode, activePage } = useNavigator();
  const t = useKitWords(en);
  const recovery = useMemo(() => createChunkRecovery(env), [env]);
  useFocusHandOver(page);
  const online = useSyncExternalStore(watchNetwork, () => navigator.onLine);

  /** Visitors who went elsewhere while the network was asked have no use for it: they would lose what they do. */
  const reload = useCallback(() => {
    if (activePage().id === page.id) recovery.reload();
  }, [activePage, page.id, recovery]);

  useEffect(() => {
    let isDrawn = true;
    recovery.forgetPreloads();
    void recovery.isOutdated().then((isSo) => {
      if (isSo && isDrawn) reload();
    });
    return () => {
      isDrawn = false;
    };
  }, [recovery, reload]);

  useEffect(() => {
    const onOnline = () => void retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [retry]);

  const again = async () => {
    await retry();
    if (pageCode.state(page.route).status === 'failed') reload();
  };
  return (
    <AsyncError
      texts={{ timeout: t('pageTimeout'), offline: t('noNetwork') }}
      offline={!online}
      onRetry={() => void again()}
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
