export type { PageNotFound, PushMessage, UnhandledRejection } from './apis/app-events';
export type * from './apis/base';
export type * from './apis/chrome';
export type * from './apis/device';
export type { WindowResize } from './apis/device-events';
export type * from './apis/feedback';
export type * from './apis/files';
export type * from './apis/host';
export type * from './apis/location';
export type * from './apis/maps';
export type * from './apis/storage';
export type { StorageInfo } from './apis/storage-sync';
export type { StorageChange } from './storage/decode-change';
export type { StorageEvents } from './storage-events';
export type { StorageSync } from './storage-sync';
export type * from './apis/media';
export type * from './apis/network';
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
  type WindowStyle,
} from './chrome';
export {
  createPlatformContext,
  type PlatformContext,
  type PlatformLayout,
  type PlatformOptions,
  type PlatformSettings,
} from './context';
export type * from './apis/observers';
export type * from './apis/players';
export type * from './apis/socket';
export type { CanvasSize, LaunchOptions } from './base-calls';
export type { Bus, BusListener } from './bus';
export type { Platform } from './create-platform';
export { createEarlyPlatform } from './early-platform';
export { fetchCallsAhead } from './fetch-calls-ahead';
export {
  type Api,
  type ApiCall,
  type Checked,
  defineApi,
  type Fail,
  type NoParams,
  type ParamsArgsOf,
} from './define-api';
export type { NetworkStatus, NetworkType } from './device/network-status';
export type { Heading, Vector } from './device/sensors';
export type { AppBaseInfo, DeviceInfo, SystemInfo } from './device/system-info';
export type { WindowInfo } from './device/window-info';
export type { Animation, AnimationData, AnimationOptions } from './drawing/record-animation';
export { createEnv, type Env } from './env';
export type { HostConfig, HostFailure, HostSignature } from './host/host-config';
export type { HostApp, HostEnv, HostLevel, HostOs, HostVia } from './host/host-env';
export type { FullCard, ShareOutcome } from './host/host-adapter';
export type { PageShare } from './host/share/page-shares';
export type { EventChannel } from './event-channels';
export type { ElementTarget } from './find-element';
export {
  isPlatformError,
  PlatformError,
  type PlatformErrorCode,
  type PlatformErrorFacts,
  toPlatformError,
} from './errors';
export type { Interceptor } from './interceptors';
export { type MissingName, missingNames } from './missing-names';
export type { Client, ClientParams } from './network-calls';
export type { ClientOptions } from './network/client-request';
export { codeFailure } from './load-once';
export type { LocaleCalls } from './locale-calls';
export { rememberedLocale } from './remembered-locale';
export type { NavigateToParams, NavigateToResult } from './navigate-to';
export { convertPoint, toGcj02, toWgs84 } from './maps/coordinates';
export { distanceBetween } from './maps/distance-between';
export { distanceText } from './maps/distance-text';
export { MapFailure, type MapFailureReason } from './maps/map-failure';
export type {
  CoordinateSystem,
  MapConfig,
  MapProvider,
  MapProviderName,
  Place,
  PlacePage,
  Point,
  Tile,
  TileSource,
} from './maps/map-provider';
export type { MapHandle, MarkerMove } from './maps/map-registry';
export { pointOf } from './maps/point-of';
export type { LayerCloseCause, NavigatorPort } from './navigator-port';
export type {
  ActionSheetProps,
  GuideProps,
  GuideReason,
  LoadingProps,
  ModalProps,
  NotifyProps,
  NotifyType,
  Overlay,
  OverlayKind,
  OverlayOf,
  PreviewIndicator,
  PreviewProps,
  ScannerProps,
  ToastIcon,
  ToastPosition,
  ToastProps,
} from './overlay-kinds';
export type { Overlays, OverlaysState } from './overlays';
export { inWeChatOnIos } from './host/in-wechat-on-ios';
export { mindWebview } from './host/mind-webview';
export type { ScanType } from './scan/formats';
export { PlatformProvider } from './react/platform-provider';
export type { Abortable, Call, CallOptions, Controls, Task } from './task';
export { Can, type CanProps } from './react/can';
export { type AuthNow, useAuth } from './react/use-auth';
export { useBackLayer } from './react/use-back-layer';
export { usePlatform, usePlatformContext, type UsePlatformOptions } from './react/use-platform';
export { type HostNow, useCan, useHost } from './react/use-host';
export { usePageShare } from './react/use-page-share';
export { useMapProvider } from './react/use-map-provider';
export { useTheme } from './react/use-theme';
export { useMapRegistry } from './react/use-map-registry';
export { useWritten } from './react/use-written';
export { useOpenerChannel } from './react/use-opener-channel';
export { useKitLocale, useKitWords } from './react/use-kit-words';
export { useWords } from './react/use-words';
export { watchKeyboard } from './watch-keyboard';
