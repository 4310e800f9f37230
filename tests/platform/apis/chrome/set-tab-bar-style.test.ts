import { expect, it } from 'vitest';
import { setTabBarStyle } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

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
