export { hideLeftWindow } from './side-windows';
export { hideNavigationBarLoading } from './navigation-bar';
export { hideRightWindow } from './side-windows';
export { hideTabBarRedDot, type HideTabBarRedDotParams } from './tab-bar';
export { hideTabBar, type HideTabBarParams } from './tab-bar';
export { hideTopWindow } from './side-windows';
export { pageScrollTo, type PageScrollToParams } from './page-calls';
export { removeTabBarBadge, type RemoveTabBarBadgeParams } from './tab-bar';
export {
  setNavigationBarColor,
  type SetNavigationBarColorParams,
} from './navigation-bar';
export {
  setNavigationBarTitle,
  type SetNavigationBarTitleParams,
} from './navigation-bar';
export { setPageMeta, type SetPageMetaParams } from './page-calls';
export { setTabBarBadge, type SetTabBarBadgeParams } from './tab-bar';
export { setTabBarItem, type SetTabBarItemParams } from './tab-bar';
export { setTabBarStyle, type SetTabBarStyleParams } from './tab-bar';
export { showLeftWindow } from './side-windows';
export { showNavigationBarLoading } from './navigation-bar';
export { showRightWindow } from './side-windows';
export { showTabBarRedDot, type ShowTabBarRedDotParams } from './tab-bar';
export { showTabBar, type ShowTabBarParams } from './tab-bar';
export { showTopWindow } from './side-windows';
export { startPullDownRefresh } from './page-calls';
export { stopPullDownRefresh } from './page-calls';
export { getTopWindowStyle } from './side-windows';
export { setTopWindowStyle } from './side-windows';
export { getLeftWindowStyle } from './side-windows';
export { setLeftWindowStyle } from './side-windows';
export { getRightWindowStyle } from './side-windows';
export { setRightWindowStyle } from './side-windows';
