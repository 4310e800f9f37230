import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { REACH_BOTTOM_DISTANCE } from '@/shared/defaults';
import { createAliveEffects } from '../lifecycle/alive-effects';
import { APP_KEY } from '../lifecycle/lifecycle';
import type { PageEventName, PageEvents } from '../lifecycle/listeners';
import { DRAFT } from '../lifecycle/page-memory';
import { isInStack } from '../navigation/store';
import type { ParamsOf, ResultOf, RouteKey } from '../routes/route-types';
import { type PageInfo, useNavigator, usePageScope } from './page-context';
import { type ReachState, reachBottom } from './page-scroll';

/**
 * Listens to a page event. Registered in an insertion effect: it stays while the page is hidden, and
 * StrictMode does not double it.
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

/** This page: `usePage<'/item/:id'>().params.id`. A refresh gives the same. */
export function usePage<K extends RouteKey = RouteKey>(): TypedPage<K> {
  return usePageScope().info as TypedPage<K>;
}

/** With the page's params, before its first show. Again after each `unload` that leaves the page in the stack. */
export function usePageLoad(listener: PageEvents['load']) {
  usePageListener('load', listener);
}

/** Each time the page comes into view; tells why, and brings the result of the page above. */
export function usePageShow(listener: PageEvents['show']) {
  usePageListener('show', listener);
}

/** Once for each `load`, when the page stands still after its first show. */
export function usePageReady(listener: PageEvents['ready']) {
  usePageListener('ready', listener);
}

export function usePageHide(listener: PageEvents['hide']) {
  usePageListener('hide', listener);
}

/**
 * Once for each `load`: when the page leaves the stack, when it is evicted, and when it crashes. Hidden pages hear it
 * too. An evicted page loads again when the user comes back to it.
 */
export function usePageUnload(listener: PageEvents['unload']) {
  usePageListener('unload', listener);
}

export function usePullDownRefresh(listener: PageEvents['pullDownRefresh']) {
  usePageListener('pullDownRefresh', listener);
}

/** The page has come near its end [S9.15]; its route may say how near. */
export function useReachBottom(listener: () => void) {
  const { page } = usePageScope();
  const navigator = useNavigator();
  const reported = useRef<ReachState>(null);
  usePageListener('scroll', (scroller) => {
    const distance = navigator.routeOf(page)?.reachBottomDistance ?? REACH_BOTTOM_DISTANCE;
    const { state, reached } = reachBottom(reported.current, scroller, distance);
    reported.current = state;
    if (reached) listener();
  });
}

/** At most once a frame. */
export function usePageScroll(listener: (event: { readonly scrollTop: number }) => void) {
  usePageListener('scroll', ({ scrollTop }) => listener({ scrollTop }));
}

export function useTabItemTap(listener: PageEvents['tabItemTap']) {
  usePageListener('tabItemTap', listener);
}

/** A button of the page's navigation bar. */
export function useNavigationBarButtonTap(listener: PageEvents['barButtonTap']) {
  usePageListener('barButtonTap', listener);
}

/** The search field in the page's navigation bar. */
export function useNavigationBarSearch(listener: PageEvents['barSearch']) {
  usePageListener('barSearch', listener);
}

/** Return true to stay: called for back by API, bar and browser alike. */
export function useBackPress(listener: PageEvents['backPress']) {
  usePageListener('backPress', listener);
}

/** The app comes into view, goes out of it [S4.2]. */
export function useAppShow(listener: () => void) {
  useListener(APP_KEY, 'show', listener);
}

export function useAppHide(listener: () => void) {
  useListener(APP_KEY, 'hide', listener);
}

/** The answer of a page that this one opened; it arrives even if the document was reloaded meanwhile. */
export function useResult<K extends RouteKey>(route: K, listener: (result: ResultOf<K>) => void) {
  usePageListener('result', (from, value) => {
    if (from === route) listener(value as ResultOf<K>);
  });
}

/**
 * An effect that lives as long as its page: it runs on while the page is hidden, and its clean-up runs when
 * the page is unloaded. For the few things that must not sleep, an upload for example.
 */
export function useAliveEffect(
  effect: () => (() => void) | undefined | void,
  deps: readonly unknown[] = [],
) {
  const { key } = usePageScope();
  const { lifecycle, store } = useNavigator();
  const id = useRef<object>({});
  useEffect(() => {
    // Its code may have come when it had left, on its way out of sight: nobody would end the effect.
    if (isInStack(store.getState(), key))
      lifecycle.alive(key, createAliveEffects).keep(id.current, effect, deps);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's dependencies decide
  }, [lifecycle, key, ...deps]);
}

/**
 * State that outlives a refresh and the eviction of its page, such as what the user has typed. It belongs to this
 * instance of the page and goes when the page leaves the stack.
 *
 * A refresh keeps plain data, Dates, Maps, Sets, BigInts, binary data and cycles. It cannot keep functions, Blobs and
 * instances of classes: the app reports them by the draft's key, and the page's other drafts are kept.
 */
export function usePageDraft<T>(
  key: string,
  initial: T | (() => T),
): [T, (value: T | ((current: T) => T)) => void] {
  const { memory } = usePageScope();
  const name = DRAFT + key;
  const [value, setValue] = useState<T>(() => {
    if (memory.has(name)) return memory.read(name) as T;
    return typeof initial === 'function' ? (initial as () => T)() : initial;
  });
  const latest = useRef(value);
  const set = useCallback(
    (next: T | ((current: T) => T)) => {
      const updated =
        typeof next === 'function' ? (next as (current: T) => T)(latest.current) : next;
      latest.current = updated;
      memory.write(name, updated);
      setValue(updated);
    },
    [memory, name],
  );
  return [value, set];
}
