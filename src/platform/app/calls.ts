export {
  onAppHide,
  onAppShow,
  onError,
  onPageNotFound,
  onPushMessage,
  onTabBarMidButtonTap,
  onUnhandledRejection,
} from './app-events';
export { getProvider } from './provider';
export { getPushClientId, invokePushCallback } from './push';
export { setLocale } from './set-locale';
