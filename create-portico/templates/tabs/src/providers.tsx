import { QueryClientProvider } from '@tanstack/react-query';
import { KitProvider, type ProvidersProps } from 'portico';

/** All colours come from this one. Portico makes the soft and the dark ones, and keeps the contrast of texts. */
const BRAND = '#7c3aed';

export function Providers({ children, context }: ProvidersProps) {
  return (
    <KitProvider brand={BRAND}>
      <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>
    </KitProvider>
  );
}
