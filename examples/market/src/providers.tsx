import { QueryClientProvider } from '@tanstack/react-query';
import { KitProvider, type ProvidersProps } from 'portico';
import type { ReactNode } from 'react';
import { CartProvider } from './cart/cart-provider.tsx';
import { TextSizeProvider, useTextSize } from './parts/text-size.tsx';

/** All colours come from this one. Portico makes the soft and the dark ones, and keeps the contrast of texts. */
const BRAND = '#15803d';

export function Providers({ children, context }: ProvidersProps) {
  return (
    <TextSizeProvider>
      <Kit>
        <QueryClientProvider client={context.queryClient}>
          <CartProvider>{children}</CartProvider>
        </QueryClientProvider>
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
