export {
  onAppHide,
  onAppShow,
  onError,
  onPageNotFound,
  onTabBarMidButtonTap,
  onUnhandledRejection,
} from './app-events';
export { rememberSplashWords, setLocale } from './set-locale';
export { followThemeColours, setTheme, type SetThemeParams } from './set-theme';
