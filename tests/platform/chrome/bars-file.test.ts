import { expect, it } from 'vitest';
import { registry } from '@/platform/registry';

it('calls that only change the bars come in a file of their own, because pages call them at once', async () => {
  const { setNavigationBarTitle, setTabBarBadge, pageScrollTo } = registry;
  expect(setTabBarBadge.load).toBe(setNavigationBarTitle.load);
  const file = await setNavigationBarTitle.load();
  expect(Object.keys(file).sort()).toEqual([
    'hideNavigationBarLoading',
    'hideTabBar',
    'hideTabBarRedDot',
    'removeTabBarBadge',
    'setNavigationBarColor',
    'setNavigationBarTitle',
    'setTabBarBadge',
    'setTabBarItem',
    'setTabBarStyle',
    'showNavigationBarLoading',
    'showTabBar',
    'showTabBarRedDot',
  ]);
  expect(pageScrollTo.load).not.toBe(setNavigationBarTitle.load);
});
