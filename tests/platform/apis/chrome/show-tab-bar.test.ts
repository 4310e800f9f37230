import { expect, it } from 'vitest';
import { showTabBar } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

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
