export { loadFontFace, type LoadFontFaceParams } from './load-font-face';
export {
  createIntersectionObserver,
  createMediaQueryObserver,
  type Intersection,
  type IntersectionMargins,
  type IntersectionOptions,
  type IntersectionWatch,
  type MediaWatch,
} from './observers';
export {
  getProvider,
  type GetProviderParams,
  type GetProviderResult,
  getPushClientId,
  type GetPushClientIdResult,
  invokePushCallback,
  type InvokePushCallbackParams,
  onPushMessage,
  type PushMessage,
} from './providers';
export { playAnimation, type PlayAnimationParams } from './play-animation';
export { createSelectorQuery, type NodeAnswer, type SelectorQuery } from './selector-query';
