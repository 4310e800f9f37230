export { hideLeftWindow } from './hide-left-window';
export { hideNavigationBarLoading } from './hide-navigation-bar-loading';
export { hideRightWindow } from './hide-right-window';
export { hideTabBarRedDot, type HideTabBarRedDotParams } from './hide-tab-bar-red-dot';
export { hideTabBar, type HideTabBarParams } from './hide-tab-bar';
export { hideTopWindow } from './hide-top-window';
export { pageScrollTo, type PageScrollToParams } from './page-scroll-to';
export { removeTabBarBadge, type RemoveTabBarBadgeParams } from './remove-tab-bar-badge';
export {
  setNavigationBarColor,
  type SetNavigationBarColorParams,
} from './set-navigation-bar-color';
export {
  setNavigationBarTitle,
  type SetNavigationBarTitleParams,
} from './set-navigation-bar-title';
export { setPageMeta, type SetPageMetaParams } from './set-page-meta';
export { setTabBarBadge, type SetTabBarBadgeParams } from './set-tab-bar-badge';
export { setTabBarItem, type SetTabBarItemParams } from './set-tab-bar-item';
export { setTabBarStyle, type SetTabBarStyleParams } from './set-tab-bar-style';
export { showLeftWindow } from './show-left-window';
export { showNavigationBarLoading } from './show-navigation-bar-loading';
export { showRightWindow } from './show-right-window';
export { showTabBarRedDot, type ShowTabBarRedDotParams } from './show-tab-bar-red-dot';
export { showTabBar, type ShowTabBarParams } from './show-tab-bar';
export { showTopWindow } from './show-top-window';
export { startPullDownRefresh } from './start-pull-down-refresh';
export { stopPullDownRefresh } from './stop-pull-down-refresh';
export { getTopWindowStyle } from './get-top-window-style';
export { setTopWindowStyle } from './set-top-window-style';
export { getLeftWindowStyle } from './get-left-window-style';
export { setLeftWindowStyle } from './set-left-window-style';
export { getRightWindowStyle } from './get-right-window-style';
export { setRightWindowStyle } from './set-right-window-style';
