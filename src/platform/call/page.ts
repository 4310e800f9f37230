import type { PlatformContext } from './context';
import type { Controls } from './task';
import type { NavigatorPort } from '@/platform/navigation/navigator-port';
import type { PageInfo } from '@/router';

export type Asker = { readonly page: PageInfo; readonly life: AbortSignal };

type Asked = Pick<Controls<never>, 'signal' | 'begun'>;

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

export type PageLifetimes = {
  /** Aborted when the page leaves the stack: its files, sockets and event channels outlive an eviction. */
  of(pageId: string): AbortSignal;
  /** Aborted when the page's components are gone: when it is unloaded, also by an eviction, or crashes. */
  ofComponents(pageId: string): AbortSignal;
};

export function createPageLifetimes(navigator: NavigatorPort): PageLifetimes {
  return { of: signals(navigator.onUnload), ofComponents: signals(navigator.onUnmount) };
}

/** One signal for each page, so that asking for it twice costs nothing. */
function signals(onEnd: NavigatorPort['onUnload']): PageLifetimes['of'] {
  const known = new Map<string, AbortSignal>();
  return (pageId) => {
    const own = known.get(pageId);
    if (own) return own;
    const controller = new AbortController();
    known.set(pageId, controller.signal);
    onEnd(pageId, () => {
      known.delete(pageId);
      controller.abort();
    });
    return controller.signal;
  };
}
