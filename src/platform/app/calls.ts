export * from './app-events';
export { rememberSplashWords, setLocale } from './set-locale';
export * from './set-theme';
