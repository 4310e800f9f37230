import { type PageRow, pageCall, type SyncRow, syncCall } from '@/platform/call/rows';
import type { PageKey, RouteKey, UrlTarget } from '@/router';
import {
  type Back,
  back,
  type Go,
  type Href,
  href,
  navigate,
  type Open,
  open,
  type PageOf,
  pages,
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
   * Fetches a page's code ahead of time.
   *
   * @rejects invalid not-found failed offline
   */
  readonly preload: (to: RouteKey | UrlTarget) => Promise<void>;
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
  href: pageCall(href),
  pages: syncCall(pages),
};
