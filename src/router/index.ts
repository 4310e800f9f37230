export { type Clock, createClock } from '@/shared/clock';
export { checkTable, routeAt } from './routes/check-table';
export type { TargetInput } from './routes/target';
export type { EXIT_LAYER } from './core/state';
export { isRefusal } from './core/refusal';
export {
  defineRoutes,
  type FieldSpec,
  type Guard,
  type GuardContext,
  type GuardUser,
  type GuardVerdict,
  type Loader,
  type LoaderContext,
  type NavigationBarButton,
  type NavigationBarSearch,
  type NavigationBarStyle,
  type QuerySchema,
  type QuerySpec,
  type ResultMarker,
  type RouteDef,
  type RouteTable,
  returns,
  type ShareCard,
  type SharedPage,
} from './routes/define-routes';
export * from './routes/route-types';
export { type Page, pageKey } from './core/state';
export type { NavigationKind, ShowReason } from './core/plan';
export type { Refusal, RefusalCode } from './core/refusal';
export type { RouterMode } from './history/browser-history';
export { type BrowserHistoryOptions, createBrowserHistory } from './history/browser-history';
export type { HistoryDriver } from './history/history-driver';
export {
  createMemoryHistory,
  type MemoryHistory,
  type MemoryHistoryOptions,
} from './history/memory-history';
export { replaceOnlyHistory } from './history/one-entry-history';
export type { BackOptions } from './navigation/go-back';
export type { Access } from './guards/guards';
export type { LayerCause } from './layers/layers';
export type {
  BackPressEvent,
  BarSearchEvent,
  LifecycleRecord,
  ShowEvent,
  TabItemTapEvent,
} from './lifecycle/listeners';
export { createNavigator, type Navigator } from './navigation/navigator';
export type { Opening } from './navigation/open-for-result';
export type { NavigatorOptions } from './navigation/router-core';
export type { Timeline, TimelineEvent } from './navigation/timeline';
export type { PageStorage } from './lifecycle/page-memory';
export { NavigatorContext, useNavigator } from './react/page-context';
export { followLink, isPlainClick, Link, type LinkProps, useLink } from './react/link';
export { type PageInfo, pageInfoOf, usePageId, usePageMemory } from './react/page-context';
export * from './react/page-hooks';
export type { ChromeProps, CrashProps, FailureProps, PageSlots } from './react/page-context';
export { pageRouterSource } from './react/page-router-source';
export { PageStack } from './react/page-stack';
export { Shared, type SharedProps } from './react/shared';
export { SCROLL_KEY } from './react/page-scroll';
export { signInUrl } from './guards/redirects';
export type { Login } from './guards/sign-in';
export type { NavigatorState } from './navigation/store';

/** The app's own swipe back, for windows without a browser around them. Its code is a lazy chunk. */
export const loadEdgeSwipe = () => import('./view/edge-swipe');
