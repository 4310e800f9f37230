import type {
  BackOptions,
  Page,
  NavigationKind,
  Navigator,
  PageKey,
  ParamsArgs,
  ParamsInput,
  ParamsOf,
  Refusal,
  ResultOf,
  RouteKey,
  TabKey,
  UrlTarget,
} from '@/router';
import { isRefusal, pageInfoOf } from '@/router';
import { PlatformError, quietly, toPlatformError } from './errors';

/** A page of the stack, as calls return it. */
type PageOf<K extends string = string> = {
  readonly id: string;
  readonly route: K;
  readonly url: string;
  readonly params: ParamsOf<K>;
};

export type Arrived<K extends string = string> = { readonly page: PageOf<K> };

type Opened<K extends string = string> = {
  readonly page: Promise<PageOf<K>>;
  /** undefined when the page is left without an answer. Never rejects. */
  readonly result: Promise<ResultOf<K> | undefined>;
};

type Go<Key extends string> = {
  <K extends Key>(to: K, ...params: ParamsArgs<ParamsInput<K>>): Promise<Arrived<K>>;
  (to: UrlTarget): Promise<Arrived>;
};

export type Navigation = {
  /** A new page on top. Resolves when it is in the stack. */
  readonly navigate: Go<PageKey>;
  /** A new page in the place of the one on top. */
  readonly redirect: Go<PageKey>;
  /** One page, and nothing below it. */
  readonly relaunch: Go<RouteKey>;
  readonly switchTab: {
    <K extends TabKey>(to: K): Promise<Arrived<K>>;
    (to: UrlTarget): Promise<Arrived>;
  };
  /** So many pages back, one unless told otherwise; from the first page to the root path [S2.6, S2.7]. */
  readonly back: (delta?: number, options?: BackOptions) => Promise<Arrived>;
  /** navigate, with the page's answer beside it. */
  readonly open: {
    <K extends PageKey>(to: K, ...params: ParamsArgs<ParamsInput<K>>): Opened<K>;
    (to: UrlTarget): Opened;
  };
  /** Fetches a page's code ahead of time. */
  readonly preload: (to: RouteKey | UrlTarget) => Promise<void>;
  /** The address of a page for an `<a href>`, with base path and mode. Throws for a target that cannot be opened. */
  readonly href: {
    <K extends RouteKey>(to: K, ...params: ParamsArgs<ParamsInput<K>>): string;
    (to: UrlTarget): string;
  };
  /** The stack, bottom first. */
  readonly pages: () => readonly PageOf[];
};

type LooseTarget = string | UrlTarget;
type LooseParams = Readonly<Record<string, unknown>>;

/**
 * The navigator's calls in the platform's manner: refusals become rejections with a PlatformError. Products often
 * call `void navigate(...)`, so refusals that are nobody's mistake stay quiet unless somebody awaits them.
 */
export function createNavigation(navigator: Navigator): Navigation {
  const go = (api: NavigationKind) => (to: LooseTarget, params?: LooseParams) =>
    quietly(arrive(api, () => navigator.go(api, { to, params })));

  const open = (to: LooseTarget, params?: LooseParams) => {
    const { page, result } = navigator.open({ to, params });
    const arrived = arrive('open', () => page).then((outcome) => outcome.page);
    // A caller may await the result alone, so a refused page is never an unhandled rejection.
    arrived.catch(() => {});
    return { page: arrived, result };
  };

  const preload = async (to: LooseTarget, params?: LooseParams) => {
    const refusal = await attempt('preload', () => navigator.preload(to, params));
    if (refusal) throw errorOf('preload', refusal);
  };

  const back = (delta?: number, options?: BackOptions) =>
    quietly(arrive('back', () => navigator.back(delta, options)));

  const calls = {
    navigate: go('navigate'),
    redirect: go('redirect'),
    relaunch: go('relaunch'),
    switchTab: go('switchTab'),
    back,
    open,
    preload: (to: LooseTarget) => quietly(preload(to)),
    href: (to: LooseTarget, params?: LooseParams) => {
      const target = navigator.targetOf({ to, params });
      if (isRefusal(target)) throw errorOf('href', target);
      return navigator.href(target.url);
    },
    pages: () => navigator.pages().map(pageInfoOf),
  };
  // The typed overloads say more than an implementation can; a run-time check backs each of them.
  return calls as unknown as Navigation;
}

async function arrive(api: string, run: () => Promise<Page | Refusal>) {
  const outcome = await attempt(api, run);
  if (isRefusal(outcome)) throw errorOf(api, outcome);
  return { page: pageInfoOf(outcome) };
}

async function attempt<T>(api: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toPlatformError(api, error);
  }
}

function errorOf(api: string, { refused, message }: Refusal): PlatformError {
  return new PlatformError({ code: refused, api, message });
}
