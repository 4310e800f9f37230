import type { StandardSchemaV1 } from '@standard-schema/spec';
import type {
  FieldType,
  ListType,
  LoaderContext,
  ResultMarker,
  RouteQuery,
  UncheckedRoute,
  UncheckedRouteTable,
} from './route-table';

/**
 * A product registers its table once, and every call knows it:
 * `declare module 'portico' { interface Register { routes: typeof routes } }`
 */
export interface Register {}

/**
 * Pages that Portico adds itself, such as the location picker. app/boot/built-in-routes.ts adds them to this interface.
 */
export interface BuiltInRoutes {}

/** A product's own page wins over a built-in one. */
export type Routes = Register extends { routes: infer T extends UncheckedRouteTable }
  ? T & Omit<BuiltInRoutes, keyof T>
  : UncheckedRouteTable;

type Simplify<T> = { [K in keyof T]: T[K] } & {};

type SegmentsOf<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? SegmentsOf<Head> | SegmentsOf<Tail>
  : P;

type RequiredNames<P extends string> =
  SegmentsOf<P> extends infer S
    ? S extends `:${string}?`
      ? never
      : S extends `:${infer Name}`
        ? Name
        : never
    : never;

type OptionalNames<P extends string> =
  SegmentsOf<P> extends infer S ? (S extends `:${infer Name}?` ? Name : never) : never;

type SplatName<P extends string> = '*' extends SegmentsOf<P> ? '*' : never;

type ValueOf<F> = F extends 'string'
  ? string
  : F extends 'number'
    ? number
    : F extends 'boolean'
      ? boolean
      : unknown;

type FieldValue<F> = F extends ListType
  ? F extends `${infer T extends FieldType}[]`
    ? readonly ValueOf<T>[]
    : never
  : F extends FieldType
    ? ValueOf<F>
    : F extends `${infer T extends FieldType}?`
      ? ValueOf<T>
      : F extends { type: 'enum'; values: readonly (infer V)[] }
        ? V
        : F extends { type: infer T }
          ? ValueOf<T>
          : never;

/** The caller may leave it out: optional fields, lists, and fields with a default. */
type IsOptional<F> = F extends `${string}?` | ListType
  ? true
  : F extends { default: unknown }
    ? true
    : F extends string
      ? false
      : true;
/** The page may not get it: optional fields without a default. */
type MayMiss<F> = F extends ListType
  ? false
  : F extends `${string}?`
    ? true
    : F extends { default: unknown }
      ? false
      : F extends string
        ? false
        : true;

type Lookup<T, K extends string> = K extends keyof T ? T[K] : unknown;

type QueryOf<T extends UncheckedRouteTable, K extends string> =
  Lookup<T, K> extends { query: infer Q } ? Q : {};

type FieldsIn<Q> =
  Q extends StandardSchemaV1<infer Input, object>
    ? Input
    : Simplify<
        { [N in keyof Q as IsOptional<Q[N]> extends true ? never : N]: FieldValue<Q[N]> } & {
          [N in keyof Q as IsOptional<Q[N]> extends true ? N : never]?:
            | FieldValue<Q[N]>
            | undefined;
        }
      >;

type FieldsOut<Q> =
  Q extends StandardSchemaV1<object, infer Output>
    ? Readonly<Output>
    : Simplify<
        {
          readonly [N in keyof Q as MayMiss<Q[N]> extends true ? never : N]: FieldValue<Q[N]>;
        } & {
          readonly [N in keyof Q as MayMiss<Q[N]> extends true ? N : never]?: FieldValue<Q[N]>;
        }
      >;

type PathIn<K extends string> = { [N in RequiredNames<K>]: string | number } & {
  [N in OptionalNames<K>]?: string | number | undefined;
} & { [N in SplatName<K>]: string };

type PathOut<K extends string> = { readonly [N in RequiredNames<K> | SplatName<K>]: string } & {
  readonly [N in OptionalNames<K>]?: string;
};

/** A table that nobody registered has the key `/${string}`. Then every string is allowed, and checked at run time. */
export type RouteKey<T extends UncheckedRouteTable = Routes> = `/${string}` extends keyof T
  ? string
  : keyof T & string;
export type TabKey<T extends UncheckedRouteTable = Routes> =
  string extends RouteKey<T>
    ? string
    : { [K in keyof T & string]: T[K] extends { tab: true } ? K : never }[keyof T & string];
export type PageKey<T extends UncheckedRouteTable = Routes> =
  string extends RouteKey<T> ? string : Exclude<RouteKey<T>, TabKey<T>>;

/** The routes with a loader. */
export type LoaderKey<T extends UncheckedRouteTable = Routes> =
  string extends RouteKey<T>
    ? string
    : { [K in keyof T & string]: 'loader' extends keyof T[K] ? K : never }[keyof T & string];

/** The params that a caller gives. */
export type ParamsInput<
  K extends string,
  T extends UncheckedRouteTable = Routes,
> = `/${string}` extends keyof T
  ? Record<string, unknown>
  : Simplify<PathIn<K> & FieldsIn<QueryOf<T, K>>>;

/** The params that a page gets. */
export type ParamsOf<
  K extends string,
  T extends UncheckedRouteTable = Routes,
> = `/${string}` extends keyof T ? Readonly<Record<string, unknown>> : ParamsFrom<K, QueryOf<T, K>>;

/** The params of the page at the key `K` that declares the query `Q`. */
type ParamsFrom<K extends string, Q> = Simplify<PathOut<K> & FieldsOut<Q>>;

/** The context of a loader: `LoaderContextOf<'/item/:id', { n: 'number?' }>`. A table gives it to its loaders itself. */
export type LoaderContextOf<K extends string, Q = {}> = LoaderContext<
  ParamsFrom<K, Q>,
  FieldsOut<Q>
>;

/** `Q` has the query of each route, which types the params of its loader. `C` is what a group adds to its context. */
export type TypedRoutes<Q, C = unknown> = {
  readonly [K in keyof Q]: K extends `/${string}` ? TypedRoute<K, Q[K], C> : never;
};

type TypedRoute<K extends string, Q, C> = Omit<UncheckedRoute, 'query' | 'loader'> & {
  readonly query?: Q & RouteQuery;
  readonly loader?: {
    of(context: LoaderContextOf<K, unknown extends Q ? {} : Q> & { readonly context: C }): unknown;
  }['of'];
};

/** Reports a misspelt option of a route, which TypeScript allows where it infers a type. */
export type KnownOptions<T> = {
  readonly [K in keyof T]: {
    readonly [N in Exclude<keyof T[K], keyof UncheckedRoute>]?: NoSuchOption;
  };
};

/** Its name is what the error of TypeScript says. */
type NoSuchOption = { readonly noSuchOption: true };

export type ResultOf<K extends string, T extends UncheckedRouteTable = Routes> =
  Lookup<T, K> extends {
    result: ResultMarker<infer R>;
  }
    ? R
    : unknown;

/** The data of a route's loader; undefined without a loader. */
export type LoaderDataOf<
  K extends string,
  T extends UncheckedRouteTable = Routes,
> = `/${string}` extends keyof T
  ? unknown
  : Lookup<T, K> extends { loader: (...args: never[]) => infer R }
    ? Loaded<Awaited<R>>
    : undefined;

/** The module of a loader has the loader as its default export. */
type Loaded<R> = R extends { readonly default: (...args: never[]) => infer D } ? Awaited<D> : R;

export type ParamsArgs<P> = {} extends P ? [params?: P] : [params: P];

/** For targets that are not known when the code is compiled: links from messages or from a server. */
export type UrlTarget = { readonly url: string };
