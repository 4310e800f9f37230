import type { PageInfo } from '@/router';
import type { PlatformContext } from './context';
import type { Begin } from './lazy-group';
import type { Controls } from './task';

type Asker = { readonly page: PageInfo; readonly life: AbortSignal };

/** What shows until its page is unloaded asks for it now: another one may be on top when the code has come. */
export const beginOnPage: Begin = ({ navigator, pageLifetimes }, api) => {
  const page = /^show(Loading|Notify)$/.test(api) ? navigator.activePage() : null;
  const asker: Asker | null = page && { page, life: pageLifetimes.of(page.id) };
  return asker ?? undefined;
};

/** The page that the call was made on; null where there is none, and 'gone' when nobody is left to show it to. */
export function askingPage(
  { navigator }: Pick<PlatformContext, 'navigator'>,
  { begun, signal }: Controls<never>,
): PageInfo | null | 'gone' {
  const asker = begun as Asker | undefined;
  if (signal.aborted || asker?.life.aborted) return 'gone';
  return asker?.page ?? navigator.activePage();
}
