import { type CSSProperties, type Touch, type TouchEvent, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { usePlatformContext } from '@/platform';
import { type ChromeProps, useNavigator } from '@/router';
import { PULL_REFRESH_RANGE } from '@/shared/defaults';
import { late, useLate } from '@/shared/late-part';
import { useApp } from '../boot/app-parts';
import styles from './page-chrome.module.css';
import { PageNavBar, useTitleOf } from './page-nav-bar';

const latePageRefresher = late(() => import('./page-refresher').then((file) => file.PageRefresher));

/**
 * Renders the bars and the frame of a page. Settings of the route win over those of the app, and calls win over both.
 */
export function PageChrome({ page, active, beside, depth, scroller, children }: ChromeProps) {
  const navigator = useNavigator();
  const { config } = useApp();
  const { chrome } = usePlatformContext();
  const change = useStore(chrome, ({ pages }) => pages[page.id]);
  const isTabBarVisible = useStore(chrome, ({ tabBar, keyboard }) => tabBar.visible && !keyboard);
  const body = useRef<HTMLDivElement>(null);
  const title = useTitleOf(page);
  const route = navigator.routeOf(page);
  const { pageStyle, rootFontSize, refreshing } = change ?? {};
  const enabled = route?.pullDownRefresh === true;
  const [PageRefresher] = useLate(latePageRefresher, enabled || refreshing);
  const earlyPull = useEarlyPull(enabled && !PageRefresher, () =>
    chrome.changePage(page.id, { refreshing: true }),
  );

  useEffect(() => {
    const element = body.current;
    if (!element || pageStyle === undefined) return;
    element.style.cssText = pageStyle;
    return () => {
      element.style.cssText = '';
    };
  }, [pageStyle]);

  useEffect(() => {
    if (!active || beside || !rootFontSize) return;
    document.documentElement.style.fontSize = rootFontSize;
    return () => {
      document.documentElement.style.fontSize = '';
    };
  }, [active, beside, rootFontSize]);

  return (
    <div
      // Pages behind a modal page are inert. `aria-modal` would also hide the toasts and dialogs that it opens.
      {...(page.modal && depth > 0 && { role: 'dialog', 'aria-label': title || undefined })}
      {...(beside && { role: 'region', 'aria-label': title || undefined })}
      className={styles.page}
      data-tab={page.tab && config.tabBar && isTabBarVisible ? '' : undefined}
      data-still={route?.disableScroll ? '' : undefined}
      style={pageVariables(route, config.window)}
    >
      <PageNavBar {...{ page, active, beside, depth, scroller }} />
      <div ref={body} className={styles.body} {...earlyPull}>
        {children}
        {PageRefresher && <PageRefresher page={page} scroller={scroller} enabled={enabled} />}
      </div>
    </div>
  );
}

type PageStyle = {
  readonly backgroundColor?: string | undefined;
  readonly maxWidth?: number | undefined;
};

function pageVariables(route: PageStyle = {}, app: PageStyle = {}) {
  const maxWidth = route.maxWidth ?? app.maxWidth;
  return {
    '--portico-page-background': route.backgroundColor ?? app.backgroundColor,
    '--portico-page-max': maxWidth && `${maxWidth}px`,
  } as CSSProperties;
}

/**
 * Touch handlers that report a pull which starts before the code of pull-to-refresh has loaded. They show nothing. They
 * do not use the arbiter of gestures, because it is not in the entry bundle. A gesture inside prevents its touchmoves.
 */
function useEarlyPull(isWaiting: boolean, onPull: () => void) {
  const start = useRef<Touch>(undefined);
  return {
    // A pull that has started goes on when the code arrives.
    onTouchStart: ({ nativeEvent, touches }: TouchEvent) => {
      const isScrolled = nativeEvent.composedPath().some((node) => (node as Element).scrollTop > 0);
      start.current = isWaiting && !isScrolled && !touches[1] ? touches[0] : undefined;
    },
    onTouchMove: (event: TouchEvent) => {
      // A component inside uses the move.
      if (event.defaultPrevented) start.current = undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [start.current, changedTouches[0]];
      if (!from || !to) return;
      const y = to.clientY - from.clientY;
      if (y >= PULL_REFRESH_RANGE && y > Math.abs(to.clientX - from.clientX)) onPull();
    },
  };
}
