import type { ComponentType, ReactNode } from 'react';
import { checkTable } from './check-table';

/**
 * What a product writes in its route table. A product's table is a `const`, so that its keys, path
 * parameters and query fields become the types of every navigation call.
 */

export type FieldType = 'string' | 'number' | 'boolean' | 'json';

/** A query field: 'number?' in short, or with a default and limits that also hold for typed URLs. */
export type FieldSpec =
  | FieldType
  | `${FieldType}?`
  | { readonly type: 'string'; readonly default?: string }
  | { readonly type: 'boolean'; readonly default?: boolean }
  | { readonly type: 'json'; readonly default?: unknown }
  | {
      readonly type: 'number';
      readonly default?: number;
      readonly min?: number;
      readonly max?: number;
    };

export type QuerySpec = { readonly [field: string]: FieldSpec };

/** Carries the type of a page's result; its value only says that there is one. */
export type ResultMarker<R> = { readonly result: true; readonly of?: R };

export function returns<R>(): ResultMarker<R> {
  return { result: true };
}

export type GuardContext = {
  /** The page that is to be entered, or left. */
  readonly route: string;
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** beforeLeave: false while another page only covers this one, or a tab is kept. */
  readonly closing: boolean;
  /** Aborted when the visitor goes elsewhere meanwhile. */
  readonly signal: AbortSignal;
};

/** true lets through, false refuses, a URL leads there instead. */
export type GuardVerdict = boolean | string;
export type Guard = (context: GuardContext) => GuardVerdict | Promise<GuardVerdict>;

export type NavigationBarStyle = {
  /** transparent fades in while the page scrolls; custom draws none. */
  readonly type?: 'default' | 'transparent' | 'custom';
  readonly frontColor?: string;
  readonly backgroundColor?: string;
  /** Scroll distance after which a transparent bar is opaque. */
  readonly coverage?: number;
  readonly loading?: boolean;
  readonly buttons?: readonly NavigationBarButton[];
  readonly search?: NavigationBarSearch;
};

export type NavigationBarButton = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly text?: string;
  readonly badge?: string;
  readonly dot?: boolean;
  readonly side?: 'start' | 'end';
};

export type NavigationBarSearch = {
  readonly placeholder?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
};

/** What a shared page looks like in a chat. What a card leaves out is taken from the next, see docs/host.md. */
export type ShareCard = {
  /** @default the page's title */
  readonly title?: string | undefined;
  /** @default '' */
  readonly desc?: string | undefined;
  /** @default the page's address */
  readonly link?: string | undefined;
  /** @default the app's `host.share.imgUrl` */
  readonly imgUrl?: string | undefined;
};

/** A page that is about to be shared. */
export type SharedPage = {
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly title: string;
};

type RouteOptions = {
  readonly title?: string;
  readonly tab?: boolean;
  readonly query?: QuerySpec;
  readonly result?: ResultMarker<unknown>;
  /** Other paths that show the same page; each must carry the same path parameters. */
  readonly alias?: readonly string[];
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
  readonly beforeEnter?: Guard;
  readonly beforeLeave?: Guard;
  readonly navigationBar?: NavigationBarStyle;
  readonly backgroundColor?: string;
  readonly pullDownRefresh?: boolean;
  readonly reachBottomDistance?: number;
  /** The page's card in a chat; false: it is not to be shared. */
  readonly share?: ShareCard | ((page: SharedPage) => ShareCard) | false;
  readonly disableScroll?: boolean;
  /** The page is centred when the window is wider. */
  readonly maxWidth?: number;
  /** false hides that wide-screen window on this page. */
  readonly topWindow?: false;
  readonly leftWindow?: false;
  readonly rightWindow?: false;
};

export type RouteDef = RouteOptions & {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
};

export type RouteTable = { readonly [path: `/${string}`]: RouteDef };

/**
 * A table whose pages are not looked at. The types of a page come from the table: if the table's type came from the
 * pages as well, TypeScript would give up on both. So `defineRoutes` reads only the rest, and `defineApp` looks whether
 * each `load` brings a component.
 */
export type UncheckedRouteTable = {
  readonly [path: `/${string}`]: RouteOptions & { readonly load: () => Promise<unknown> };
};

type PathsOnly<T> = { readonly [K in keyof T]: K extends `/${string}` ? unknown : never };

/** A table whose keys and query fields type every call. Throws where two patterns match the same addresses. */
export function defineRoutes<const T extends UncheckedRouteTable>(routes: T & PathsOnly<T>): T {
  checkTable('defineRoutes', routes);
  return routes;
}
