import { expect, it, vi } from 'vitest';
import { createPlatform } from '@/platform/create-platform';
import * as chromeApis from '@/platform/chrome/calls';
import * as feedbackApis from '@/platform/feedback/calls';
import type { Navigator } from '@/router';
import { fakePlatform } from '../helpers/fake-platform';
import { keptListeners } from '../helpers/kept-listeners';

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

it('tells no listener of the bus whose page has gone', () => {
  const { platform } = start();
  const page = new AbortController();
  const kept = keptListeners(page.signal);
  const tied = platform.until(page.signal);
  const [of, once, removed, others] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  tied.$on('saved', of);
  tied.$once('saved', once);
  tied.$on('saved', removed)();
  platform.$on('saved', others);
  platform.$emit('saved', 1);
  page.abort();
  tied.$on('saved', of);
  tied.$emit('saved', 2);
  expect(of.mock.calls).toEqual([[1]]);
  expect(once.mock.calls).toEqual([[1]]);
  expect(removed).not.toHaveBeenCalled();
  expect(others.mock.calls).toEqual([[1], [2]]);
  expect(kept.left()).toBe(0);
});
