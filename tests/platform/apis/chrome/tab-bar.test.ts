import { describe, expect, it } from 'vitest';
import { hideTabBar, setTabBarItem, setTabBarStyle, showTabBar } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

describe('showTabBar', () => {
  it.each([
    [undefined, false],
    [{ animation: true }, true],
  ])('works on a tab page (%j)', async (params, animated) => {
    const { context } = fakePlatform({ page: { route: '/' } });
    context.chrome.changeTabBar({ visible: false });
    await showTabBar(context)(params);
    expect(context.chrome.getState().tabBar).toMatchObject({ visible: true, animated });
  });

  it('is refused on a page that is no tab', async () => {
    const { context } = fakePlatform();
    await expect(showTabBar(context)()).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: 'showTabBar:fail not TabBar page',
    });
  });

  it('refuses an animation that is no flag', async () => {
    const { context } = fakePlatform({ page: { route: '/' } });
    await expect(showTabBar(context)({ animation: 1 as never })).rejects.toMatchObject({
      errMsg: 'showTabBar:fail parameter.animation should be true or false',
    });
  });
});

describe('hideTabBar', () => {
  it.each([
    [undefined, false],
    [{ animation: true }, true],
  ])('works on a tab page (%j)', async (params, animated) => {
    const { context } = fakePlatform({ page: { route: '/' } });
    context.chrome.changeTabBar({ visible: true });
    await hideTabBar(context)(params);
    expect(context.chrome.getState().tabBar).toMatchObject({ visible: false, animated });
  });

  it('is refused on a page that is no tab', async () => {
    const { context } = fakePlatform();
    await expect(hideTabBar(context)()).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: 'hideTabBar:fail not TabBar page',
    });
  });

  it('refuses an animation that is no flag', async () => {
    const { context } = fakePlatform({ page: { route: '/' } });
    await expect(hideTabBar(context)({ animation: 1 as never })).rejects.toMatchObject({
      errMsg: 'hideTabBar:fail parameter.animation should be true or false',
    });
  });
});

describe('setTabBarItem', () => {
  const onTab = () => fakePlatform({ page: { route: '/' } }).context;

  it('changes what is given and leaves the rest', async () => {
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
  ])('refuses %j', async (params, code, message) => {
    const context = onTab();
    await expect(setTabBarItem(context)(params as never)).rejects.toMatchObject({
      code,
      errMsg: `setTabBarItem:fail ${message}`,
    });
    expect(context.chrome.getState().tabBar.items).toEqual({});
  });

  it('is refused on a page that is no tab', async () => {
    const { context } = fakePlatform();
    await expect(setTabBarItem(context)({ index: 0 })).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: 'setTabBarItem:fail not TabBar page',
    });
  });
});

describe('setTabBarStyle', () => {
  const onTab = () => fakePlatform({ page: { route: '/' } }).context;

  it('changes what is given and leaves the rest', async () => {
    const context = onTab();
    await setTabBarStyle(context)({ color: '#999', borderStyle: 'white' });
    await setTabBarStyle(context)({ color: 'teal' });
    expect(context.chrome.getState().tabBar.style).toEqual({ color: 'teal', borderStyle: 'white' });
  });

  it.each([
    [{ color: 'url(x)' }, 'invalid color "url(x)"'],
    [{ selectedColor: 5 }, 'parameter.selectedColor should be a string'],
    [{ borderStyle: 'red' }, 'parameter.borderStyle should be one of black, white'],
  ])('refuses %j', async (params, message) => {
    await expect(setTabBarStyle(onTab())(params as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `setTabBarStyle:fail ${message}`,
    });
  });

  it('is refused on a page that is no tab', async () => {
    const { context } = fakePlatform();
    await expect(setTabBarStyle(context)()).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: 'setTabBarStyle:fail not TabBar page',
    });
  });
});
