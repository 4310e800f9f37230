import { expect, it } from 'vitest';
import { createPlatform } from '@/platform/create-platform';
import * as chromeApis from '@/platform/apis/chrome';
import * as feedbackApis from '@/platform/apis/feedback';
import type { Navigator } from '@/router';
import { fakePlatform } from '../helpers/fake-platform';

const start = () => {
  const fake = fakePlatform();
  return { ...fake, platform: createPlatform(fake.context, {} as Navigator) };
};

it('has every call under the name of its file’s export', () => {
  const { platform } = start();
  for (const name of Object.keys({ ...chromeApis, ...feedbackApis })) {
    expect(platform, name).toHaveProperty(name, expect.any(Function));
  }
});

it('names the feedback and page chrome calls of the contract', () => {
  expect(Object.keys(start().platform)).toEqual(
    expect.arrayContaining([
      ...['showToast', 'hideToast', 'showLoading', 'hideLoading', 'showModal', 'showActionSheet'],
      ...['setNavigationBarTitle', 'setNavigationBarColor'],
      ...['showNavigationBarLoading', 'hideNavigationBarLoading'],
      ...['setTabBarItem', 'setTabBarStyle', 'hideTabBar', 'showTabBar'],
      ...['setTabBarBadge', 'removeTabBarBadge', 'showTabBarRedDot', 'hideTabBarRedDot'],
      ...['pageScrollTo', 'startPullDownRefresh', 'stopPullDownRefresh', 'setPageMeta', 'auth'],
    ]),
  );
});

it('calls through to the code that it fetches', async () => {
  const { platform, context } = start();
  await platform.showToast({ title: 'Saved' });
  expect(context.overlays.getState().open).toMatchObject([{ props: { title: 'Saved' } }]);
});
