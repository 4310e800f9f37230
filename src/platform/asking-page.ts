import type { PageInfo } from '@/router';
import type { PlatformContext } from './context';
import type { Begin } from './lazy-group';
import type { Controls } from './task';

export type Asker = { readonly page: PageInfo; readonly life: AbortSignal };

type Asked = Pick<Controls<never>, 'signal' | 'begun'>;

/** Whoever shows something for a page, or asks something over it: another one may be on top when the code has come. */
export const beginOnPage: Begin = (context, api) =>
  /^(show(?!Toast)|previewImage)/.test(api) ? askerIn(context) : undefined;

/** Whoever changes their page's own bars, looks or scroll offset. */
export const beginForPage: Begin = (context, api) =>
  /NavigationBar|PageMeta|PullDown|pageScroll/.test(api) ? askerIn(context) : undefined;

/** The page on top, and how long it is there; undefined where there is none. */
export function askerIn({
  navigator,
  pageLifetimes,
}: Pick<PlatformContext, 'navigator' | 'pageLifetimes'>): Asker | undefined {
  const page = navigator.activePage();
  return page ? { page, life: pageLifetimes.of(page.id) } : undefined;
}

/** The page that the call was made on; null where there is none, and 'gone' when nobody is left to show it to. */
export function askingPage(
  { navigator }: Pick<PlatformContext, 'navigator'>,
  { begun, signal }: Asked,
): PageInfo | null | 'gone' {
  const asker = begun as Asker | undefined;
  if (signal.aborted || asker?.life.aborted) return 'gone';
  return asker?.page ?? navigator.activePage();
}

/** False when nobody waits any more, or another page is on top: nothing opens over another one than that which asked. */
export function mayAsk(context: Pick<PlatformContext, 'navigator'>, asked: Asked): boolean {
  const page = askingPage(context, asked);
  return page !== 'gone' && page?.id === context.navigator.activePage()?.id;
}
