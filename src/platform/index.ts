export type { PageNotFound, UnhandledRejection } from './app/app-events';
export type { PageEvent } from './navigation/page-events';
export type { SetThemeParams } from './app/set-theme';
export type * from './chrome/bars';
export type * from './chrome/calls';
export type * from './device/calls';
export type * from './feedback/calls';
export type * from './files/calls';
export type * from './host/calls';
export type { ShareOpenResult } from './host/share/calls';
export type * from './location/calls';
export type * from './maps/map-context';
export type * from './storage/storage';
export type { StorageInfo } from './storage/storage-sync';
export type { StorageChange } from './storage/events';
export type * from './media/calls';
export type { HeaderParams, NetworkParams, RetryParams } from './network/fields';
export type { ReconnectParams } from './network/reconnect';
export type {
  RequestCall,
  RequestDataType,
  RequestMethod,
  RequestParams,
  RequestProgress,
  RequestResult,
} from './network/request-params';
export * from './account';
export type * from './network/download';
export type * from './network/upload';
export type {
  Chrome,
  ChromeState,
  PageChrome,
  TabBarChrome,
  TabBarStyle,
  TabItemChrome,
  TimingFunction,
  WindowSide,
  WindowStyle,
} from './chrome/chrome';
export {
  createPlatformContext,
  type PlatformContext,
  type PlatformLayout,
  type PlatformOptions,
  type PlatformSettings,
} from './call/context';
export type * from './media/players';
export type * from './scan/scan-code';
export type { SocketEvents, SocketTask } from './network/socket';
export type {
  CloseSocketParams,
  ConnectSocketParams,
  SendSocketMessageParams,
  SocketData,
  SocketHeartbeat,
} from './network/socket-params';
export type { LaunchOptions } from './app/sync-calls';
export type { Bus, BusListener } from './call/emitter';
export type { LoaderPlatform, Platform } from './registry';
export type { CallTable } from './call/rows';
export { type AppPlatform, callsAhead, createPlatform } from './create-platform';
export { type Api, type ApiCall, defineApi, type NoParams, type ParamsArgsOf } from './call/define';
export { type Checked, type Fail, failureOf } from './call/check';
export type { NetworkStatus, NetworkType } from './device/network-type';
export type { AppBaseInfo, DeviceInfo, SystemInfo, WindowInfo } from './device/system-info';
export { createEnv, type Env, isOffline } from './call/env';
export type {
  ConnectHost,
  HostAdapter,
  HostConfig,
  HostFacts,
  HostFailure,
  HostParts,
  HostSignature,
} from './host/config';
export {
  type HostApp,
  type HostEnv,
  type HostOs,
  type HostVia,
  inWeChatOnIos,
  landingUrl,
} from './host/detect';
export type { BridgeCalls } from './host/bridge-table';
export type { HostFeature } from './host/features';
export type { HostLevel } from './host/levels';
export {
  type FullCard,
  type HostCallName,
  type HostCalls,
  type HostConnection,
  type HostWork,
  isAtLeast,
  type ShareOutcome,
  THINKING_TIME,
} from './host/adapter';
export { stripCredentials, stripLaunch } from './host/address';
export { sdkOf } from './host/sdk';
export { fetchSignature } from './host/signature';
export { hostStatus } from './host/status';
export { backoff, inTime } from './call/timers';
export { take } from './call/take';
export type { AppExtension, AppExtensionTarget } from './extension';
export { newId, openDatabase } from './storage/database';
export { readRetryAfter } from './network/retry';
export { createTransfers } from './network/transfers';
export { createWorkerPolicy } from './call/worker';
export type { Theme, ThemeChoice } from './device/theme';
export type { PageShare } from './host/share/page-shares';
export type { ElementTarget } from './call/element';
export {
  type ErrorResponse,
  isPlatformError,
  isUsualRefusal,
  PlatformError,
  type PlatformErrorCode,
  type PlatformErrorFacts,
  toPlatformError,
} from './call/errors';
export type { Interceptor } from './call/interceptors';
export { type Client, type ClientParams, fetchRequests } from './network/client';
export type { EventsParams, ServerEvent, StreamParams } from './network/stream-params';
export type { ClientOptions } from './network/client-options';
export { codeFailure } from './call/load';
export { createChoices, rememberedChoice } from './app/choices';
export { convertPoint, toGcj02, toWgs84 } from './maps/coordinates';
export { locationAt } from './location/location';
export { degreesOf, distanceBetween, distanceText, pointOf } from './maps/places';
export {
  type CoordinateSystem,
  type MapConfig,
  MapFailure,
  type MapFailureReason,
  type MapProvider,
  type MapProviderName,
  type Place,
  type PlacePage,
  type Point,
  type Tile,
  type TileSource,
} from './maps/provider';
export type { MapHandle, MarkerMove } from './maps/registry';
export type { LayerCloseCause, NavigatorPort } from './navigation/navigator-port';
export type {
  GuideReason,
  NotifyType,
  Overlay,
  OverlayKind,
  OverlayOf,
  Overlays,
  OverlaysState,
  PreviewIndicator,
  ToastIcon,
  ToastPosition,
} from './feedback/overlays';
export { mindWebview } from './host/bootstrap';
export type { ScanType } from './scan/formats';
export {
  type Abortable,
  anySignal,
  type Call,
  type CallOptions,
  type Controls,
  type Task,
} from './call/task';
export { useBackLayer, usePageTitle } from './react/page-hooks';
export { type AuthNow, Can, type CanProps, useAuth } from './react/use-auth';
export { type HostNow, useCan, useHost, usePageShare } from './react/use-host';
export { useWhyNot } from './react/use-why-not';
export { useMapProvider, useMapRegistry } from './react/use-map';
export { useNetworkStatus } from './react/use-network-status';
export {
  PlatformProvider,
  usePlatform,
  usePlatformContext,
  type UsePlatformOptions,
} from './react/use-platform';
export {
  type LocaleNow,
  useLocale,
  useLocaleChoice,
  useTheme,
  useThemeChoice,
} from './react/use-theme-and-locale';
export {
  MessagesContext,
  useKitLocale,
  useKitWords,
  useWords,
  useWritten,
} from './react/use-words';
export { watchKeyboard } from './device/watch-keyboard';
