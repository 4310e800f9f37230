import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type PullHandle, PullToRefresh } from '@/components/pull-to-refresh';
import { usePlatformContext } from '@/platform';
import { type Page, pageKey, useNavigator } from '@/router';
import { isPromise } from '@/shared/is-promise';

type PageRefresherProps = {
  readonly page: Page;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly enabled: boolean;
};

/**
 * Pull-to-refresh of a page [S9.13]. It ends when the page's listeners' promises have settled, or with
 * stopPullDownRefresh, or by itself after a minute.
 */
export function PageRefresher({ page, scroller, enabled }: PageRefresherProps) {
  const { lifecycle, store, onUnload } = useNavigator();
  const { chrome } = usePlatformContext();
  const handle = useRef<PullHandle>(null);
  const refreshing = useStore(chrome, ({ pages }) => pages[page.id]?.refreshing);
  const isOnTop = useStore(
    store,
    ({ stack }) => stack.pages[stack.pages.length - 1]?.id === page.id,
  );
  /** Which refresh is under way: the promises of an earlier one end nothing any more. */
  const turn = useRef(0);

  useEffect(() => {
    if (refreshing === true) handle.current?.start();
    if (refreshing === false) handle.current?.stop();
  }, [refreshing]);

  const endTurn = useCallback(() => {
    turn.current += 1;
    return turn.current;
  }, []);
  useEffect(() => onUnload(page.id, endTurn), [onUnload, page.id, endTurn]);

  const refresh = async () => {
    const mine = endTurn();
    chrome.changePage(page.id, { refreshing: true });
    const answers = lifecycle.call(pageKey(page), 'pullDownRefresh');
    const promises = answers.filter(isPromise);
    if (promises.length === 0 && answers.length > 0) return;
    await Promise.allSettled(promises);
    if (turn.current === mine) chrome.changePage(page.id, { refreshing: false });
  };

  return (
    <PullToRefresh
      handle={handle}
      scroller={scroller}
      // A finger that is still down when its page goes refreshes nothing.
      enabled={enabled && isOnTop}
      onRefresh={() => void refresh()}
      onExpire={() => chrome.changePage(page.id, { refreshing: false })}
    />
  );
}
