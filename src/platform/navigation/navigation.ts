import {
  type BackOptions,
  type NavigationKind,
  type Page,
  type PageKey,
  type ParamsArgs,
  type ParamsInput,
  type ParamsOf,
  type Refusal,
  type ResultOf,
  type RouteKey,
  type TabKey,
  type UrlTarget,
  isRefusal,
  pageInfoOf,
} from '@/router';
import type { PlatformContext } from '@/platform/call/context';
import type { Caller, CallScope } from '@/platform/call/call-scope';
import type { Scope } from '@/platform/call/rows';
import { PlatformError, quietly, toPlatformError } from '@/platform/call/errors';

/** A page of the stack, as calls return it. */
export type PageOf<K extends string = string> = {
  readonly id: string;
  readonly route: K;
  readonly url: string;
  readonly params: ParamsOf<K>;
};

export type Arrived<K extends string = string> = { readonly page: PageOf<K> };

type Opened<K extends string = string> = {
  readonly page: Promise<PageOf<K>>;
  /** Undefined if the page closes without a result. Never rejects. */
  readonly result: Promise<ResultOf<K> | undefined>;
};

/**
 * The compiler explains a wrong call by its last overload. So each call has one more, which takes nothing that the others
 * refuse: it names the routes of the call, and the params of a route that were left out.
 */
type Explained<K extends string> = K &
  ({} extends ParamsInput<K> ? unknown : { readonly 'second argument': ParamsInput<K> });

export type Go<Key extends string> = {
  <K extends Key>(to: K, ...params: ParamsArgs<ParamsInput<K>>): Promise<Arrived<K>>;
  (to: UrlTarget): Promise<Arrived>;
  <K extends Key>(to: Explained<K>): Promise<Arrived<K>>;
};

export type SwitchTab = {
  <K extends TabKey>(to: K): Promise<Arrived<K>>;
  (to: UrlTarget): Promise<Arrived>;
  <K extends TabKey>(to: Explained<K>): Promise<Arrived<K>>;
};

export type Back = (delta?: number, options?: BackOptions) => Promise<Arrived>;

export type Open = {
  <K extends PageKey>(to: K, ...params: ParamsArgs<ParamsInput<K>>): Opened<K>;
  (to: UrlTarget): Opened;
  <K extends PageKey>(to: Explained<K>): Opened<K>;
};

export type Preload = {
  <K extends RouteKey>(to: K, params?: ParamsInput<K>): Promise<void>;
  (to: UrlTarget): Promise<void>;
};

export type Invalidate = <K extends RouteKey>(
  route: K,
  params?: Partial<ParamsOf<K>>,
) => Promise<void>;

export type Href = {
  <K extends RouteKey>(to: K, ...params: ParamsArgs<ParamsInput<K>>): string;
  (to: UrlTarget): string;
  <K extends RouteKey>(to: Explained<K>): string;
};

type LooseTarget = string | UrlTarget;
type LooseParams = Readonly<Record<string, unknown>>;

// The navigator returns refusals, and the calls reject with a PlatformError instead. Products often call
// `void navigate(...)`, so usual refusals are quiet unless the product awaits them.

/** Creates a call for an app. */
export type Create<F> = (context: PlatformContext, scope: Scope & CallScope) => F;

export const navigate: Create<Go<PageKey>> = typed(go('navigate'));
export const redirect: Create<Go<PageKey>> = typed(go('redirect'));
export const relaunch: Create<Go<RouteKey>> = typed(go('relaunch'));
export const switchTab: Create<SwitchTab> = typed(go('switchTab'));

/** Of a page that has left the stack, it closes no other page. */
export const back: Create<Back> = typed(
  (_context, { navigator, caller }) =>
    (delta?: number, options?: BackOptions) => {
      const call = caller ? [{ from: caller.page().id }] : [];
      return quietly(arrive('back', () => navigator.back(delta, options, ...call)));
    },
);

export const open: Create<Open> = typed(
  (_context, { navigator, caller }) =>
    (to: LooseTarget, params?: LooseParams) => {
      const input = { to, params, from: urlOf(caller) };
      const { page, result } = navigator.open(input, caller?.page().id);
      const arrived = arrive('open', () => page).then((outcome) => outcome.page);
      // A caller may await the result alone, so a refused page is never an unhandled rejection.
      arrived.catch(() => {});
      return { page: arrived, result };
    },
);

export const preload: Create<Preload> = typed(
  (_context, { navigator, caller }) =>
    (to: LooseTarget, params?: LooseParams) => {
      const input = { to, params, from: urlOf(caller) };
      const done = callNavigator('preload', () => navigator.preload(input));
      return quietly(
        done.then((refusal) => {
          if (refusal) throw errorOf('preload', refusal);
        }),
      );
    },
);

export const invalidate: Create<Invalidate> = typed(
  (_context, { navigator }) =>
    async (route: string, params?: LooseParams) => {
      if (typeof route === 'string' && navigator.routeOf({ route })) {
        return callNavigator('invalidate', () => navigator.invalidate(route, params));
      }
      const message = 'parameter.route should be a key of the route table';
      throw new PlatformError({ code: 'invalid', api: 'invalidate', message, parameter: 'route' });
    },
);

export const href: Create<Href> = typed(
  (_context, { navigator, caller }) =>
    (to: LooseTarget, params?: LooseParams) => {
      const target = navigator.targetOf({ to, params, from: urlOf(caller) });
      if (isRefusal(target)) throw errorOf('href', target);
      return navigator.href(target.url);
    },
);

export const pages: Create<() => readonly PageOf[]> = typed(
  (_context, { navigator }) =>
    () =>
      navigator.pages().map(pageInfoOf),
);

/** Gives a call the overloads that know the route table. The implementation checks its targets at run time. */
function typed<F>(create: Create<(...args: never[]) => unknown>): Create<F> {
  return create as Create<F>;
}

function go(kind: NavigationKind) {
  return (_context: PlatformContext, { navigator, caller }: Scope & CallScope) =>
    (to: LooseTarget, params?: LooseParams) =>
      quietly(
        arrive(kind, () =>
          navigator.go(kind, { to, params, from: urlOf(caller) }, caller?.page().id),
        ),
      );
}

/** A relative URL starts at the page that calls, also when another one is on top [S2.1]. */
function urlOf(caller: Caller | undefined): string | undefined {
  return caller?.page().url;
}

async function arrive(api: string, run: () => Promise<Page | Refusal>) {
  const outcome = await callNavigator(api, run);
  if (isRefusal(outcome)) throw errorOf(api, outcome);
  return { page: pageInfoOf(outcome) };
}

/** An error that the navigator throws becomes the error of the call. */
async function callNavigator<T>(api: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toPlatformError(api, error);
  }
}

function errorOf(api: string, { refused, message }: Refusal): PlatformError {
  return new PlatformError({ code: refused, api, message });
}
