import type { NavigatorPort } from './navigator-port';

export type PageLifetimes = {
  /** Aborted when the page is unloaded. */
  of(pageId: string): AbortSignal;
};

/** One signal a page, so that asking for it twice costs nothing. */
export function createPageLifetimes(navigator: NavigatorPort): PageLifetimes {
  const signals = new Map<string, AbortSignal>();
  return {
    of: (pageId) => {
      const known = signals.get(pageId);
      if (known) return known;
      const controller = new AbortController();
      signals.set(pageId, controller.signal);
      navigator.onUnload(pageId, () => {
        signals.delete(pageId);
        controller.abort();
      });
      return controller.signal;
    },
  };
}
