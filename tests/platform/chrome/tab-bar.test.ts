import { describe, expect, it } from 'vitest';
import { hideTabBar, setTabBarItem, setTabBarStyle, showTabBar } from '@/platform/chrome/bars';
import { fakePlatform } from '../../helpers/fake-platform';

describe.each([
  { name: 'showTabBar', call: showTabBar, visible: true },
  { name: 'hideTabBar', call: hideTabBar, visible: false },
])('$name', ({ name, call, visible }) => {
  it.each([
    [undefined, false],
    [{ animation: true }, true],
  ])(`${name} changes the bar of a tab page with %j`, async (params, animated) => {
    const { context } = fakePlatform({ page: { route: '/' } });
    context.chrome.changeTabBar({ visible: !visible });
    await call(context)(params);
    expect(context.chrome.getState().tabBar).toMatchObject({ visible, animated });
  });

  it(`${name} rejects in an app without a tab bar`, async () => {
    await expect(call(fakePlatform({ layout: { tabs: [] } }).context)()).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: `${name}:fail the app has no tab bar`,
    });
  });

  it(`${name} refuses an animation that is not a boolean`, async () => {
    const { context } = fakePlatform({ page: { route: '/' } });
    await expect(call(context)({ animation: 1 as never })).rejects.toMatchObject({
      errMsg: `${name}:fail parameter.animation should be true or false`,
    });
  });
});

describe('setTabBarItem', () => {
  const onTab = () => fakePlatform({ page: { route: '/' } }).context;

  it('setTabBarItem keeps the values of parameters that are left out', async () => {
    const context = onTab();
    await setTabBarItem(context)({ index: 1, text: 'Mine', iconPath: '/me.svg' });
    await setTabBarItem(context)({ index: 1, visible: false, pagePath: '/spare' });
    expect(context.chrome.getState().tabBar.items).toEqual({
      1: { text: 'Mine', iconPath: '/me.svg', visible: false, page: '/spare' },
    });
  });

  it.each([
    [{}, 'invalid', 'Missing required parameter `index`'],
    [{ index: 9 }, 'not-found', 'tabbar item not found'],
    [{ index: 0, text: 1 }, 'invalid', 'parameter.text should be a string'],
    [{ index: 0, visible: 1 }, 'invalid', 'parameter.visible should be true or false'],
    [{ index: 0, pagePath: '/item' }, 'non-tabbar', 'parameter.pagePath is not a tab page: /item'],
  ])('setTabBarItem refuses %j and changes nothing', async (params, code, message) => {
    const context = onTab();
    await expect(setTabBarItem(context)(params as never)).rejects.toMatchObject({
      code,
      errMsg: `setTabBarItem:fail ${message}`,
    });
    expect(context.chrome.getState().tabBar.items).toEqual({});
  });

  it('setTabBarItem changes the bar from a page that is not a tab page', async () => {
    const { context } = fakePlatform({ page: { route: '/item' } });
    await setTabBarItem(context)({ index: 0, visible: true });
    expect(context.chrome.getState().tabBar.items).toEqual({ 0: { visible: true } });
  });

  it('setTabBarItem rejects in an app without a tab bar', async () => {
    const { context } = fakePlatform({ layout: { tabs: [] } });
    await expect(setTabBarItem(context)({ index: 0 })).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: 'setTabBarItem:fail the app has no tab bar',
    });
  });
});

describe('setTabBarStyle', () => {
  const onTab = () => fakePlatform({ page: { route: '/' } }).context;

  it('setTabBarStyle keeps the values of parameters that are left out', async () => {
    const context = onTab();
    await setTabBarStyle(context)({ color: '#999', borderStyle: 'white' });
    await setTabBarStyle(context)({ color: 'teal' });
    expect(context.chrome.getState().tabBar.style).toEqual({ color: 'teal', borderStyle: 'white' });
  });

  it.each([
    [{ color: 'url(x)' }, 'parameter.color should be a CSS colour, not "url(x)"'],
    [{ selectedColor: 5 }, 'parameter.selectedColor should be a string'],
    [{ borderStyle: 'red' }, 'parameter.borderStyle should be one of black, white'],
  ])('setTabBarStyle refuses %j', async (params, message) => {
    await expect(setTabBarStyle(onTab())(params as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `setTabBarStyle:fail ${message}`,
    });
  });

  it('setTabBarStyle rejects in an app without a tab bar', async () => {
    const { context } = fakePlatform({ layout: { tabs: [] } });
    await expect(setTabBarStyle(context)()).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: 'setTabBarStyle:fail the app has no tab bar',
    });
  });
});
