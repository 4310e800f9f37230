import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type PullHandle, PullToRefresh } from '@/components/pull-to-refresh';
import { isUsualRefusal, useKitWords, usePlatform, usePlatformContext } from '@/platform';
import { type Page, useNavigator } from '@/router';
import { enPullToRefresh } from '@/shared/messages/en-lists';
import { isPromise, last } from '@/shared/values';
import { showPlainNote } from '../overlays/plain-note';
import { reportRefusal } from './back-and-failures';

type PageRefresherProps = {
  readonly page: Page;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly enabled: boolean;
};

/**
 * Pull-to-refresh of a page [S9.13]. The refresh ends when the promises of the page's listeners have settled, when
 * the page calls stopPullDownRefresh, or after one minute.
 */
export function PageRefresher({ page, scroller, enabled }: PageRefresherProps) {
  const navigator = useNavigator();
  const { lifecycle, store } = navigator;
  const platform = usePlatform();
  const { chrome, env } = usePlatformContext();
  const t = useKitWords(enPullToRefresh);
  const handle = useRef<PullHandle>(null);
  const refreshing = useStore(chrome, ({ pages }) => pages[page.id]?.refreshing);
  const isOnTop = useStore(store, ({ stack }) => last(stack.pages)?.id === page.id);
  /** The number of the current refresh. The promises of an earlier refresh no longer end anything. */
  const refreshNumber = useRef(0);

  useEffect(() => {
    if (refreshing === true) handle.current?.start();
    if (refreshing === false) handle.current?.stop();
  }, [refreshing]);

  const refresh = async () => {
    refreshNumber.current += 1;
    const number = refreshNumber.current;
    const life = navigator.lifeOf(page.id);
    chrome.changePage(page.id, { refreshing: true });
    const results = lifecycle.call(page.key, 'pullDownRefresh');
    const promises = results.filter(isPromise);
    if (promises.length === 0 && results.length > 0) return;
    const outcomes = await Promise.allSettled(promises);
    if (refreshNumber.current !== number || life.aborted) return;
    const hasFailed = outcomes.some(
      (one) => one.status === 'rejected' && !isUsualRefusal(one.reason),
    );
    // Before the change of the page, which ends the refresh as done.
    if (hasFailed) handle.current?.fail();
    chrome.changePage(page.id, { refreshing: false });
    if (hasFailed && last(store.getState().stack.pages)?.id === page.id) tellOfFailure();
  };

  /** The lifecycle has reported the error. The user sees old data, so they hear of it too. */
  const tellOfFailure = () => {
    const title = t('pullFailed');
    const toast = platform.showToast({ title, icon: 'none' }).catch((error: unknown) => {
      showPlainNote(env, title);
      throw error;
    });
    reportRefusal(toast, navigator);
  };

  return (
    <PullToRefresh
      handle={handle}
      scroller={scroller}
      // A touch that ends after another page has opened must not refresh the page below.
      enabled={enabled && isOnTop}
      onRefresh={() => void refresh()}
      onExpire={() => chrome.changePage(page.id, { refreshing: false })}
    />
  );
}
