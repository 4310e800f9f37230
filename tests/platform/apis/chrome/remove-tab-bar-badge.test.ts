import { expect, it } from 'vitest';
import { removeTabBarBadge } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

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
