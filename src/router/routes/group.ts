import { isPromise } from '@/shared/values';
import { callLoader } from './call-loader';
import type {
  Guard,
  GuardVerdict,
  Loader,
  LoaderContext,
  RouteDef,
  UncheckedRoute,
} from './route-table';
import type { KnownOptions, TypedRoutes } from './route-types';

/** Options that many routes share. A route's own option wins. Guards and permissions add up. */
export type GroupOptions<C = unknown> = Omit<
  RouteDef,
  'alias' | 'head' | 'load' | 'loader' | 'parents' | 'query' | 'result' | 'tab' | 'title'
> & {
  /** Adds to the `context` of the loaders in the group. They wait for it. */
  readonly context?: (context: LoaderContext) => C | Promise<C>;
};

/** The loaders have their context from the group, so other groups and the table do not know it. */
type Grouped<T> = {
  readonly [K in keyof T]: T[K] extends { readonly loader: (...args: never[]) => infer R }
    ? Omit<T[K], 'loader'> & { readonly loader: () => R }
    : T[K];
};

/** Routes with common options: `...group({ roles: ['member'] }, { '/me': { ... } })`. Groups may be in groups. */
export function group<
  C,
  const Q extends { readonly [K in keyof T]: unknown },
  const T extends { readonly [K in keyof Q]: unknown },
>(options: GroupOptions<C>, routes: T & TypedRoutes<Q, C> & KnownOptions<T>): Grouped<T> {
  const grouped = Object.entries<UncheckedRoute>(routes as Record<string, UncheckedRoute>).map(
    ([path, route]) => [path, inGroup(options, route)],
  );
  return Object.fromEntries(grouped) as Grouped<T>;
}

function inGroup<C>({ context, ...options }: GroupOptions<C>, route: UncheckedRoute) {
  const { loader } = route;
  const permissions = [...(options.permissions ?? []), ...(route.permissions ?? [])];
  return {
    ...options,
    ...route,
    permissions,
    beforeEnter: inTurn(options.beforeEnter, route.beforeEnter),
    beforeLeave: inTurn(options.beforeLeave, route.beforeLeave),
    loader: loader && context ? withContext(loader, context) : loader,
  };
}

function withContext<C>(loader: Loader, add: NonNullable<GroupOptions<C>['context']>): Loader {
  return async (given) => {
    const { context } = given as { readonly context?: object };
    const all = { ...given, context: { ...context, ...((await add(given)) as object) } };
    return callLoader(loader, all as LoaderContext);
  };
}

/** The guard of the group comes first. */
function inTurn(outer: Guard | undefined, inner: Guard | undefined): Guard | undefined {
  if (!outer || !inner) return inner ?? outer;
  return (context) => {
    const next = (verdict: GuardVerdict) =>
      verdict === false || typeof verdict === 'string' ? verdict : inner(context);
    const verdict = outer(context);
    return isPromise(verdict) ? Promise.resolve(verdict).then(next) : next(verdict);
  };
}
