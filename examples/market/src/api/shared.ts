import { onlineManager, QueryClient } from '@tanstack/react-query';

/** The loaders, the pages and the extensions of one app share it. */
export type Shared = { readonly queryClient: QueryClient };

/** Pages stay mounted below the page on top. Their data is fresh for a minute, and stays as long as they may. */
export function createShared(): Shared {
  // A start without a network is no event, so the library does not notice it.
  if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 60 * 60_000,
        // Without a network a query fails at once, so that the page can say so. It runs again with the network.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count) => onlineManager.isOnline() && count < 3,
      },
    },
  });
  return { queryClient };
}
