export {
  onAppHide,
  onAppShow,
  onError,
  onPageNotFound,
  onPushMessage,
  onTabBarMidButtonTap,
  onUnhandledRejection,
} from './app-events';
export { keepDocument } from './keep-document';
export { getProvider } from './provider';
export { getPushClientId, invokePushCallback } from './push';
export { setLocale } from './set-locale';
export { setTheme, type SetThemeParams } from './set-theme';
