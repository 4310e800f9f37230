import { useStore } from 'zustand';
import { TabBar } from '@/components/tab-bar';
import {
  hasRights,
  useAuth,
  usePlatform,
  usePlatformContext,
  useWords,
  useWritten,
} from '@/platform';
import { isRefusal, useNavigator } from '@/router';
import { callSafely, originOf } from '@/shared/errors';
import type { TabBarConfig } from '../boot/define-app';
import { productPart } from './product-part';
import { reportRefusal } from './back-and-failures';

/** The tab bar of the configuration, with the changes that calls have made. */
export function AppTabBar({ tabBar, rail }: { tabBar: TabBarConfig; rail: boolean }) {
  const navigator = useNavigator();
  const platform = usePlatform();
  const { chrome, midButtonTaps } = usePlatformContext();
  const { visible, animated, style, items: changes } = useStore(chrome, (state) => state.tabBar);
  const keyboard = useStore(chrome, (state) => state.keyboard);
  const auth = useAuth();
  const root = useStore(navigator.store, ({ stack }) => stack.pages[0]);
  const t = useWords();
  const translate = useWritten();

  /** A tab opens as the user left it. Until then its path has no optional params. */
  const urlOf = (page: string): string => {
    const { pages, tabs } = navigator.store.getState().stack;
    const kept = [...pages.slice(0, 1), ...tabs].find(({ tab, route }) => tab && route === page);
    const target = kept ?? navigator.targetOf({ to: page });
    return isRefusal(target) ? page : target.url;
  };

  const items = tabBar.items.map((item, index) => {
    const change = changes[index] ?? {};
    const { badge, page = item.page } = change;
    return {
      value: page,
      href: navigator.href(urlOf(page)),
      label: translate(change.text ?? item.text),
      icon: pictureOf(change.iconPath) || productPart(item.icon),
      activeIcon: pictureOf(change.selectedIconPath) || productPart(item.activeIcon),
      badge: typeof badge === 'object' && badge ? badge.text : undefined,
      dot: badge === 'dot',
      visible: hasRights(auth, item) && (change.visible ?? item.visible ?? true),
    };
  });

  const { midButton } = tabBar;
  const pressMidButton = () => {
    for (const listener of midButtonTaps) listener();
    callSafely(navigator.report, () => midButton?.onClick(), originOf('callback'));
  };

  const select = async (route: string) => {
    const index = items.findIndex((item) => item.value === route);
    const text = items[index]?.label ?? '';
    // Read the navigator, not the rendered root, because a second fast tap comes before React renders. If a navigation
    // is pending, call switchTab, because that cancels the navigation.
    const isCurrent = route === navigator.pages()[0]?.route && !navigator.isPending();
    if (isCurrent) await platform.pageScrollTo({ scrollTop: 0 });
    else await platform.switchTab({ url: urlOf(route) });
    const top = navigator.activePage();
    // The event follows the page's show event, and is sent only if the tap has opened that tab.
    if (top.route === route)
      navigator.lifecycle.afterShow(top, 'tabItemTap', { index, text, pagePath: route });
  };

  return (
    <TabBar
      label={t('tabs')}
      dotLabel={t('newMark')}
      items={items}
      value={root?.route}
      rail={rail}
      hidden={!visible || keyboard}
      slides={animated && !keyboard}
      midButton={
        midButton && {
          ...midButton,
          icon: productPart(midButton.icon),
          onClick: pressMidButton,
        }
      }
      color={style.color ?? tabBar.color}
      selectedColor={style.selectedColor ?? tabBar.selectedColor}
      backgroundColor={style.backgroundColor ?? tabBar.backgroundColor}
      borderStyle={style.borderStyle ?? tabBar.borderStyle}
      onSelect={(route) => reportRefusal(select(route), navigator)}
    />
  );
}

function pictureOf(path: string | undefined) {
  return path && <img src={path} alt="" width={24} height={24} />;
}
