export { type Clock, createClock } from './clock';
export { checkTable, routeAt } from './core/check-table';
export type { TargetInput } from './core/check-target';
export type { EXIT_LAYER } from './core/exit-layer';
export { isRefusal } from './core/refusal';
export {
  defineRoutes,
  type FieldSpec,
  type Guard,
  type GuardContext,
  type GuardVerdict,
  type NavigationBarButton,
  type NavigationBarSearch,
  type NavigationBarStyle,
  type QuerySpec,
  type ResultMarker,
  type RouteDef,
  type RouteTable,
  returns,
  type ShareCard,
  type SharedPage,
} from './core/route-def';
export * from './core/route-types';
export type { Entry, NavigationKind, Refusal, RefusalCode, ShowReason } from './core/types';
export type { RouterMode } from './drivers/address';
export { type BrowserHistoryOptions, createBrowserHistory } from './drivers/browser-history';
export type { HistoryDriver } from './drivers/history-driver';
export {
  createMemoryHistory,
  type MemoryHistory,
  type MemoryHistoryOptions,
} from './drivers/memory-history';
export { replaceOnlyHistory } from './drivers/replace-only-history';
export type { BackOptions } from './go-back';
export type { Access } from './guards';
export type { LayerCause, LayerHandle } from './layers';
export type {
  BackPressEvent,
  BarSearchEvent,
  LifecycleRecord,
  ShowEvent,
  TabItemTapEvent,
} from './page-events';
export { instanceKey } from './lifecycle';
export { loadEdgeSwipe } from './load-edge-swipe';
export type { Opening } from './moves';
export { createNavigator, type Navigator, type NavigatorOptions } from './navigator';
export type { PageStorage } from './page-memory';
export { NavigatorContext, useNavigator } from './react/navigator-context';
export { followLink, isPlainClick, useLink } from './react/use-link';
export { type PageInfo, pageInfoOf, usePageId, usePageMemory } from './react/page-context';
export * from './react/page-hooks';
export type { ChromeProps, CrashProps, FailureProps, PageSlots } from './react/page-slots';
export { pageRouterSource } from './react/page-router-source';
export { PageStack } from './react/page-stack';
export { usePageDraft } from './react/use-page-draft';
export { SCROLL_KEY } from './react/use-scroll-memory';
export { type Login, signInUrl } from './sign-in';
export type { NavigatorState } from './state';
