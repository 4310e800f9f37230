import type { NavigatorPort } from './navigator-port';

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
