import { type RefObject, useMemo } from 'react';
import type { Navigator as LocationNavigator, To } from 'react-router-dom';
import type { PageRouter } from '../data/page-code';
import { isRefusal } from '../core/refusal';
import type { Page } from '../core/state';
import { splitUrl } from '../core/url';
import type { Navigator } from '../navigation/navigator';
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
  const adapter = useMemo(
    () => adapt(navigator, currentPage, scroller, createPath),
    [navigator, currentPage, scroller, createPath],
  );
  const location = useMemo(() => {
    const { path, search, hash } = splitUrl(info.url);
    return { pathname: path, search, hash, state: null, key: info.id };
  }, [info]);
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

function adapt(
  navigator: Navigator,
  currentPage: () => Page,
  scroller: RefObject<HTMLElement | null>,
  createPath: RouterLibrary['createPath'],
): LocationNavigator {
  const go = (write: 'push' | 'replace', to: To) => {
    const url = typeof to === 'string' ? to : createPath(to);
    const { path, hash } = splitUrl(url);
    const page = currentPage();
    if (path === splitUrl(page.url).path) {
      navigator.step(url, write, page);
      // The browser does not scroll for a link that react-router-dom handles.
      navigator.presenter.scrollToFragment(scroller.current, hash);
      return;
    }
    const kind = write === 'push' ? 'navigate' : 'redirect';
    navigator.go(kind, { to: { url } }).then((outcome) => {
      if (isRefusal(outcome)) navigator.reportRefused(outcome);
    }, navigator.report);
  };
  return {
    createHref: (to) => navigator.href(typeof to === 'string' ? to : createPath(to)),
    push: (to) => go('push', to),
    replace: (to) => go('replace', to),
    go: (delta) => {
      if (delta < 0) navigator.back(-delta).catch(navigator.report);
      else if (delta > 0) navigator.forward(delta);
    },
  };
}
