import { useStore } from 'zustand';
import { TabBar } from '@/components/tab-bar';
import { usePlatform, usePlatformContext, useWords, useWritten } from '@/platform';
import { useNavigator } from '@/router';
import type { TabBarConfig } from './define-app';
import { settle } from './settle';

/** The tab bar of the configuration, with what calls have changed about it. */
export function AppTabBar({ tabBar }: { tabBar: TabBarConfig }) {
  const navigator = useNavigator();
  const platform = usePlatform();
  const { chrome, midButtonTaps } = usePlatformContext();
  const { visible, animated, style, items: changes } = useStore(chrome, (state) => state.tabBar);
  const keyboard = useStore(chrome, (state) => state.keyboard);
  const root = useStore(navigator.store, ({ stack }) => stack.pages[0]);
  const t = useWords();
  const read = useWritten();

  const items = tabBar.items.map((item, index) => {
    const change = changes[index] ?? {};
    const { badge, page = item.page } = change;
    return {
      key: page,
      href: navigator.href(page),
      text: read(change.text ?? item.text),
      icon: change.iconPath ? (
        <img src={change.iconPath} alt="" width={24} height={24} />
      ) : (
        item.icon
      ),
      activeIcon: change.selectedIconPath ? (
        <img src={change.selectedIconPath} alt="" width={24} height={24} />
      ) : (
        item.activeIcon
      ),
      badge: typeof badge === 'object' && badge ? badge.text : undefined,
      dot: badge === 'dot',
      visible: change.visible,
    };
  });

  const { midButton } = tabBar;
  const pressMid = () => {
    // First: the product's handler may throw.
    for (const hear of midButtonTaps) hear();
    midButton?.onPress();
  };

  const select = async (key: string) => {
    const index = items.findIndex((item) => item.key === key);
    const text = items[index]?.text ?? '';
    if (key === root?.route) await platform.pageScrollTo({ scrollTop: 0 });
    else await platform.switchTab({ url: key });
    const top = navigator.activePage();
    // Told after the show, and only if the tap led where it said.
    if (top.route === key)
      navigator.lifecycle.afterShow(top, 'tabItemTap', { index, text, pagePath: key });
  };

  return (
    <TabBar
      label={t('tabs')}
      dotLabel={t('newMark')}
      items={items}
      current={root?.route}
      hidden={!visible || keyboard}
      slides={animated && !keyboard}
      midButton={midButton && { ...midButton, onPress: pressMid }}
      color={style.color ?? tabBar.color}
      selectedColor={style.selectedColor ?? tabBar.selectedColor}
      backgroundColor={style.backgroundColor ?? tabBar.backgroundColor}
      borderStyle={style.borderStyle ?? tabBar.borderStyle}
      onSelect={(key) => settle(select(key), navigator)}
    />
  );
}
