import {
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { REACH_BOTTOM_DISTANCE } from '@/shared/defaults';
import { createAliveEffects } from '../lifecycle/alive-effects';
import { APP_KEY } from '../lifecycle/lifecycle';
import type { PageEventName, PageEvents } from '../lifecycle/listeners';
import { DRAFT_PREFIX } from '../lifecycle/page-memory';
import { allPages } from '../core/state';
import type { Params } from '../navigation/address-steps';
import { isInStack } from '../navigation/store';
import type {
  LoaderDataOf,
  LoaderKey,
  ParamsInput,
  ParamsOf,
  ResultOf,
  RouteKey,
} from '../routes/route-types';
import { PageContext, type PageInfo, useNavigator, usePageScope } from './page-context';
import { type ReachState, reachBottom } from './page-scroll';

/**
 * Listens to a page event. The listener is registered in an insertion effect, so that it stays while the page is hidden,
 * and StrictMode does not register it twice.
 */
function useListener<N extends PageEventName>(key: string, name: N, listener: PageEvents[N]) {
  const { lifecycle } = useNavigator();
  const current = useRef(listener);
  useInsertionEffect(() => {
    current.current = listener;
  });
  useInsertionEffect(() => lifecycle.on(key, name, current), [lifecycle, key, name]);
}

function usePageListener<N extends PageEventName>(name: N, listener: PageEvents[N]) {
  useListener(usePageScope().key, name, listener);
}

export type TypedPage<K extends string> = Omit<PageInfo, 'params' | 'route'> & {
  readonly route: K;
  readonly params: ParamsOf<K>;
};

/**
 * The page around this component: `usePage('/item/:id').params.id`. A reload gives the same params. In development it
 * throws if the page is on another route.
 */
export function usePage<K extends RouteKey = RouteKey>(route?: K): TypedPage<K> {
  const { info } = usePageScope();
  if (import.meta.env.DEV) checkRoute('usePage', route, info.route);
  return info as TypedPage<K>;
}

/** The params to change. `undefined` removes one, and params that are left out keep their values. */
type ParamsChange<K extends RouteKey> =
  | Partial<ParamsInput<K>>
  | ((now: ParamsOf<K>) => Partial<ParamsInput<K>>);

/**
 * Changes query params in this page's own URL. The page stays. Fields that the route does not know stay too, like the
 * fragment. Back undoes the change, unless `replace` is true.
 */
export function useSetParams<K extends RouteKey>(
  route: K,
): (params: ParamsChange<K>, options?: { readonly replace?: boolean }) => void {
  const { currentPage, info } = usePageScope();
  const navigator = useNavigator();
  if (import.meta.env.DEV) checkRoute('useSetParams', route, info.route);
  return useCallback(
    (params, { replace = false } = {}) => {
      const page = currentPage();
      const url = navigator.urlWith(page, params as Params);
      if (url !== null) navigator.step(url, replace ? 'replace' : 'push', page);
    },
    [navigator, currentPage],
  );
}

/** The data of the route's loader. The page is rendered only when its data is there. */
export function useLoaderData<K extends LoaderKey>(route: K): LoaderDataOf<K> {
  const { info, data } = usePageScope();
  const { routeOf } = useNavigator();
  if (import.meta.env.DEV) checkRoute('useLoaderData', route, info.route);
  if (!routeOf(info)?.loader) {
    throw new Error(`useLoaderData('${route}'): the route '${info.route}' has no loader`);
  }
  return data as LoaderDataOf<K>;
}

/**
 * Runs the loader of this page again. The page keeps its data until the new data is there. The promise rejects if the
 * loader fails.
 */
export function useLoaderRefresh(): () => Promise<void> {
  const { key } = usePageScope();
  const { resources, store } = useNavigator();
  return useCallback(async () => {
    const page = allPages(store.getState().stack).find((other) => other.key === key);
    if (page) await resources.refresh(page);
  }, [resources, store, key]);
}

/**
 * Whether something is on its way: a navigation, or new data of this page. Outside of a page only a navigation counts.
 */
export function usePending(): boolean {
  const scope = useContext(PageContext);
  const { resources, onPending, isPending } = useNavigator();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [onPending(listener), resources.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
    [onPending, resources],
  );
  const read = () => {
    const resource = scope && resources.state(scope.currentPage());
    return isPending() || (resource?.status === 'ready' && resource.refresh === 'running');
  };
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Runs with the page's params before its first show, and again after each `unload` of a page that stays in the stack. */
export function usePageLoad(listener: PageEvents['load']) {
  usePageListener('load', listener);
}

/** Runs each time the page is shown, with the reason and the result of the page above. */
export function usePageShow(listener: PageEvents['show']) {
  usePageListener('show', listener);
}

/** Runs once for each `load`, when the page is at rest after its first show. */
export function usePageReady(listener: PageEvents['ready']) {
  usePageListener('ready', listener);
}

export function usePageHide(listener: PageEvents['hide']) {
  usePageListener('hide', listener);
}

/**
 * Runs once for each `load`: when the page leaves the stack, when it is evicted, and when it crashes, hidden or not. An
 * evicted page loads again when the user comes back to it.
 */
export function usePageUnload(listener: PageEvents['unload']) {
  usePageListener('unload', listener);
}

export function usePullDownRefresh(listener: PageEvents['pullDownRefresh']) {
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the condition never changes
  if (import.meta.env.DEV) usePullCheck();
  usePageListener('pullDownRefresh', () => refreshBy(listener));
}

/** Runs when the user scrolls near the end of the page [S9.15]. The route may say how near. */
export function useReachBottom(listener: () => void) {
  const { info } = usePageScope();
  const navigator = useNavigator();
  const reported = useRef<ReachState>(null);
  usePageListener('scroll', (scroller) => {
    const distance = navigator.routeOf(info)?.reachBottomDistance ?? REACH_BOTTOM_DISTANCE;
    const { state, reached } = reachBottom(reported.current, scroller, distance);
    reported.current = state;
    return reached ? listener() : undefined;
  });
}

/** Runs at most once a frame. */
export function usePageScroll(listener: (event: { readonly scrollTop: number }) => void) {
  usePageListener('scroll', ({ scrollTop }) => listener({ scrollTop }));
}

export function useTabItemTap(listener: PageEvents['tabItemTap']) {
  usePageListener('tabItemTap', listener);
}

/** Runs when the user taps a button of the page's navigation bar. */
export function useNavigationBarButtonTap(listener: PageEvents['barButtonTap']) {
  usePageListener('barButtonTap', listener);
}

/** Runs when the user types or taps in the search field of the page's navigation bar. */
export function useNavigationBarSearch(listener: PageEvents['barSearch']) {
  usePageListener('barSearch', listener);
}

/** Return true to stay. Runs for back by a call, by the bar and by the browser. */
export function useBackPress(listener: PageEvents['backPress']) {
  usePageListener('backPress', listener);
}

/** Runs when the app itself is shown again [S4.2]. */
export function useAppShow(listener: () => void) {
  useListener(APP_KEY, 'show', listener);
}

export function useAppHide(listener: () => void) {
  useListener(APP_KEY, 'hide', listener);
}

/** Runs with the result of a page that this page opened, even if the document was reloaded meanwhile. */
export function useResult<K extends RouteKey>(route: K, listener: (result: ResultOf<K>) => void) {
  usePageListener('result', (from, value) => {
    return from === route ? listener(value as ResultOf<K>) : undefined;
  });
}

/**
 * An effect that lives as long as its page: it keeps running while the page is hidden, and its clean-up runs when the page
 * is unloaded. Use it for the few things that must not stop, for example an upload.
 */
export function useAliveEffect(
  effect: () => (() => void) | undefined | void,
  deps: readonly unknown[] = [],
) {
  const { key } = usePageScope();
  const { lifecycle, store } = useNavigator();
  const id = useRef<object>({});
  useEffect(() => {
    // The code of a page may come after the page has left the stack. Nothing would end the effect then.
    if (isInStack(store.getState(), key))
      lifecycle.alive(key, createAliveEffects).keep(id.current, effect, deps);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's dependencies decide
  }, [lifecycle, key, ...deps]);
}

/**
 * State that outlives a reload and the eviction of its page, such as what the user has typed. It belongs to this
 * instance of the page and goes when the page leaves the stack. Another key reads its own draft.
 *
 * A reload keeps plain data, Dates, Maps, Sets, BigInts, binary data and cycles. It cannot keep functions, Blobs and
 * instances of classes: the app reports them by the draft's key, and the page's other drafts are kept.
 */
export function usePageDraft<T>(
  key: string,
  initial: T | (() => T),
): [T, (value: T | ((current: T) => T)) => void] {
  const { memory } = usePageScope();
  const name = DRAFT_PREFIX + key;
  const draft = useMemo(() => {
    if (memory.has(name)) return { latest: memory.read(name) as T };
    return { latest: typeof initial === 'function' ? (initial as () => T)() : initial };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `initial` counts once for each key
  }, [memory, name]);
  const [[owner, value], show] = useState<readonly [object?, T?]>([]);
  const set = useCallback(
    (next: T | ((current: T) => T)) => {
      const { latest } = draft;
      const updated = typeof next === 'function' ? (next as (current: T) => T)(latest) : next;
      draft.latest = updated;
      memory.write(name, updated);
      if (!Object.is(updated, latest)) show([draft, updated]);
    },
    [memory, name, draft],
  );
  return [owner === draft ? (value as T) : draft.latest, set];
}

/** Development only: throws if a hook names another route than that of its page. */
function checkRoute(hook: string, wanted: string | undefined, actual: string) {
  if (wanted === undefined || wanted === actual) return;
  throw new Error(
    `${hook}('${wanted}'): this component is on the page '${actual}'. Pass '${actual}', or leave the argument out.`,
  );
}

/** Development only: warns if the route of the page does not let users pull it down. */
function usePullCheck() {
  const { info } = usePageScope();
  const navigator = useNavigator();
  // Effects run again when the page is shown again.
  const hasWarned = useRef(false);
  useEffect(() => {
    if (hasWarned.current || navigator.routeOf(info)?.pullDownRefresh === true) return;
    hasWarned.current = true;
    // oxlint-disable-next-line no-console -- in development only
    console.warn(
      `usePullDownRefresh: users cannot pull '${info.route}' down. Add \`pullDownRefresh: true\` to its route.`,
    );
  }, [navigator, info]);
}

/** A refresh that throws is like one that rejects: the user hears that it has failed. */
function refreshBy(listener: PageEvents['pullDownRefresh']): void | Promise<unknown> {
  try {
    return listener();
  } catch (error) {
    return Promise.reject(error as Error);
  }
}
