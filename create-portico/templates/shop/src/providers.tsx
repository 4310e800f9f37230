import { KitProvider } from 'portico';
import type { ReactNode } from 'react';
import { QueryProvider } from './api/query-provider.tsx';
import { CartProvider } from './cart/cart-provider.tsx';

/** All colours come from this one. Portico makes the soft and the dark ones, and keeps the contrast of texts. */
const BRAND = '#b45309';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <KitProvider brand={BRAND}>
      <QueryProvider>
        <CartProvider>{children}</CartProvider>
      </QueryProvider>
    </KitProvider>
  );
}
