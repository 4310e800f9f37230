import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type PullHandle, PullToRefresh } from '@/components/pull-to-refresh';
import { usePlatformContext } from '@/platform';
import { type Page, pageKey, useNavigator } from '@/router';
import { isPromise, last } from '@/shared/values';

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
  const { lifecycle, store, onUnload } = useNavigator();
  const { chrome } = usePlatformContext();
  const handle = useRef<PullHandle>(null);
  const refreshing = useStore(chrome, ({ pages }) => pages[page.id]?.refreshing);
  const isOnTop = useStore(store, ({ stack }) => last(stack.pages)?.id === page.id);
  /** The number of the current refresh. The promises of an earlier refresh no longer end anything. */
  const refreshNumber = useRef(0);

  useEffect(() => {
    if (refreshing === true) handle.current?.start();
    if (refreshing === false) handle.current?.stop();
  }, [refreshing]);

  const nextRefresh = useCallback(() => {
    refreshNumber.current += 1;
    return refreshNumber.current;
  }, []);
  useEffect(() => onUnload(page.id, nextRefresh), [onUnload, page.id, nextRefresh]);

  const refresh = async () => {
    const number = nextRefresh();
    chrome.changePage(page.id, { refreshing: true });
    const results = lifecycle.call(pageKey(page), 'pullDownRefresh');
    const promises = results.filter(isPromise);
    if (promises.length === 0 && results.length > 0) return;
    await Promise.allSettled(promises);
    if (refreshNumber.current === number) chrome.changePage(page.id, { refreshing: false });
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
