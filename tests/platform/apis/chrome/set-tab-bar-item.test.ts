import { expect, it } from 'vitest';
import { setTabBarItem } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

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
