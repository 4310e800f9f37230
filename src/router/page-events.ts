import type { Entry, ShowReason } from './core/types';
import type { ScrollMetrics } from './reach-bottom';

export type ShowEvent = { readonly reason: ShowReason; readonly result?: unknown };
export type BackPressEvent = { readonly from: 'back' | 'browser' };
export type BarSearchEvent =
  | { readonly type: 'change' | 'confirm'; readonly text: string }
  | { readonly type: 'focus' | 'blur' | 'press' };
export type TabItemTapEvent = {
  readonly index: number;
  readonly text: string;
  /** The tab's key in the route table, as in `setTabBarItem`. */
  readonly pagePath: string;
};

/** Everything a page can listen to, with what the listener gets. */
export type PageEvents = {
  load: (params: Readonly<Record<string, unknown>>) => void;
  show: (event: ShowEvent) => void;
  ready: () => void;
  hide: () => void;
  unload: () => void;
  result: (route: string, value: unknown) => void;
  backPress: (event: BackPressEvent) => boolean | undefined | void;
  pullDownRefresh: () => void | Promise<unknown>;
  /** Hears of the scroller itself: what it looks like is asked of it in the listener. */
  scroll: (scroller: ScrollMetrics) => void;
  tabItemTap: (event: TabItemTapEvent) => void;
  barButtonTap: (event: { readonly id: string }) => void;
  barSearch: (event: BarSearchEvent) => void;
};

export type PageEventName = keyof PageEvents;
/** What the app sees of its pages' lives, for logs and development tools. */
export type LifecycleRecord = {
  readonly type: string;
  readonly entry: Entry;
  readonly reason?: ShowReason;
};

export type Answer = { readonly route: string; readonly value: unknown };
