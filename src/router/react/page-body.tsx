import {
  Suspense,
  useCallback,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { ErrorBoundary } from '@/shared/error-boundary';
import { originOf } from '@/shared/errors';
import type { Page } from '../core/state';
import type { Lifecycle } from '../lifecycle/lifecycle';
import type { PageCodeState } from '../navigation/page-code';
import { type PageSlots, useNavigator, usePageScope } from './page-context';
import { useLatest } from './use-latest';

type PageBodyProps = {
  readonly page: Page;
  readonly pageKey: string;
  readonly slots: PageSlots;
};

/** The content of the scroller: the page, or the screen that says why the page is not shown. */
export function PageBody({ page, pageKey, slots }: PageBodyProps) {
  const { pageCode, pageData, store } = useNavigator();
  const { route } = page;
  const blocked = useStore(store, (state) =>
    state.leaving?.page === page ? state.leaving.blocked : state.blocked.get(pageKey),
  );
  const readCode = () => pageCode.state(route);
  const code = useSyncExternalStore(pageCode.subscribe, readCode, readCode);
  const retry = useCallback(() => pageCode.load(route), [pageCode, route]);

  useEffect(() => {
    if (code.status === 'idle' && route) void pageCode.load(route);
  }, [code, pageCode, route]);

  const readData = () => pageData.state(pageKey);
  const data = useSyncExternalStore(pageData.subscribe, readData, readData);
  const retryData = useCallback(async () => pageData.retry(page), [pageData, page]);

  // A page that the browser opened, or a page with new params. `navigate` has started the loader itself.
  useEffect(() => {
    if (!blocked && pageData.hasLoader(route)) pageData.load(page);
  }, [blocked, pageData, page, route]);

  // React runs this clean-up when it removes the page, also a hidden one.
  useInsertionEffect(() => () => pageData.release(pageKey), [pageData, pageKey]);

  if (page.kind === 'not-found') return <slots.NotFound page={page} />;
  if (blocked === 'denied') return <slots.Denied page={page} />;
  if (blocked === 'checking') return <slots.Loading />;
  if (code.status === 'failed') return <slots.Failed page={page} cause="code" retry={retry} />;
  const hasData = !pageData.hasLoader(route) || data.status === 'ready';
  if (code.status === 'ready' && hasData) {
    return <LoadedPage page={page} pageKey={pageKey} slots={slots} code={code} />;
  }
  if (data.status === 'missing') return <slots.NotFound page={page} />;
  if (data.status === 'failed') {
    return <slots.Failed page={page} cause="data" retry={retryData} />;
  }
  const isSlow = [code, data].some((part) => part.status === 'loading' && part.slow);
  return isSlow ? <slots.Loading /> : null;
}

type LoadedPageProps = PageBodyProps & {
  readonly code: Extract<PageCodeState, { readonly status: 'ready' }>;
};

/** Router > error boundary > Suspense > page. */
function LoadedPage({ page, pageKey, slots, code: { Page: Content, Router } }: LoadedPageProps) {
  const { pageCode, lifecycle, report } = useNavigator();
  // A stable element: hiding and showing a page does not render it again.
  const content = useMemo(() => <Content />, [Content]);
  const { route } = page;
  const onError = (error: unknown, componentStack: string) => {
    report(error, { ...originOf('page', page), componentStack });
    lifecycle.crashed(page);
    void pageCode.addMissingRouter(route);
  };
  const body = (
    <ErrorBoundary
      onError={onError}
      fallback={(error, reset) => <slots.Crashed page={page} error={error} reset={reset} />}
    >
      <Suspense fallback={<slots.Loading />}>
        <Unmounting lifecycle={lifecycle} page={page} />
        {content}
        <Mounted lifecycle={lifecycle} pageKey={pageKey} page={page} />
      </Suspense>
    </ErrorBoundary>
  );
  return Router ? <Router>{body}</Router> : body;
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
