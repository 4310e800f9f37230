import { type CSSProperties, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { usePlatformContext } from '@/platform';
import type { ChromeProps } from '@/router';
import { useNavigator } from '@/router';
import { latePart } from '@/shared/late-part';
import { useApp } from './app-parts';
import styles from './app-root.module.css';
import { PageNavBar } from './page-nav-bar';

const PageRefresher = latePart(() => import('./page-refresher').then((file) => file.PageRefresher));

/** The bars around a page, as its route, the app's configuration and calls say, in this order. */
export function PageChrome({ page, active, depth, scroller, children }: ChromeProps) {
  const navigator = useNavigator();
  const { config } = useApp();
  const { chrome } = usePlatformContext();
  const change = useStore(chrome, ({ pages }) => pages[page.id]);
  const barShown = useStore(chrome, ({ tabBar, keyboard }) => tabBar.visible && !keyboard);
  const body = useRef<HTMLDivElement>(null);
  const def = navigator.routeOf(page);
  const { pageStyle, rootFontSize, refreshing } = change ?? {};

  useEffect(() => {
    const element = body.current;
    if (!element || pageStyle === undefined) return;
    element.style.cssText = pageStyle;
    return () => {
      element.style.cssText = '';
    };
  }, [pageStyle]);

  useEffect(() => {
    if (!active || !rootFontSize) return;
    document.documentElement.style.fontSize = rootFontSize;
    return () => {
      document.documentElement.style.fontSize = '';
    };
  }, [active, rootFontSize]);

  return (
    <div
      className={styles.page}
      data-tab={page.tab && config.tabBar && barShown ? '' : undefined}
      data-still={def?.disableScroll ? '' : undefined}
      style={pageVariables(def, config.window)}
    >
      <PageNavBar page={page} active={active} depth={depth} scroller={scroller} />
      <div ref={body} className={styles.body}>
        {children}
        {(def?.pullDownRefresh || refreshing !== undefined) && (
          <PageRefresher page={page} scroller={scroller} enabled={def?.pullDownRefresh === true} />
        )}
      </div>
    </div>
  );
}

type Look = {
  readonly backgroundColor?: string | undefined;
  readonly maxWidth?: number | undefined;
};

function pageVariables(page: Look = {}, app: Look = {}) {
  const maxWidth = page.maxWidth ?? app.maxWidth;
  return {
    '--portico-page-background': page.backgroundColor ?? app.backgroundColor,
    '--portico-page-max': maxWidth && `${maxWidth}px`,
  } as CSSProperties;
}
