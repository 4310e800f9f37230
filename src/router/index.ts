// The timers of an app.
export { type Clock, createClock } from '@/shared/clock';

// Routes: the product's route table, its checks and its types.
export { checkTable, defineRoutes, requiredParamOf, routeAt } from './routes/define-routes';
export { group, type GroupOptions } from './routes/group';
export {
  type FailedScreenProps,
  type Failure,
  type FieldSpec,
  type Guard,
  type GuardContext,
  type GuardUser,
  type HeadContext,
  type GuardVerdict,
  type Loader,
  type LoaderContext,
  type LoaderTools,
  type NavigationBarButton,
  type NotFoundScreenProps,
  type NavigationBarSearch,
  type NavigationBarStyle,
  type QuerySchema,
  type QuerySpec,
  type ResultMarker,
  type PageHead,
  type RouteDef,
  type RouteTable,
  returns,
  type ShareCard,
  type SharedPage,
} from './routes/route-table';
export * from './routes/route-types';
export type { TargetInput } from './routes/target';

export { callLoader } from './routes/call-loader';
export { failureIn } from './data/failure';
export { OldAnswer } from './data/loader-run';

// Core: the state of the page stack, and the reasons why a navigation did not happen.
export { withStack } from './core/carried-stack';
export type { NavigationKind, ShowReason } from './core/plan';
export { isRefusal, type Refusal, type RefusalCode } from './core/refusal';
export { type EXIT_LAYER, type Page } from './core/state';

// Navigation: the navigator, its options, its state and its timeline.
export type { BackOptions } from './navigation/go-back';
export type { NavigatorOptions } from './navigation/navigation';
export type { Opening } from './navigation/open-page';
export type { NavigatorState } from './navigation/store';
export type { Timeline, TimelineEvent } from './navigation/timeline';

// History: the drivers of the session history.
export {
  type BrowserHistoryOptions,
  createBrowserHistory,
  type RouterMode,
} from './history/browser-history';
export type { HistoryDriver } from './history/history-driver';
export {
  createMemoryHistory,
  type MemoryHistory,
  type MemoryHistoryOptions,
} from './history/memory-history';
export { replaceOnlyHistory } from './history/replace-only-history';

// Guards: access to pages, and the sign-in page.
export type { Access } from './guards/guards';
export { identityOf, type Login, signInUrl } from './guards/login';

// Lifecycle: the events of pages, and what pages remember.
export type {
  BackPressEvent,
  BarSearchEvent,
  LifecycleRecord,
  ShowEvent,
  TabItemTapEvent,
} from './lifecycle/listeners';
export type { PageStorage } from './lifecycle/page-memory';

// Layers: what Back closes before it leaves the page.
export type { LayerCause } from './layers/layers';

export { createNavigator, type Navigator } from './view/navigator';

// View: the app's own swipe back, for windows without a browser around them. Its code is a lazy chunk.
export const loadEdgeSwipe = () => import('./view/edge-swipe');

// React: the components and hooks of pages.
export {
  type ChromeProps,
  type CrashProps,
  type CurrentPage,
  type FailureProps,
  type OldDataProps,
  NavigatorContext,
  type PageInfo,
  pageInfoOf,
  type PageSlots,
  useCurrentPage,
  useNavigator,
  usePageId,
  usePageMemory,
} from './react/page-context';
export { followLink, HrefLink, Link, type LinkProps, useLink } from './react/link';
export * from './react/page-hooks';
export { hasRouterLibrary, pageRouterSource } from './react/page-router-source';
export { PageStack } from './react/page-stack';
export { SCROLL_KEY } from './react/page-scroll';
