import { type RefObject, useMemo, useReducer } from 'react';
import type { Navigator as LocationNavigator, To } from 'react-router-dom';
import { decode } from '@/shared/decode-value';
import { encode } from '@/shared/encode-value';
import { originOf } from '@/shared/errors';
import type { NavigationKind } from '../core/plan';
import { isRefusal } from '../core/refusal';
import type { Page } from '../core/state';
import { splitUrl } from '../core/url';
import type { PageRouter } from '../data/page-code';
import { locationStateKey } from '../lifecycle/page-memory';
import type { Navigator } from '../view/navigator';
import { useNavigator, usePageScope } from './page-context';

/** The exports of react-router-dom that a page's router needs. The package is optional. */
export type RouterLibrary = Pick<
  typeof import('react-router-dom'),
  'Router' | 'createPath' | 'UNSAFE_RouteContext'
>;

/**
 * react-router-dom inside one page. `Link`, `useLocation`, `useParams` and `useSearchParams` read the location of this
 * page, also while another page is on top. Their navigations go through the route table, the lock and the guards.
 *
 * The route context comes from here, because `<Routes>` would match again and decode '%2F' to a slash.
 */
export function createPageRouter(library: RouterLibrary): PageRouter {
  const { Router, UNSAFE_RouteContext: RouteContext } = library;

  return function PageRouter({ children }) {
    const { adapter, location, routes } = useRoute(library);
    return (
      <Router location={location} navigator={adapter}>
        <RouteContext.Provider value={routes}>{children}</RouteContext.Provider>
      </Router>
    );
  };
}

function useRoute({ createPath }: RouterLibrary) {
  const navigator = useNavigator();
  const { info, currentPage, scroller } = usePageScope();
  // A step to the same URL changes only the state of the location.
  const [stateCount, onState] = useReducer((count: number) => count + 1, 0);
  const adapter = useMemo(
    () => adapt(navigator, { currentPage, scroller, createPath, onState }),
    [navigator, currentPage, scroller, createPath],
  );
  const location = useMemo(() => {
    const { path, search, hash } = splitUrl(info.url);
    const state: unknown = navigator.memory.read(info.id, locationStateKey(info.url)) ?? null;
    return { pathname: path, search, hash, state, key: `${info.id}${stateCount || ''}` };
  }, [navigator, info, stateCount]);
  const routes = useMemo(() => {
    const { pathname } = location;
    const match = {
      params: navigator.pathParamsOf(info),
      pathname,
      pathnameBase: pathname,
      route: { path: info.route },
    };
    return { outlet: null, matches: [match], isDataRoute: false };
  }, [navigator, info, location]);

  return { adapter, location, routes };
}

type AdapterParts = Pick<RouterLibrary, 'createPath'> & {
  readonly currentPage: () => Page;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onState: () => void;
};

function adapt(
  navigator: Navigator,
  { currentPage, scroller, createPath, onState }: AdapterParts,
): LocationNavigator {
  const urlOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

  /** The page stays, with another query, fragment or state. */
  const step = (write: 'push' | 'replace', url: string, state: unknown) => {
    const page = currentPage();
    const target = navigator.targetOf({ to: { url }, from: page.url });
    const key = isRefusal(target) ? null : locationStateKey(target.url);
    if (key && (state !== undefined || navigator.memory.has(page.id, key))) {
      navigator.memory.write(page.id, key, state);
      onState();
    }
    navigator.step(url, write, page);
    // The browser does not scroll for a link that react-router-dom handles.
    navigator.presenter.scrollToFragment(scroller.current, splitUrl(url).hash);
  };

  const open = async (kind: NavigationKind, url: string, state: unknown) => {
    const page = currentPage();
    const outcome = await navigator.go(kind, { to: { url }, state, from: page.url }, page.id);
    if (!isRefusal(outcome)) return;
    // The product has a link to nowhere. Its user sees nothing, so the product must hear of it.
    const isWrong = outcome.refused === 'not-found' || outcome.refused === 'invalid';
    if (isWrong) navigator.report(new Error(outcome.message), originOf('page', page));
    else navigator.reportRefused(outcome);
  };

  const go = (write: 'push' | 'replace', to: To, given: unknown) => {
    const url = urlOf(to);
    const state = copyOf(given);
    const { url: own } = currentPage();
    if (splitUrl(url).path === splitUrl(own).path) return step(write, url, state);
    const kind = write === 'push' ? 'navigate' : 'redirect';
    const isTab = navigator.linkTo(url, own)?.tab;
    open(isTab ? 'switchTab' : kind, url, state).catch(navigator.report);
  };

  return {
    createHref: (to) => navigator.href(urlOf(to)),
    push: (to, state) => go('push', to, state),
    replace: (to, state) => go('replace', to, state),
    go: (delta) => {
      if (delta < 0) {
        const { id: from } = currentPage();
        navigator.back(-delta, undefined, { from }).catch(navigator.report);
      } else if (delta > 0) navigator.travel(delta);
    },
  };
}

/** The state of a location as it is now. It takes the values that a reload can restore. */
function copyOf(state: unknown): unknown {
  const refuse = (message: string) => new TypeError(`useNavigate or Link: ${message}`);
  const { text } = encode(state, refuse, Infinity, 'state');
  if (text === null) throw refuse('state contains a Blob, which a reload cannot restore');
  return decode(text);
}
