import { expect, it } from 'vitest';
import type { Platform } from '@/platform';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

const onTab = { id: 'tab', route: '/' };
const onItem = { id: 'p2', route: '/item' };

const tabBarCalls: readonly [string, (platform: Platform) => Promise<void>][] = [
  ['setTabBarItem', (platform) => platform.setTabBarItem({ index: 0, text: 'Mine' })],
  ['setTabBarStyle', (platform) => platform.setTabBarStyle({ color: 'red' })],
  ['hideTabBar', (platform) => platform.hideTabBar()],
  ['showTabBar', (platform) => platform.showTabBar({ animation: true })],
  ['setTabBarBadge', (platform) => platform.setTabBarBadge({ index: 0, text: '2' })],
  ['removeTabBarBadge', (platform) => platform.removeTabBarBadge({ index: 0 })],
  ['showTabBarRedDot', (platform) => platform.showTabBarRedDot({ index: 0 })],
  ['hideTabBarRedDot', (platform) => platform.hideTabBarRedDot({ index: 0 })],
];

it.each(tabBarCalls)(
  '%s changes the bar from a page that is not a tab page',
  async (_name, call) => {
    const { context } = fakePlatform({ page: onItem });
    const before = context.chrome.getState().tabBar;
    await call(platformOf(context));
    expect(context.chrome.getState().tabBar).not.toEqual(before);
  },
);

it.each(tabBarCalls)(
  '%s of a tab page changes the bar if another page opens before its code has loaded',
  async (_name, call) => {
    const { context, turnTo } = fakePlatform({ page: onTab });
    const before = context.chrome.getState().tabBar;
    const done = call(platformOf(context));
    turnTo(onItem);
    await done;
    expect(context.chrome.getState().tabBar).not.toEqual(before);
  },
);

it('setTabBarBadge changes the bar if its tab page leaves the stack before its code has loaded', async () => {
  const { context, turnTo, unload } = fakePlatform({ page: onTab });
  const done = platformOf(context).setTabBarBadge({ index: 1, text: '2' });
  turnTo(onItem);
  unload('tab');
  await done;
  expect(context.chrome.getState().tabBar.items).toEqual({ 1: { badge: { text: '2' } } });
});

const pageCalls: readonly [string, (platform: Platform) => Promise<void>][] = [
  ['setNavigationBarTitle', (platform) => platform.setNavigationBarTitle({ title: 'Rye' })],
  ['showNavigationBarLoading', (platform) => platform.showNavigationBarLoading()],
  ['startPullDownRefresh', (platform) => platform.startPullDownRefresh()],
  ['stopPullDownRefresh', (platform) => platform.stopPullDownRefresh()],
  ['setPageMeta', (platform) => platform.setPageMeta({ rootFontSize: '20px' })],
  ['pageScrollTo', (platform) => platform.pageScrollTo({ scrollTop: 0 })],
];

it.each(pageCalls)(
  '%s does nothing if its page leaves the stack before its code has loaded',
  async (_name, call) => {
    const { context, turnTo, unload } = fakePlatform({ page: onTab });
    const done = call(platformOf(context));
    turnTo(onItem);
    unload('tab');
    await done;
    expect(context.chrome.getState().pages).toEqual({});
  },
);
