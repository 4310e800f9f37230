export { getProvider } from './provider';
export { getPushClientId, invokePushCallback } from './push';
export { setLocale } from './set-locale';
