import { describe, expect, it } from 'vitest';
import {
  hideTabBarRedDot,
  removeTabBarBadge,
  setTabBarBadge,
  showTabBarRedDot,
} from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

describe('setTabBarBadge', () => {
  const onTab = () => fakePlatform({ page: { route: '/me' } }).context;

  it('takes the place of a red dot', async () => {
    const context = onTab();
    context.chrome.changeTabItem(0, { badge: 'dot' });
    await setTabBarBadge(context)({ index: 0, text: '12' });
    expect(context.chrome.getState().tabBar.items).toEqual({ 0: { badge: { text: '12' } } });
  });

  it('shows none for an empty text', async () => {
    const context = onTab();
    await setTabBarBadge(context)({ index: 0, text: '' });
    expect(context.chrome.getState().tabBar.items).toEqual({ 0: { badge: null } });
  });

  it.each([
    [{ index: 0 }, 'Missing required parameter `text`'],
    [{ text: '1' }, 'Missing required parameter `index`'],
    [{ index: 0, text: 1 }, 'parameter.text should be a string'],
    [{ index: 2, text: '1' }, 'tabbar item not found'],
  ])('refuses %j', async (params, message) => {
    await expect(setTabBarBadge(onTab())(params as never)).rejects.toMatchObject({
      errMsg: `setTabBarBadge:fail ${message}`,
    });
  });

  it('is refused on a page that is no tab', async () => {
    const { context } = fakePlatform();
    await expect(setTabBarBadge(context)({ index: 0, text: '1' })).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: 'setTabBarBadge:fail not TabBar page',
    });
  });
});

describe('removeTabBarBadge', () => {
  const onTab = () => fakePlatform({ page: { route: '/' } }).context;

  it('takes the place of a badge', async () => {
    const context = onTab();
    context.chrome.changeTabItem(1, { text: 'Mine', badge: { text: '3' } });
    await removeTabBarBadge(context)({ index: 1 });
    expect(context.chrome.getState().tabBar.items).toEqual({ 1: { text: 'Mine', badge: null } });
  });

  it.each([
    [{ index: 2 }, 'not-found', 'tabbar item not found'],
    [{ index: -1 }, 'not-found', 'tabbar item not found'],
    [{ index: 0.5 }, 'not-found', 'tabbar item not found'],
    [{ index: '0' }, 'invalid', 'parameter.index should be a number'],
    [{}, 'invalid', 'Missing required parameter `index`'],
  ])('refuses %j', async (params, code, message) => {
    await expect(removeTabBarBadge(onTab())(params as never)).rejects.toMatchObject({
      code,
      errMsg: `removeTabBarBadge:fail ${message}`,
    });
  });

  it('is refused on a page that is no tab', async () => {
    const { context } = fakePlatform();
    await expect(removeTabBarBadge(context)({ index: 0 })).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: 'removeTabBarBadge:fail not TabBar page',
    });
  });
});

describe('showTabBarRedDot', () => {
  const onTab = () => fakePlatform({ page: { route: '/' } }).context;

  it('takes the place of a badge', async () => {
    const context = onTab();
    context.chrome.changeTabItem(1, { text: 'Mine', badge: { text: '3' } });
    await showTabBarRedDot(context)({ index: 1 });
    expect(context.chrome.getState().tabBar.items).toEqual({ 1: { text: 'Mine', badge: 'dot' } });
  });

  it.each([
    [{ index: 2 }, 'not-found', 'tabbar item not found'],
    [{ index: -1 }, 'not-found', 'tabbar item not found'],
    [{ index: 0.5 }, 'not-found', 'tabbar item not found'],
    [{ index: '0' }, 'invalid', 'parameter.index should be a number'],
    [{}, 'invalid', 'Missing required parameter `index`'],
  ])('refuses %j', async (params, code, message) => {
    await expect(showTabBarRedDot(onTab())(params as never)).rejects.toMatchObject({
      code,
      errMsg: `showTabBarRedDot:fail ${message}`,
    });
  });

  it('is refused on a page that is no tab', async () => {
    const { context } = fakePlatform();
    await expect(showTabBarRedDot(context)({ index: 0 })).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: 'showTabBarRedDot:fail not TabBar page',
    });
  });
});

describe('hideTabBarRedDot', () => {
  const onTab = () => fakePlatform({ page: { route: '/' } }).context;

  it('takes the place of a badge', async () => {
    const context = onTab();
    context.chrome.changeTabItem(1, { text: 'Mine', badge: { text: '3' } });
    await hideTabBarRedDot(context)({ index: 1 });
    expect(context.chrome.getState().tabBar.items).toEqual({ 1: { text: 'Mine', badge: null } });
  });

  it.each([
    [{ index: 2 }, 'not-found', 'tabbar item not found'],
    [{ index: -1 }, 'not-found', 'tabbar item not found'],
    [{ index: 0.5 }, 'not-found', 'tabbar item not found'],
    [{ index: '0' }, 'invalid', 'parameter.index should be a number'],
    [{}, 'invalid', 'Missing required parameter `index`'],
  ])('refuses %j', async (params, code, message) => {
    await expect(hideTabBarRedDot(onTab())(params as never)).rejects.toMatchObject({
      code,
      errMsg: `hideTabBarRedDot:fail ${message}`,
    });
  });

  it('is refused on a page that is no tab', async () => {
    const { context } = fakePlatform();
    await expect(hideTabBarRedDot(context)({ index: 0 })).rejects.toMatchObject({
      code: 'non-tabbar',
      errMsg: 'hideTabBarRedDot:fail not TabBar page',
    });
  });
});
