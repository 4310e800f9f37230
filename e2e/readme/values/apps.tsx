import { type AppConfig, defineRoutes, type RouteTable } from 'portico';
import { guideApps } from './guides';

type Module = Readonly<Record<string, unknown>>;
type ShopApp = (routes: RouteTable, openOrder: () => void) => AppConfig;
type PageOptions = Pick<RouteTable['/'], 'title' | 'navigationBar'>;

const Page = () => <p>A page</p>;
const load = async () => ({ default: Page });
const tabRoutes = defineRoutes({
  '/': { tab: true, title: 'Menu', load },
  '/news': { tab: true, title: 'News', load },
});

/** The app of each example that is only a part of one. */
export const apps: Readonly<Record<string, (module: Module) => AppConfig>> = {
  ...guideApps,
  'tab-bar-2': ({ shopApp }) => (shopApp as ShopApp)(tabRoutes, () => {}),
};

/** The options of a page whose README sets them in another example. */
export const pageOptions: Readonly<Record<string, PageOptions>> = {
  'safe-area-2': { title: 'Welcome', navigationBar: { type: 'custom' } },
};

/** Components that are as wide as their page. An example with one of them around it gets no padding. */
export const wideComponents: ReadonlySet<string> = new Set([
  'Cell',
  'CheckList',
  'Collapse',
  'DataList',
  'Dropdown',
  'IndexBar',
  'List',
  'PullToRefresh',
  'SafeArea',
  'SideBar',
  'SortableList',
  'Sticky',
  'SwipeAction',
  'TreeSelect',
  'VirtualList',
  'WebView',
]);

/** Other examples without padding. */
export const widePages: ReadonlySet<string> = new Set([
  'data-list-3',
  'dropdown-3',
  'index-bar-2',
  'index-bar-4',
  'infinite-list-1',
  'infinite-list-3',
  'nav-bar-2',
  'nav-bar-3',
  'pagination-2',
  'safe-area-1',
  'side-bar-3',
  'sticky-1',
  'tabs-2',
  'toast-3',
  'video-3',
  'virtual-list-3',
]);
