import type { LoaderContext } from 'portico';
import type { Catalogue } from './types.ts';

/**
 * The goods for the first screen. A page that is rendered at build time has no server to ask, so it takes them from
 * where the mock server has them. The browser's build leaves that out.
 */
export async function firstCatalogue({ context }: LoaderContext): Promise<Catalogue> {
  if (import.meta.env.SSR) return (await import('../../mock/catalogue.ts')).catalogueAt(0);
  // The phone has the goods of an earlier visit, whichever page showed them.
  return context.queryClient.ensureQueryData({ queryKey: ['catalogue'], queryFn: fetchCatalogue });
}

async function fetchCatalogue({ signal }: { signal: AbortSignal }): Promise<Catalogue> {
  const response = await fetch('/api/catalogue', { signal });
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  return (await response.json()) as Catalogue;
}
