import type { Entry, EntryId, ShowReason } from './core/types';
import type { LifecycleRecord, PageEventName, PageEvents } from './page-events';
import { callSafely, type Report } from './report';

type Ref<T> = { readonly current: T };
type AnyListener = Ref<(...args: never[]) => unknown>;
type Ends = Map<EntryId, Set<() => void>>;

/**
 * The listeners of pages by instance key, the observers of all pages, and the clean-ups by page id. Each is called
 * by itself: what it throws is reported, and the others still run.
 */
export function createListeners(report: Report) {
  const listeners = new Map<string, Map<PageEventName, Set<AnyListener>>>();
  const observers = new Set<(record: LifecycleRecord) => void>();

  const of = (key: string, name: PageEventName) => listeners.get(key)?.get(name) ?? new Set();

  return {
    on: <N extends PageEventName>(key: string, name: N, listener: Ref<PageEvents[N]>) => {
      const known = listeners.get(key) ?? new Map<PageEventName, Set<AnyListener>>();
      listeners.set(key, known);
      const set = of(key, name).add(listener as AnyListener);
      known.set(name, set);
      return () => {
        set.delete(listener as AnyListener);
      };
    },
    has: (key: string, name: PageEventName) => of(key, name).size > 0,
    call: <N extends PageEventName>(key: string, name: N, ...args: Parameters<PageEvents[N]>) => {
      const answers: unknown[] = [];
      for (const listener of [...of(key, name)]) {
        callSafely(report, () => {
          answers.push((listener.current as (...given: unknown[]) => unknown)(...args));
        });
      }
      return answers;
    },
    /** React does not always remove the listeners of a hidden page that is gone. */
    drop: (key: string) => {
      listeners.delete(key);
    },
    observe: (observer: (record: LifecycleRecord) => void) => {
      observers.add(observer);
      return () => {
        observers.delete(observer);
      };
    },
    record: (type: string, entry: Entry, reason?: ShowReason) => {
      for (const observer of [...observers]) {
        callSafely(report, () => observer(reason ? { type, entry, reason } : { type, entry }));
      }
    },
  };
}

/** What runs once at an end of a page. */
export function createEnds(report: Report) {
  const ends: Ends = new Map();
  return {
    add: (page: EntryId, run: () => void) => {
      const runs = ends.get(page) ?? new Set();
      ends.set(page, runs.add(run));
      return () => {
        runs.delete(run);
      };
    },
    run: (page: EntryId) => {
      const runs = ends.get(page);
      ends.delete(page);
      for (const run of runs ?? []) callSafely(report, run);
    },
  };
}
