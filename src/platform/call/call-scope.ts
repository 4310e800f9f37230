/**
 * The page of a call. A call outlives its page, unless it comes from `usePlatform({ abortOnUnload: true })` or `until`: then
 * task.ts ends it with the page's components or the signal. The calls of a loader end with the loader's page. A question on the screen closes with its page (feedback/open-overlay.ts).
 */

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
