import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ComponentType, ReactNode } from 'react';

/** The types of a product's route table. The table's keys, path params and query fields type every call. */

export type FieldType = 'string' | 'number' | 'boolean' | 'json';
/** A repeated query field: `?tag=a&tag=b`. The page always gets an array, which is empty without the field. */
export type ListType = 'string[]' | 'number[]' | 'boolean[]';

/** A query field: `'number?'` in short, or an object with a default and limits, which hold for typed URLs too. */
export type FieldSpec =
  | FieldType
  | `${FieldType}?`
  | ListType
  | { readonly type: 'string'; readonly default?: string }
  | { readonly type: 'boolean'; readonly default?: boolean }
  | { readonly type: 'json'; readonly default?: unknown }
  | { readonly type: 'enum'; readonly values: readonly string[]; readonly default?: string }
  | {
      readonly type: 'number';
      readonly default?: number;
      readonly min?: number;
      readonly max?: number;
    };

export type QuerySpec = { readonly [field: string]: FieldSpec };

/** Any synchronous Standard Schema for an object: zod, valibot, arktype ... */
export type QuerySchema = StandardSchemaV1<object, object>;

export type RouteQuery = QuerySpec | QuerySchema;

/** Carries the type of a page's result. Its value only says that there is one. */
export type ResultMarker<R> = { readonly result: true; readonly of?: R };

export function returns<R>(): ResultMarker<R> {
  return { result: true };
}

/** The user whose token is stored, as far as the token says. The server decides what the user may do. */
export type GuardUser = {
  readonly uid: string;
  readonly role: readonly string[];
  readonly permission: readonly string[];
};

export type GuardContext = {
  /** The page that is to be entered or left. */
  readonly route: string;
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** null: the user is signed out. */
  readonly user: GuardUser | null;
  /** beforeLeave: false if another page only covers this one, or if the tab is kept. */
  readonly closing: boolean;
  /** Aborted when the user goes elsewhere meanwhile. */
  readonly signal: AbortSignal;
};

/** true allows, false refuses, and a URL leads there instead. */
export type GuardVerdict = boolean | string;
export type Guard = (context: GuardContext) => GuardVerdict | Promise<GuardVerdict>;

/** The facts that the app gives to loaders. The app adds them to this interface. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
export interface LoaderTools {}

type Values = Readonly<Record<string, unknown>>;

export type LoaderContext<Params = Values, Query = Values> = LoaderTools & {
  /** The path params and the query fields, as `usePage` has them. */
  readonly params: Params;
  /** The query fields alone. */
  readonly query: Query;
  readonly url: string;
  /** null: the user is signed out. Another user does not get the answer. */
  readonly user: GuardUser | null;
  /** Aborted when the page goes away, or when the data is requested again. */
  readonly signal: AbortSignal;
  /** Ends the loader. The page at this URL of the app opens in place of this page. */
  readonly redirect: (url: string) => never;
  /** Ends the loader. The page shows that it does not exist. */
  readonly notFound: () => never;
};

/**
 * Fetches a page's data, in parallel with the page's code. It may return a module: `() => import('./orders.loader')`. Then
 * its default export is the loader. The parameter of a method may be narrower, so each route has a context of its own.
 */
export type Loader = { of(context: LoaderContext): unknown }['of'];

/** The reason why the code or the data of a page did not come, as far as the error tells. */
export type Failure = {
  /** The code of the error, such as 'timeout', if it has one. */
  readonly code?: string | undefined;
  /** The address of the request, if the error names it. */
  readonly url?: string | undefined;
} & (
  | {
      /**
       * `connection`: there is no network, the connection broke, or the answer took too long. `error`: a mistake in the
       * product.
       */
      readonly kind: 'connection' | 'error';
    }
  | { readonly kind: 'server'; readonly status: number }
);

/** The props of a screen of the product in the place of a page whose loader has failed. */
export type FailedScreenProps = {
  /** The error of the loader. */
  readonly error: unknown;
  readonly failure: Failure;
  /** Runs the loader again. */
  readonly retry: () => Promise<void>;
};

