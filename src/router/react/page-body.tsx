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
    lifecycle.crashed(entry);
    void chunks.amend(entry.route);
  };
  const body = (
    <PageBoundary
      onError={onError}
      fallback={(error, reset) => <slots.Crashed entry={entry} error={error} reset={reset} />}
    >
      <Suspense fallback={<slots.Loading />}>
        <Unmounting lifecycle={lifecycle} entry={entry} />
        {page}
        <Mounted lifecycle={lifecycle} instance={instance} entry={entry} />
      </Suspense>
    </PageBoundary>
  );
  return Router ? <Router entry={entry}>{body}</Router> : body;
}

type MountedProps = {
  readonly lifecycle: Lifecycle;
  readonly instance: string;
  readonly entry: Entry;
};

/** Last in the page's tree: its layout effect runs when every listener of the page is registered. */
function Mounted({ lifecycle, instance, entry }: MountedProps) {
  const { restore } = usePageScope();
  const latest = useLatest(entry);
  // Once for these components: StrictMode does not repeat it, and neither does hiding and showing the page.
  useInsertionEffect(() => lifecycle.mounting(latest()), [lifecycle, instance, latest]);
  useLayoutEffect(() => lifecycle.mounted(instance), [lifecycle, instance]);
  useLayoutEffect(restore, [restore]);
  return null;
}

/**
 * First in the page's tree, so React removes it before any listener of the page. React cleans up insertion effects
 * only when it removes a component, and layout effects also when it hides one. While insertion effects run, no
 * listener may set state: so a page in view is told in the layout effect, which runs right after.
 */
function Unmounting({ lifecycle, entry }: Pick<MountedProps, 'lifecycle' | 'entry'>) {
  const latest = useLatest(entry);
  const tell = useCallback(() => lifecycle.unmounting(latest()), [lifecycle, latest]);
  const phase = useRef<'hidden' | 'shown' | 'going'>('hidden');
  useInsertionEffect(
    () => () => {
      if (phase.current === 'hidden') tell();
      phase.current = 'going';
    },
    [tell],
  );
  useLayoutEffect(() => {
    phase.current = 'shown';
    return () => {
      if (phase.current === 'going') tell();
      else phase.current = 'hidden';
    };
  }, [tell]);
  return null;
}

/** Reads the value of the last render. */
function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
