import { expect, it } from 'vitest';
import { showTabBarRedDot } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

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
