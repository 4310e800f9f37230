export {
  hideNavigationBarLoading,
  setNavigationBarColor,
  setNavigationBarTitle,
  showNavigationBarLoading,
} from './navigation-bar';
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
