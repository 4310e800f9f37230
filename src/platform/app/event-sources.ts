export { appHide } from './app-events';
export { appShow } from './app-events';
export { error } from './app-events';
export { pageNotFound, type PageNotFound } from './app-events';
export { pushMessage, type PushMessage } from './push';
export { tabBarMidButtonTap } from './app-events';
export { unhandledRejection, type UnhandledRejection } from './app-events';
