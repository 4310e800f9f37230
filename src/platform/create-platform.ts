import type * as chromeApis from './apis/chrome';
import type * as feedbackApis from './apis/feedback';
import type { Navigator } from '@/router';
import type { Auth } from './auth';
import type { PlatformContext } from './context';
import { type CallsOf, lazyGroup } from './lazy-group';
import { createNavigation, type Navigation } from './navigation';

export type Platform = Navigation &
  CallsOf<typeof chromeApis> &
  CallsOf<typeof feedbackApis> & { readonly auth: Auth };

/** The one object of the platform API: stable, so it may stand in a dependency list. */
export function createPlatform(context: PlatformContext, navigator: Navigator): Platform {
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

  context.env.idle(() => {
    chrome.preload();
    feedback.preload();
  });

  return { ...createNavigation(navigator), ...chrome.calls, ...feedback.calls, auth: context.auth };
}
