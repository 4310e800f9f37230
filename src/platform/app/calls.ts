export {
  onAppHide,
  onAppShow,
  onError,
  onPageNotFound,
  onPushMessage,
  onTabBarMidButtonTap,
  onUnhandledRejection,
} from './app-events';
export { getProvider, getPushClientId, invokePushCallback } from './providers';
export { rememberSplashWords, setLocale } from './set-locale';
export { followThemeColours, setTheme, type SetThemeParams } from './set-theme';
