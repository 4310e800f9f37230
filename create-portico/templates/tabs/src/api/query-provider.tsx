import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { isPlatformError, usePlatform } from 'portico';
import { type ReactNode, useEffect, useState } from 'react';

/** Pages stay mounted below the page on top. Their data is fresh for a minute, and stays as long as they may. */
function createQueryClient() {
  return new QueryClient({
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
}

/** Not without a network, and not when the server has refused the request. */
function mayPass(error: unknown): boolean {
  if (isPlatformError(error, 'offline')) return false;
  return !isPlatformError(error, 'http-status') || (error.response?.statusCode ?? 500) >= 500;
}

/** The data of the server, for all pages. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const { auth } = usePlatform();
  useEffect(
    () =>
      auth.subscribe(({ reason, user, previous }) => {
        // The next user must not see the data of this one.
        const hasLeft = reason === 'sign-out' || (previous && previous.uid !== user?.uid);
        if (hasLeft) void client.resetQueries();
        // A guest who signs in keeps the lists on the screen until the new ones are there.
        else if (!previous) void client.invalidateQueries();
      }),
    [client, auth],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
