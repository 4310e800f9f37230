import { memo, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { bindNavProgress, NavBar } from '@/components/nav-bar';
import { usePlatform, usePlatformContext, useWords, useWritten } from '@/platform';
import { type Page, pageKey, useNavigator } from '@/router';
import { useApp } from './app-parts';
import { colorAnimation, searchField } from './nav-bar-props';
import { settle } from './settle';
import { usePageTitle } from './use-page-title';

type PageNavBarProps = {
  readonly page: Page;
  readonly active: boolean;
  readonly depth: number;
  readonly scroller: RefObject<HTMLElement | null>;
};

/** [S9.17] */
export const PageNavBar = memo(function PageNavBar({
  page,
  active,
  depth,
  scroller,
}: PageNavBarProps) {
  const navigator = useNavigator();
  const { config } = useApp();
  const { chrome } = usePlatformContext();
  const change = useStore(chrome, ({ pages }) => pages[page.id]);
  const title = usePageTitle(page);
  const read = useWritten();
  const leading = useLeading(page, depth);
  const bar = useRef<HTMLElement>(null);
  const look = { ...config.window?.navigationBar, ...navigator.routeOf(page)?.navigationBar };
  const { type = 'default', coverage, search } = look;
  const { pageCode } = navigator;
  // A page that draws its own bar has none, and no way back, as long as its code does not come.
  const missing = useSyncExternalStore(pageCode.subscribe, () => {
    const chunk = pageCode.state(page.route);
    return chunk.status === 'failed' || (chunk.status === 'loading' && chunk.slow);
  });
  const tell = navigator.lifecycle.call;
  const key = pageKey(page);

  useEffect(() => {
    if (type !== 'transparent' || !active || !bar.current || !scroller.current) return;
    return bindNavProgress(bar.current, scroller.current, coverage);
  }, [type, active, coverage, scroller]);

  if (type === 'custom' && !missing) return null;
  return (
    <NavBar
      ref={bar}
      title={title}
      variant={type === 'custom' ? 'default' : type}
      leading={leading}
      loading={change?.loading ?? look.loading ?? false}
      frontColor={change?.frontColor ?? look.frontColor}
      backgroundColor={change?.backgroundColor ?? look.backgroundColor}
      colorAnimation={colorAnimation(change?.colorAnimation)}
      buttons={(look.buttons ?? []).map((button) => ({
        ...button,
        label: read(button.label),
        onPress: () => tell(key, 'barButtonTap', { id: button.id }),
      }))}
      search={
        search && {
          ...searchField(search, title, read, (event) => void tell(key, 'barSearch', event)),
          id: change?.restarts,
        }
      }
    />
  );
});

/** Back where there is a page below, home where a deep link has left none; a root has neither. */
function useLeading(page: Page, depth: number) {
  const platform = usePlatform();
  const navigator = useNavigator();
  const t = useWords();
  if (depth === 0 && (page.tab || page.route === '/')) return undefined;
  const kind = depth > 0 ? 'back' : 'home';
  return { kind, label: t(kind), onPress: () => settle(platform.back(), navigator) } as const;
}
