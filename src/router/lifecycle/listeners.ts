import { callSafely, originOf, type Report } from '@/shared/errors';
import type { ShowReason } from '../core/plan';
import type { Page } from '../core/state';

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
export type ScrollMetrics = {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
};

/** Everything a page can listen to, with the arguments of the listener. */
export type PageEvents = {
  load: (params: Readonly<Record<string, unknown>>) => void;
  show: (event: ShowEvent) => void;
  ready: () => void;
  hide: () => void;
  unload: () => void;
  result: (route: string, value: unknown) => void;
  backPress: (event: BackPressEvent) => boolean | undefined | void;
  pullDownRefresh: () => void | Promise<unknown>;
  /** Gets the scroller itself. The listener reads from it only what it needs. */
  scroll: (scroller: ScrollMetrics) => void;
  tabItemTap: (event: TabItemTapEvent) => void;
  barButtonTap: (event: { readonly id: string }) => void;
  barSearch: (event: BarSearchEvent) => void;
};

export type PageEventName = keyof PageEvents;

/** The record that observers of all pages get, for logs and development tools. */
export type LifecycleRecord = {
  readonly type: string;
  readonly page: Page;
  readonly reason?: ShowReason;
};

type Ref<T> = { readonly current: T };
type AnyListener = Ref<(...args: never[]) => unknown>;

/**
 * Listeners of pages by page key, and observers of all pages. If one throws or rejects, the error is reported and the
 * others run.
 */
export function createListeners(report: Report, pageOf: (key: string) => Page | undefined) {
  const listeners = new Map<string, Map<PageEventName, Set<AnyListener>>>();
  const observers = new Set<(record: LifecycleRecord) => void>();

  const listenersOf = (key: string, name: PageEventName) =>
    listeners.get(key)?.get(name) ?? new Set();

  return {
    on: <N extends PageEventName>(key: string, name: N, listener: Ref<PageEvents[N]>) => {
      const byName = listeners.get(key) ?? new Map<PageEventName, Set<AnyListener>>();
      listeners.set(key, byName);
      const set = listenersOf(key, name).add(listener as AnyListener);
      byName.set(name, set);
      return () => {
        set.delete(listener as AnyListener);
      };
    },
    /** Returns what the listeners have returned. */
    call: <N extends PageEventName>(key: string, name: N, ...args: Parameters<PageEvents[N]>) => {
      const returned: unknown[] = [];
      for (const listener of [...listenersOf(key, name)]) {
        const run = listener.current as (...args: unknown[]) => unknown;
        const listen = () => {
          const value = run(...args);
          returned.push(value);
          return value;
        };
        callSafely(report, listen, originOf('listener', pageOf(key)));
      }
      return returned;
    },
    /** React does not always remove the listeners of a hidden page that has gone. */
    drop: (key: string) => {
      listeners.delete(key);
    },
    observe: (observer: (record: LifecycleRecord) => void) => {
      observers.add(observer);
      return () => {
        observers.delete(observer);
      };
    },
    record: (type: string, page: Page, reason?: ShowReason) => {
      const record = reason ? { type, page, reason } : { type, page };
      for (const observer of [...observers])
        callSafely(report, () => observer(record), originOf('listener'));
    },
  };
}
