export {
  hideNavigationBarLoading,
  setNavigationBarColor,
  setNavigationBarTitle,
  showNavigationBarLoading,
} from './navigation-bar';
export { setPageMeta, startPullDownRefresh, stopPullDownRefresh } from './page';
export { pageScrollTo } from './scroll';
export {
  getLeftWindowStyle,
  getRightWindowStyle,
  getTopWindowStyle,
  hideLeftWindow,
  hideRightWindow,
  hideTopWindow,
  setLeftWindowStyle,
  setRightWindowStyle,
  setTopWindowStyle,
  showLeftWindow,
  showRightWindow,
  showTopWindow,
} from './side-windows';
export {
  hideTabBar,
  hideTabBarRedDot,
  removeTabBarBadge,
  setTabBarBadge,
  setTabBarItem,
  setTabBarStyle,
  showTabBar,
  showTabBarRedDot,
} from './tab-bar';
