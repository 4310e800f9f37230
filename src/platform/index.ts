export type * from './apis/chrome';
export type * from './apis/feedback';
export { type Auth, createAuth, type User } from './auth';
export {
  type Chrome,
  type ChromeState,
  type PageChrome,
  type TabBarChrome,
  type TabBarStyle,
  type TabItemChrome,
  type TimingFunction,
  type WindowSide,
} from './chrome';
export {
  createPlatformContext,
  type PlatformContext,
  type PlatformLayout,
  type PlatformOptions,
  type PlatformSettings,
} from './context';
export { createPlatform, type Platform } from './create-platform';
export {
  type Api,
  type ApiCall,
  type Checked,
  defineApi,
  type Fail,
  type NoParams,
  type ParamsArgsOf,
} from './define-api';
export { createEnv, type Env } from './env';
export {
  isPlatformError,
  PlatformError,
  type PlatformErrorCode,
  type PlatformErrorFacts,
  toPlatformError,
} from './errors';
export type { Interceptor } from './interceptors';
export type { LayerCloseCause, NavigatorPort } from './navigator-port';
export type {
  ActionSheetProps,
  LoadingProps,
  ModalProps,
  Overlay,
  OverlayKind,
  OverlayOf,
  ToastIcon,
  ToastPosition,
  ToastProps,
} from './overlay-kinds';
export type { Overlays, OverlaysState } from './overlays';
export { PlatformProvider } from './react/platform-provider';
export type { Abortable, Call, CallOptions, Controls, Task } from './task';
export { usePlatform, usePlatformContext, type UsePlatformOptions } from './react/use-platform';
export { useWords } from './react/use-words';
