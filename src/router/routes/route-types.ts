import type { FieldType, ResultMarker, UncheckedRouteTable } from './define-routes';

/**
 * Products register their table once and every call below knows it:
 * `declare module 'portico' { interface Register { routes: typeof routes } }`
 */
export interface Register {}

/** Pages that the runtime brings along, named by the room that does. */
export interface BuiltInRoutes {}

/** A product's own page goes before a built-in one. */
export type Routes = Register extends { routes: infer T extends UncheckedRouteTable }
  ? T & Omit<BuiltInRoutes, keyof T>
  : UncheckedRouteTable;

type Simplify<T> = { [K in keyof T]: T[K] } & {};

type PathNames<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? PathNames<Head> | PathNames<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never;

type ValueOf<F> = F extends 'string'
  ? string
  : F extends 'number'
    ? number
    : F extends 'boolean'
      ? boolean
      : unknown;

type FieldTypeOf<F> = F extends FieldType
  ? F
  : F extends `${infer T extends FieldType}?`
    ? T
    : F extends { type: infer T }
      ? T
      : never;

/** Left out by the caller: optional fields and those with a default. */
type IsOptional<F> = F extends `${string}?`
  ? true
  : F extends { default: unknown }
    ? true
    : F extends string
      ? false
      : true;

/** Perhaps missing in the page: optional fields without a default. */
type MayMiss<F> = F extends `${string}?`
  ? true
  : F extends { default: unknown }
    ? false
    : F extends string
      ? false
      : true;

type Lookup<T, K extends string> = K extends keyof T ? T[K] : unknown;

type QueryOf<T extends UncheckedRouteTable, K extends string> =
  Lookup<T, K> extends { query: infer Q } ? Q : {};

type FieldsIn<Q> = Simplify<
  { [N in keyof Q as IsOptional<Q[N]> extends true ? never : N]: ValueOf<FieldTypeOf<Q[N]>> } & {
    [N in keyof Q as IsOptional<Q[N]> extends true ? N : never]?:
      | ValueOf<FieldTypeOf<Q[N]>>
      | undefined;
  }
>;

type FieldsOut<Q> = Simplify<
  {
    readonly [N in keyof Q as MayMiss<Q[N]> extends true ? never : N]: ValueOf<FieldTypeOf<Q[N]>>;
  } & {
    readonly [N in keyof Q as MayMiss<Q[N]> extends true ? N : never]?: ValueOf<FieldTypeOf<Q[N]>>;
  }
>;

/** A table nobody registered has `/${string}` for a key: then every string is allowed, and checked at run time. */
export type RouteKey<T extends UncheckedRouteTable = Routes> = `/${string}` extends keyof T
  ? string
  : keyof T & string;

export type TabKey<T extends UncheckedRouteTable = Routes> =
  string extends RouteKey<T>
    ? string
    : { [K in keyof T & string]: T[K] extends { tab: true } ? K : never }[keyof T & string];

export type PageKey<T extends UncheckedRouteTable = Routes> =
  string extends RouteKey<T> ? string : Exclude<RouteKey<T>, TabKey<T>>;

/** What a caller gives. */
export type ParamsInput<
  K extends string,
  T extends UncheckedRouteTable = Routes,
> = `/${string}` extends keyof T
  ? Record<string, unknown>
  : Simplify<{ [N in PathNames<K>]: string | number } & FieldsIn<QueryOf<T, K>>>;

/** What a page gets. */
export type ParamsOf<
  K extends string,
  T extends UncheckedRouteTable = Routes,
> = `/${string}` extends keyof T
  ? Readonly<Record<string, unknown>>
  : Simplify<{ readonly [N in PathNames<K>]: string } & FieldsOut<QueryOf<T, K>>>;

export type ResultOf<K extends string, T extends UncheckedRouteTable = Routes> =
  Lookup<T, K> extends {
    result: ResultMarker<infer R>;
  }
    ? R
    : unknown;

export type ParamsArgs<P> = {} extends P ? [params?: P] : [params: P];

/** For targets that are not known when the code is compiled: links from messages, from a server. */
export type UrlTarget = { readonly url: string };
