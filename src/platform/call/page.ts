import type { NavigatorPort } from '@/platform/navigation/navigator-port';
import type { PageInfo } from '@/router';

/** The page that a call was made on. When the call's code has loaded, another page may be on top. */
export type Asker = {
  readonly page: PageInfo;
  /** Aborted when the page leaves the stack. */
  readonly life: AbortSignal;
};

/** The page whose `usePlatform()` gave the call. Calls of `createApp(...).platform` have none. */
export type Caller = {
  /** The page as the stack has it now. After it has left, as it was then. */
  readonly page: () => PageInfo;
  /** Aborted when the page leaves the stack. */
  readonly life: AbortSignal;
};

/** The page that a call is made for. */
export type CallScope = {
  /** Calls, listeners and objects end with it. */
  readonly lifetime?: AbortSignal | undefined;
  readonly caller?: Caller | undefined;
};

/** The key of the function that makes the platform of one page. It is a symbol, so that products do not see it. */
export const OF_PAGE: unique symbol = Symbol('the platform of a page');

export type PageLifetimes = {
  /** Aborted when the page leaves the stack. Its files, sockets and event channels outlive an eviction. */
  of(pageId: string): AbortSignal;
  /** Aborted when the page's components end: after an unload, an eviction or a crash. */
  ofComponents(pageId: string): AbortSignal;
};

export function createPageLifetimes(navigator: NavigatorPort): PageLifetimes {
  return { of: signalsUntil(navigator.onUnload), ofComponents: signalsUntil(navigator.onUnmount) };
}

/** One signal for each page. */
function signalsUntil(onEnd: NavigatorPort['onUnload']): PageLifetimes['of'] {
  const signals = new Map<string, AbortSignal>();
  return (pageId) => {
    const known = signals.get(pageId);
    if (known) return known;
    const controller = new AbortController();
    signals.set(pageId, controller.signal);
    onEnd(pageId, () => {
      signals.delete(pageId);
      controller.abort();
    });
    return controller.signal;
  };
}
