import { expect, it } from 'vitest';
import { setTabBarBadge } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

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
