import { type PageRow, pageCall, type SyncRow, syncCall } from '@/platform/call/rows';
import type { PageKey, RouteKey } from '@/router';
import {
  type Back,
  back,
  type Go,
  type Href,
  href,
  type Invalidate,
  invalidate,
  navigate,
  type Open,
  open,
  type PageOf,
  pages,
  type Preload,
  preload,
  redirect,
  relaunch,
  type SwitchTab,
  switchTab,
} from './navigation';

/** The product's route table types these calls. An inferred type would lose it in the declaration files. */
type Navigation = {
  /**
   * Opens a new page on top. Resolves when the page is in the stack.
   *
   * @rejects invalid not-found tabbar locked denied superseded cancel stack-full
   */
  readonly navigate: Go<PageKey>;
  /**
   * Replaces the page on top.
   *
   * @rejects invalid not-found tabbar locked denied superseded cancel
   */
  readonly redirect: Go<PageKey>;
  /**
   * Replaces the whole stack by one page.
   *
   * @rejects invalid not-found locked denied superseded cancel
   */
  readonly relaunch: Go<RouteKey>;
  /**
   * Shows another tab.
   *
   * @rejects invalid not-found non-tabbar locked denied superseded cancel
   */
  readonly switchTab: SwitchTab;
  /**
   * Goes back by `delta` pages, by default one. From the first page it leads to the root path [S2.6, S2.7].
   *
   * @rejects cancel denied locked not-found superseded
   */
  readonly back: Back;
  /**
   * Like navigate, and also gives the opened page's result.
   *
   * @rejects invalid not-found tabbar locked denied superseded cancel stack-full
   */
  readonly open: Open;
  /**
   * Fetches a page's code ahead of time, and its data if the route has a loader. Data that nobody opens within 30 seconds is
   * dropped. A page with `beforeEnter` gets no data, because only a navigation asks the guard.
   *
   * @rejects invalid not-found failed offline
   */
  readonly preload: Preload;
  /**
   * The data of a route has changed. Its pages in the stack load again: the visible ones now, the others when they are shown.
   * `params` may name some of the params. Resolves when the visible pages have their data, or have failed.
   *
   * @rejects invalid
   */
  readonly invalidate: Invalidate;
  /**
   * The address of a page for an `<a href>`, with base path and mode. Throws if the target cannot be opened.
   *
   * @rejects invalid not-found
   */
  readonly href: Href;
  /** The stack, bottom first. */
  readonly pages: () => readonly PageOf[];
};

export const navigationRows: {
  readonly [N in keyof Navigation]: SyncRow<Navigation[N]> | PageRow<Navigation[N]>;
} = {
  navigate: pageCall(navigate),
  redirect: pageCall(redirect),
  relaunch: pageCall(relaunch),
  switchTab: pageCall(switchTab),
  back: pageCall(back),
  open: pageCall(open),
  preload: pageCall(preload),
  invalidate: pageCall(invalidate),
  href: pageCall(href),
  pages: syncCall(pages),
};
