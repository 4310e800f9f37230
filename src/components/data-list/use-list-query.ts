import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LoadSide, useLoader } from '@/components/infinite-list';
import { useOnline } from '@/components/no-network';

type FetchOptions = { readonly cancelRefetch?: boolean; readonly throwOnError?: boolean };

/** The fields that a list reads, of the result of TanStack Query's `useQuery` or `useInfiniteQuery`. */
export type ListQuery = {
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly isPlaceholderData: boolean;
  readonly isRefetchError: boolean;
  readonly isStale: boolean;
  readonly refetch: (options?: FetchOptions) => Promise<unknown>;
  readonly hasNextPage?: boolean;
  readonly isFetchNextPageError?: boolean;
  readonly fetchNextPage?: (
    options?: FetchOptions,
  ) => Promise<{ readonly isFetchNextPageError: boolean; readonly error: unknown }>;
};

/** The user sees grey rows, the failure, an empty list, or the items. */
type ListState = 'loading' | 'failed' | 'empty' | 'ready';

/** The state of a list, and the ways to fetch. `items` is undefined until they are there. */
export function useListQuery<T>(query: ListQuery, items: readonly T[] | undefined) {
  const isOnline = useOnline();
  const isPaused = query.fetchStatus === 'paused';
  const { isPlaceholderData: isOther, dataUpdatedAt: since } = query;
  // The items of the last search say nothing about this one, which does not come without a network.
  const shown = isOther && isPaused ? undefined : items;
  const hasMore = query.hasNextPage === true && !isOther && shown !== undefined;

  const giveUps = useRef(new Set<() => void>());
  useEffect(() => {
    if (isPaused) for (const giveUp of giveUps.current) giveUp();
  }, [isPaused]);
  /** Without a network a fetch may wait, and the user must not see it load until then. */
  const unlessPaused = <R>(fetched: R | Promise<R>) =>
    new Promise<R>((resolve, reject) => {
      const giveUp = () => reject(new Error('The query waits for the network.'));
      giveUps.current.add(giveUp);
      void Promise.resolve(fetched)
        .then(resolve, reject)
        .finally(() => giveUps.current.delete(giveUp));
      if (isPaused) giveUp();
    });

  const lock = useRef(false);
  const [busy, setBusy] = useState<LoadSide | null>(null);
  const next = useLoader({
    ...{ side: 'end', manual: false, hasMore, since, count: shown?.length ?? 0 },
    lane: { lock, busy, setBusy },
    load: async () => {
      // Joins a refresh that is on its way. The end of the list is still in sight after it.
      const result = await unlessPaused(query.fetchNextPage?.({ cancelRefetch: false }));
      if (result?.isFetchNextPageError) throw result.error;
    },
  });

  const comeBack = useEffectEvent(() => {
    if (next.phase === 'failed') next.onLoad();
    else if (query.isStale) void query.refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    const end = new AbortController();
    window.addEventListener('online', () => comeBack(), end);
    return () => end.abort();
  }, []);

  /** A pull of the user. It rejects if it fails, and also if the query waits for a network. */
  const refresh = () => unlessPaused(query.refetch({ throwOnError: true }));

  const hasFailed = Boolean(query.error) || isPaused;
  const isEmpty = shown?.length === 0 && !hasMore;
  const state: ListState =
    shown === undefined ? (hasFailed ? 'failed' : 'loading') : isEmpty ? 'empty' : 'ready';
  return {
    ...{ shown, state, next, hasMore, isOnline, isPaused, isOther, refresh },
    isBusy: busy !== null,
    /** The items could not be refreshed, or cannot be. Not known of items that belong to another query. */
    isOld:
      since > 0 && (!isOnline || isPaused || (query.isRefetchError && next.phase !== 'failed')),
  };
}
