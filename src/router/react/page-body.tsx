import {
  Activity,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { ErrorBoundary } from '@/shared/error-boundary';
import { originOf } from '@/shared/errors';
import type { Page } from '../core/state';
import type { LoadedPage } from '../data/resource-state';
import type { Lifecycle } from '../lifecycle/lifecycle';
import { PageContext, type PageSlots, useNavigator, usePageScope, useLatest } from './page-context';
import { RouteScreen } from './route-screen';

type PageBodyProps = {
  readonly page: Page;
  readonly pageKey: string;
  readonly slots: PageSlots;
};

/** The content of the scroller: the page, or the screen that says why the page is not shown. */
export function PageBody({ page, pageKey, slots }: PageBodyProps) {
  const { resources, store, routeOf } = useNavigator();
  const blocked = useStore(store, (state) =>
    state.removed?.page === page ? state.removed.blocked : state.blocked.get(pageKey),
  );
  const read = () => resources.state(page);
  const resource = useSyncExternalStore(resources.subscribe, read, read);

  // A page that the browser opened, or a page with new params. `navigate` has started both itself.
  useEffect(() => {
    if (!blocked && page.kind === 'page') resources.load(page);
  }, [blocked, resources, page]);

  // React runs this clean-up when it removes the page, also a hidden one.
  useInsertionEffect(() => () => resources.release(pageKey), [resources, pageKey]);

  if (page.kind === 'not-found') return <slots.NotFound page={page} />;
  const { loading: Loading, failed: Failed, notFound: NotFound } = routeOf(page) ?? {};
  const screen = (own: ReactNode, ofApp: ReactNode) => <RouteScreen {...{ page, own, ofApp }} />;
  const loading = screen(Loading && <Loading />, <slots.Loading />);
  if (blocked === 'denied') return <slots.Denied page={page} />;
  if (blocked === 'checking') return loading;
  const { kept, status } = resource;
  const isReady = status === 'ready';
  const retry = () => resources.retry(page);
  return (
    <>
      {isReady && resource.refresh === 'failed' && (
        <slots.OldData page={page} since={resource.since} retry={retry} />
      )}
      {kept && (
        <Activity mode={isReady ? 'visible' : 'hidden'}>
          <ShownPage
            key={kept.life}
            {...{ page, pageKey, slots, loading }}
            loaded={kept}
            isHidden={!isReady}
          />
        </Activity>
      )}
      {status === 'missing' &&
        screen(NotFound && <NotFound error={resource.error} />, <slots.NotFound page={page} />)}
      {status === 'failed' &&
        screen(
          // Lost code needs the app's own screen, which knows about newer versions.
          Failed && resource.cause === 'data' && (
            <Failed error={resource.error} failure={resource.failure} retry={retry} />
          ),
          <slots.Failed
            page={page}
            cause={resource.cause}
            failure={resource.failure}
            retry={retry}
          />,
        )}
      {status === 'loading' && resource.isSlow && loading}
    </>
  );
}

type ShownPageProps = PageBodyProps & {
  readonly loading: ReactNode;
  readonly loaded: LoadedPage;
  readonly isHidden: boolean;
};

/** Router > error boundary > Suspense > page. */
function ShownPage({ page, pageKey, slots, loading, loaded, isHidden }: ShownPageProps) {
  const { Page: Content, Router } = loaded;
  const { resources, lifecycle, report } = useNavigator();
  const [scope, onSuspend] = useShownScope(loaded.data, isHidden);
  // A stable element: hiding and showing a page does not render it again.
  const content = useMemo(() => <Content />, [Content]);
  const onError = (error: unknown, componentStack: string) => {
    report(error, { ...originOf('page', page), componentStack });
    lifecycle.crashed(page);
    void resources.addMissingRouter(page.route);
  };
  const body = (
    <ErrorBoundary
      onError={onError}
      fallback={(error, reset) => <slots.Crashed page={page} error={error} reset={reset} />}
    >
      <Suspense fallback={<Suspended onSuspend={onSuspend}>{loading}</Suspended>}>
        <Unmounting lifecycle={lifecycle} page={page} />
        {content}
        <Mounted lifecycle={lifecycle} pageKey={pageKey} page={page} />
      </Suspense>
    </ErrorBoundary>
  );
  return <PageContext value={scope}>{Router ? <Router>{body}</Router> : body}</PageContext>;
}

/**
 * The params and the data that the page renders with. They change at once, so that a field may show a param. If the page
 * suspends on them, it stays on the screen with the ones before until it has them, and a transition around the step makes
 * no difference. A page that was hidden has nothing to keep on the screen.
 */
function useShownScope(data: unknown, isHidden: boolean) {
  const scope = usePageScope();
  const { info, key, currentPage, memory, scroller, restore } = scope;
  const latest = useMemo(() => ({ info, data }), [info, data]);
  const deferred = useDeferredValue(latest);
  const [wasHidden, setWasHidden] = useState(isHidden);
  if (isHidden ? !wasHidden : wasHidden && deferred === latest) setWasHidden(isHidden);
  const [suspended, setSuspended] = useState<object | null>(null);
  const mustWait = suspended === latest && !isHidden && !wasHidden;
  const shown = mustWait ? deferred : latest;
  const onSuspend = useCallback(() => setSuspended(latest), [latest]);
  const shownScope = useMemo(
    () => ({ ...shown, key, currentPage, memory, scroller, restore }),
    [shown, key, currentPage, memory, scroller, restore],
  );
  return [shownScope, onSuspend] as const;
}

type SuspendedProps = {
  readonly onSuspend: () => void;
  readonly children: ReactNode;
};

/** The page has suspended. Its layout effect runs before the browser paints, so the page before stays on the screen. */
function Suspended({ onSuspend, children }: SuspendedProps) {
  useLayoutEffect(onSuspend, [onSuspend]);
  return children;
}

type MountedProps = {
  readonly lifecycle: Lifecycle;
  readonly pageKey: string;
  readonly page: Page;
};

/** Last in the page's tree. Its layout effect runs when all listeners of the page are registered. */
function Mounted({ lifecycle, pageKey, page }: MountedProps) {
  const { restore } = usePageScope();
  const latest = useLatest(page);
  // Runs once for these components. StrictMode does not repeat it, and hiding the page does not either.
  useInsertionEffect(() => lifecycle.mounting(latest()), [lifecycle, pageKey, latest]);
  useLayoutEffect(() => lifecycle.mounted(pageKey), [lifecycle, pageKey]);
  useLayoutEffect(restore, [restore]);
  return null;
}

/**
 * First in the page's tree, so React removes it before any listener of the page. React cleans up insertion effects only
 * when it removes a component, and layout effects also when it hides one. No listener may set state while insertion
 * effects run. So a visible page receives `unload` in the layout effect, which runs right after.
 */
function Unmounting({ lifecycle, page }: Pick<MountedProps, 'lifecycle' | 'page'>) {
  const latest = useLatest(page);
  const notify = useCallback(() => lifecycle.unmounting(latest()), [lifecycle, latest]);
  const phase = useRef<'hidden' | 'shown' | 'removed'>('hidden');
  useInsertionEffect(
    () => () => {
      if (phase.current === 'hidden') notify();
      phase.current = 'removed';
    },
    [notify],
  );
  useLayoutEffect(() => {
    phase.current = 'shown';
    return () => {
      if (phase.current === 'removed') notify();
      else phase.current = 'hidden';
    };
  }, [notify]);
  return null;
}
