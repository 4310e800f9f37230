export { appHide } from './app-hide';
export { appShow } from './app-show';
export { error } from './error';
export { pageNotFound, type PageNotFound } from './page-not-found';
export { pushMessage, type PushMessage } from './push-message';
export { tabBarMidButtonTap } from './tab-bar-mid-button-tap';
export { unhandledRejection, type UnhandledRejection } from './unhandled-rejection';