export type NotFoundScreenProps = {
  /** The error of the loader. */
  readonly error: unknown;
};

export type NavigationBarStyle = {
  /** transparent: fades in while the page scrolls. custom: the page draws its own bar. */
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

/** The look of a shared page in a chat. docs/platform/host.md explains missing fields. */
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

/**
 * The data for search engines and link previews in chats. A server or the build writes it into the document. A text such as
 * `%film%` is that key of `messages`.
 */
export type PageHead = {
  /** @default the title of the route */
  readonly title?: string;
  readonly description?: string;
  /** The main URL of a page that has several. */
  readonly canonical?: string;
  /** Open Graph, without the prefix: `{ image: 'https://…' }` becomes `og:image`. */
  readonly openGraph?: Readonly<Record<string, string>>;
  /** Further `<meta>` elements by name. */
  readonly meta?: Readonly<Record<string, string>>;
  /** The status of a server's answer, for example 404 for the page of addresses that do not exist. @default 200 */
  readonly status?: number;
};

/** `Data` is what the route's loader returns, without its promise. */
export type HeadContext<Data = unknown> = Pick<LoaderContext, 'params' | 'url'> & {
  /** The data of the route's loader. */
  readonly data: Data;
  /** The language of the document. */
  readonly locale: string;
};

/** A method's parameter may be narrower, so a route can name the type of its data: `({ data }: HeadContext<Book>) => ...`. */
type HeadFunction = { of(context: HeadContext): PageHead }['of'];

type RouteOptions = {
  readonly title?: string;
  /** For pages that are rendered ahead. */
  readonly head?: PageHead | HeadFunction;
  readonly tab?: boolean;
  readonly query?: RouteQuery;
  readonly result?: ResultMarker<unknown>;
  readonly loader?: Loader;
  /**
   * Milliseconds. If the page is shown again later than this, its loader runs again behind the page.
   *
   * @default the data is never old
   */
  readonly staleAfter?: number;
  /**
   * `last-answer`: without a network the page shows what its loader gave this user last, with a note that it is old. The
   * browser keeps it for a week.
   */
  readonly offline?: 'last-answer';
  /** Shown while the code or the data of the page is on its way. @default the app's loading screen */
  readonly loading?: ComponentType;
  /** Shown if the loader fails. @default the app's error screen */
  readonly failed?: ComponentType<FailedScreenProps>;
  /** Shown if the loader says that the page does not exist. @default the app's screen */
  readonly notFound?: ComponentType<NotFoundScreenProps>;
  /** Other paths that show the same page. Each must have the same path params. */
  readonly alias?: readonly string[];
  /** A page that a link opens directly gets these pages below it, bottom first. They use its path params. */
  readonly parents?: readonly string[];
  /**
   * The key of the list that this page is a detail of. In a wide window the two are side by side: `panes` of `defineApp`.
   */
  readonly detailOf?: string;
  /** A list without an open detail shows this beside it in a wide window. @default nothing */
  readonly empty?: ComponentType;
  /** The page opens as a sheet over the page below, which stays visible. */
  readonly modal?: boolean;
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
  readonly beforeEnter?: Guard;
  readonly beforeLeave?: Guard;
  readonly navigationBar?: NavigationBarStyle;
  readonly backgroundColor?: string;
  readonly pullDownRefresh?: boolean;
  readonly reachBottomDistance?: number;
  /** The page's card in a chat. false: the page cannot be shared. */
  readonly share?: ShareCard | ((page: SharedPage) => ShareCard) | false;
  readonly disableScroll?: boolean;
  /** The page is centred if the window is wider. */
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
 * A route without the type of its page module. A page takes its param types from the table, so a table type that
 * included the pages would be circular. `defineApp` checks what `load` returns.
 */
export type UncheckedRoute = RouteOptions & { readonly load: () => Promise<unknown> };

export type UncheckedRouteTable = { readonly [path: `/${string}`]: UncheckedRoute };
