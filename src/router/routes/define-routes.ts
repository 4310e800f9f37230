import type { ComponentType, ReactNode } from 'react';
import { segmentsOf } from '../core/url';
import { compileTable } from './match';
import { targetOfUrl } from './target';

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

type Path = {
  readonly path: string;
  /** How an error names it. */
  readonly name: string;
};

/**
 * Throws where two patterns of a table match the same addresses, or an alias cannot show its route: one of the two
 * pages would never be found. `call` is the product's own, for the message.
 */
export function checkTable(call: string, table: UncheckedRouteTable): void {
  const seen = new Map<string, Path>();
  for (const [route, { alias = [] }] of Object.entries(table)) {
    const own = { path: route, name: `'${route}'` };
    const others = alias.map((path) => ({ path, name: `the alias '${path}' of '${route}'` }));
    for (const one of [own, ...others]) {
      checkPath(call, one, route);
      const other = seen.get(shapeOf(one.path));
      if (other) {
        const both = `${other.name} and ${one.name}`;
        throw new Error(`${call}: ${both} match the same addresses. Remove or rename one of them.`);
      }
      seen.set(shapeOf(one.path), one);
    }
  }
}

/** The key of the page that an address leads to; undefined where there is none. */
export function routeAt(table: RouteTable, url: string): string | undefined {
  const { kind, route } = targetOfUrl(compileTable(table), url);
  return kind === 'page' ? route : undefined;
}

function checkPath(call: string, { path, name }: Path, route: string): void {
  if (!path.startsWith('/')) throw new Error(`${call}: ${name} must begin with '/'`);
  const names = paramsOf(path);
  const twice = names.find((param, index) => names.indexOf(param) !== index);
  if (twice) throw new Error(`${call}: ${name} has the parameter '${twice}' twice. Rename one.`);
  const wanted = paramsOf(route);
  if ([...names].sort().join() !== [...wanted].sort().join()) {
    const list = wanted.join(', ') || 'none';
    throw new Error(`${call}: ${name} must have the parameters of its route: ${list}`);
  }
}

function paramsOf(path: string): string[] {
  return segmentsOf(path).filter((segment) => segment.startsWith(':'));
}

/** The same for two paths that match the same addresses: parameters have no name here, and text no case. */
function shapeOf(path: string): string {
  const shape = segmentsOf(path).map((text) => (text.startsWith(':') ? ':' : text.toLowerCase()));
  return shape.join('/');
}
