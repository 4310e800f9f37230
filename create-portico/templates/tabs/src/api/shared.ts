import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isPlatformError } from 'portico';

/** All pages of the app share it. */
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
        // Without a network a query fails at once, so that the page says so. With the network it runs again.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < 3 && mayPass(error),
      },
    },
  });
  return { queryClient };
}

/** Not without a network, and not when the server has refused the request. */
function mayPass(error: unknown): boolean {
  if (isPlatformError(error, 'offline')) return false;
  return !isPlatformError(error, 'http-status') || (error.response?.statusCode ?? 500) >= 500;
}
