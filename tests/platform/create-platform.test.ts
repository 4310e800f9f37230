import { expect, it } from 'vitest';
import { createPlatform } from '@/platform';
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

it('survives any argument: it answers with a PlatformError or a result, never a throw', async () => {
  const { platform, hide, pass, leave } = start();
  const hostile: unknown[] = [
    ...[null, 0, -1, Number.NaN, '', 'x', true, Symbol('x'), 10n, [], () => {}],
    ...[new Date(), { index: '__proto__' }, { itemList: {} }, Object.create(null)],
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap');
        },
      },
    ),
    { title: 'x'.repeat(1_000_000), itemList: ['y'], index: 1e308, text: '\u0000' },
  ];
  hide(false);
  for (const name of Object.keys({ ...chromeApis, ...feedbackApis })) {
    const call = platform[name as 'showToast'] as (input: unknown) => Promise<unknown>;
    for (const input of hostile) {
      const promise = call(input);
      promise.catch(() => {});
      // What asks a question waits for its answer, or for its page to go.
      await new Promise((resolve) => setTimeout(resolve));
      leave();
      pass(0);
      await promise.catch((error: unknown) => {
        expect(error).toMatchObject({ name: 'PlatformError', api: name });
      });
    }
  }
});
