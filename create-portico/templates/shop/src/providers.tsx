import { QueryClientProvider } from '@tanstack/react-query';
import { KitProvider, type ProvidersProps } from 'portico';
import { CartProvider } from './cart/cart-provider.tsx';

/** All colours come from this one. Portico makes the soft and the dark ones, and keeps the contrast of texts. */
const BRAND = '#b45309';

export function Providers({ children, context }: ProvidersProps) {
  return (
    <KitProvider brand={BRAND}>
      <QueryClientProvider client={context.queryClient}>
        <CartProvider>{children}</CartProvider>
      </QueryClientProvider>
    </KitProvider>
  );
}
