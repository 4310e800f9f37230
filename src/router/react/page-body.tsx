import {
  Suspense,
  useCallback,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import type { ChunkState } from '../chunks';
import type { Entry } from '../core/types';
import type { Lifecycle } from '../lifecycle';
import { useNavigator } from './navigator-context';
import { PageBoundary } from './page-boundary';
import { usePageScope } from './page-context';
import type { PageSlots } from './page-slots';

type PageBodyProps = {
  readonly entry: Entry;
  readonly instance: string;
  readonly slots: PageSlots;
};

/** What stands in the scroller: the page, or the screen that says why it does not. */
export function PageBody({ entry, instance, slots }: PageBodyProps) {
  const { chunks, store } = useNavigator();
  const { route } = entry;
  const gate = useStore(store, ({ gates, leaving }) =>
    leaving?.entry === entry ? leaving.gate : gates.get(instance),
  );
  const chunk = useSyncExternalStore(chunks.subscribe, () => chunks.state(route));
  const retry = useCallback(() => chunks.load(route), [chunks, route]);

  useEffect(() => {
    if (chunk.status === 'idle' && route) void chunks.load(route);
  }, [chunk, chunks, route]);

  if (entry.kind === 'not-found') return <slots.NotFound entry={entry} />;
  if (gate === 'denied') return <slots.Denied entry={entry} />;
  if (gate === 'checking') return <slots.Loading />;
  if (chunk.status === 'failed') return <slots.Failed entry={entry} retry={retry} />;
  if (chunk.status === 'ready') {
    return <LoadedPage entry={entry} instance={instance} slots={slots} chunk={chunk} />;
  }
  return chunk.status === 'loading' && chunk.slow ? <slots.Loading /> : null;
}

type LoadedPageProps = PageBodyProps & {
  readonly chunk: Extract<ChunkState, { readonly status: 'ready' }>;
};

/** Router > error boundary > Suspense > page. */
function LoadedPage({ entry, instance, slots, chunk: { Page, Router } }: LoadedPageProps) {
  const { chunks, lifecycle, report } = useNavigator();
  // A stable element: hiding and showing a page does not render it again.
  const page = useMemo(() => <Page />, [Page]);
  const onError = (error: unknown) => {
    report(error);
    void chunks.amend(entry.route);
  };
  const body = (
    <PageBoundary
      onError={onError}
      fallback={(error, reset) => <slots.Crashed entry={entry} error={error} reset={reset} />}
    >
      <Suspense fallback={<slots.Loading />}>
        {page}
        <Mounted lifecycle={lifecycle} instance={instance} />
      </Suspense>
    </PageBoundary>
  );
  return Router ? <Router entry={entry}>{body}</Router> : body;
}

type MountedProps = { readonly lifecycle: Lifecycle; readonly instance: string };

/** Last in the page's tree: its layout effect says that every listener of the page is registered. */
function Mounted({ lifecycle, instance }: MountedProps) {
  const { restore } = usePageScope();
  // Once for these components: neither StrictMode nor hiding and showing the page runs it again.
  useInsertionEffect(() => lifecycle.mountedAnew(instance), [lifecycle, instance]);
  useLayoutEffect(() => lifecycle.mounted(instance), [lifecycle, instance]);
  useLayoutEffect(restore, [restore]);
  return null;
}
