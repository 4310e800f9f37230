import { KitProvider } from 'portico';
import type { ReactNode } from 'react';
import { QueryProvider } from './api/query-provider.tsx';

/** All colours come from this one. Portico makes the soft and the dark ones, and keeps the contrast of texts. */
const BRAND = '#7c3aed';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <KitProvider brand={BRAND}>
      <QueryProvider>{children}</QueryProvider>
    </KitProvider>
  );
}
