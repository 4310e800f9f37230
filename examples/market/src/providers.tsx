import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { KitProvider, useAuth } from 'portico';
import { type ReactNode, useEffect, useState } from 'react';
import { CartProvider } from './cart/cart-provider.tsx';
import { TextSizeProvider, useTextSize } from './parts/text-size.tsx';

/** All colours come from this one. Portico makes the soft and the dark ones, and keeps the contrast of texts. */
const BRAND = '#15803d';

/** Pages stay mounted below the page on top. Their data is fresh for a minute, and stays as long as they may. */
function createQueryClient() {
  return new QueryClient({
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
}

export function Providers({ children }: { children: ReactNode }) {
  return (
    <TextSizeProvider>
      <Kit>
        <Data>
          <CartProvider>{children}</CartProvider>
        </Data>
      </Kit>
    </TextSizeProvider>
  );
}

function Kit({ children }: { children: ReactNode }) {
  const { isLarge } = useTextSize();
  return (
    <KitProvider
      brand={BRAND}
      size={isLarge ? 'large' : 'normal'}
      defaults={{ Button: { shape: 'pill' } }}
    >
      {children}
    </KitProvider>
  );
}

function Data({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const uid = useAuth().user?.uid;
  // The next user must not see the orders of this one. The goods are the same for all.
  useEffect(() => {
    const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] !== 'catalogue';
    return () => client.removeQueries({ predicate: isPersonal });
  }, [client, uid]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
