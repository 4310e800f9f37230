import { expect, it } from 'vitest';
import { hideTabBar } from '@/platform/apis/chrome';
import { fakePlatform } from '../../../helpers/fake-platform';

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
