import { describe, expect, it } from 'vitest';
import {
  hideTabBarRedDot,
  removeTabBarBadge,
  setTabBarBadge,
  showTabBarRedDot,
} from '@/platform/chrome/bars';
import { fakePlatform } from '../../helpers/fake-platform';

describe('setTabBarBadge', () => {
  const onTab = () => fakePlatform({ page: { route: '/me' } }).context;

  it('setTabBarBadge replaces a red dot', async () => {
    const context = onTab();
    context.chrome.changeTabItem(0, { badge: 'dot' });
    await setTabBarBadge(context)({ index: 0, text: '12' });
    expect(context.chrome.getState().tabBar.items).toEqual({ 0: { badge: { text: '12' } } });
  });

  it('setTabBarBadge with an empty text removes the badge', async () => {
    const context = onTab();
    await setTabBarBadge(context)({ index: 0, text: '' });
    expect(context.chrome.getState().tabBar.items).toEqual({ 0: { badge: null } });
  });

  it.each([
    [{ index: 0 }, 'Missing required parameter `text`'],
    [{ text: '1' }, 'Missing required parameter `index`'],
    [{ index: 0, text: 1 }, 'parameter.text should be a string'],
    [{ index: 2, text: '1' }, 'tabbar item not found'],
  ])('setTabBarBadge refuses %j', async (params, message) => {
    await expect(setTabBarBadge(onTab())(params as never)).rejects.toMatchObject({
      errMsg: `setTabBarBadge:fail ${message}`,
    });
  });

  it('setTabBarBadge rejects in an app without a tab bar', async () => {
    const { context } = fakePlatform({ layout: { tabs: [] } });
    await expect(setTabBarBadge(context)({ index: 0, text: '1' })).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: 'setTabBarBadge:fail the app has no tab bar',
    });
  });
});

describe.each([
  { name: 'removeTabBarBadge', call: removeTabBarBadge, badge: null },
  { name: 'showTabBarRedDot', call: showTabBarRedDot, badge: 'dot' },
  { name: 'hideTabBarRedDot', call: hideTabBarRedDot, badge: null },
] as const)('$name', ({ name, call, badge }) => {
  const onTab = () => fakePlatform({ page: { route: '/' } }).context;

  it(`${name} replaces the badge of the tab`, async () => {
    const context = onTab();
    context.chrome.changeTabItem(1, { text: 'Mine', badge: { text: '3' } });
    await call(context)({ index: 1 });
    expect(context.chrome.getState().tabBar.items).toEqual({ 1: { text: 'Mine', badge } });
  });

  it.each([
    [{ index: 2 }, 'not-found', 'tabbar item not found'],
    [{ index: -1 }, 'not-found', 'tabbar item not found'],
    [{ index: 0.5 }, 'not-found', 'tabbar item not found'],
    [{ index: '0' }, 'invalid', 'parameter.index should be a number'],
    [{}, 'invalid', 'Missing required parameter `index`'],
  ])(`${name} refuses %j`, async (params, code, message) => {
    await expect(call(onTab())(params as never)).rejects.toMatchObject({
      code,
      errMsg: `${name}:fail ${message}`,
    });
  });

  it(`${name} rejects in an app without a tab bar`, async () => {
    await expect(
      call(fakePlatform({ layout: { tabs: [] } }).context)({ index: 0 }),
    ).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: `${name}:fail the app has no tab bar`,
    });
  });
});
