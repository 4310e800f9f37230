import type * as chromeApis from './apis/chrome';
import type * as feedbackApis from './apis/feedback';
import type { PlatformContext } from './context';
import { type CallsOf, lazyGroup } from './lazy-group';

export type Calls = CallsOf<typeof chromeApis> & CallsOf<typeof feedbackApis>;

export type CallName = keyof Calls;

export type CallGroups = {
  /** Every call. With a lifetime all of them are aborted at its end. */
  calls(lifetime?: AbortSignal): Calls;
  /** Fetches what pages call soonest. */
  preload(): void;
};

/** Which calls there are, and where their code is. */
export function createCallGroups(context: PlatformContext): CallGroups {
  const chrome = lazyGroup<typeof chromeApis>(context, () => import('./apis/chrome'), [
    'setNavigationBarTitle',
    'setNavigationBarColor',
    'showNavigationBarLoading',
    'hideNavigationBarLoading',
    'setTabBarItem',
    'setTabBarStyle',
    'hideTabBar',
    'showTabBar',
    'setTabBarBadge',
    'removeTabBarBadge',
    'showTabBarRedDot',
    'hideTabBarRedDot',
    'pageScrollTo',
    'startPullDownRefresh',
    'stopPullDownRefresh',
    'setPageMeta',
    'showTopWindow',
    'hideTopWindow',
    'showLeftWindow',
    'hideLeftWindow',
    'showRightWindow',
    'hideRightWindow',
  ]);
  const feedback = lazyGroup<typeof feedbackApis>(context, () => import('./apis/feedback'), [
    'showToast',
    'hideToast',
    'showLoading',
    'hideLoading',
    'showModal',
    'showActionSheet',
  ]);

  return {
    calls: (lifetime) => ({ ...chrome.calls(lifetime), ...feedback.calls(lifetime) }),
    preload: () => {
      chrome.preload();
      feedback.preload();
    },
  };
}
