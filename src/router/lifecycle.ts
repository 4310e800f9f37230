import type { AliveEffects } from './alive-effects';
import type { Entry, EntryId, LifecycleEvent, ShowReason } from './core/types';
import type { Answer, LifecycleRecord, PageEventName, PageEvents } from './page-events';

type Ref<T> = { readonly current: T };
type AnyListener = Ref<(...args: never[]) => unknown>;

type Waiting = { readonly type: 'load' | 'show' | 'ready' | 'later'; readonly run: () => void };

/** One mounted instance of a page. */
type Instance = {
  readonly listeners: Map<PageEventName, Set<AnyListener>>;
  alive: AliveEffects | null;
  waiting: readonly Waiting[];
  view: 'none' | 'hidden' | 'shown';
  /** Why it is to be shown, as long as it has not heard of it: the app may go out of view before. */
  due?: ShowReason | undefined;
  ready: boolean;
};

export type Lifecycle = ReturnType<typeof createLifecycle>;

/** Listeners of the app's own show and hide [S4.2] sit under this key. */
export const APP_KEY = 'app';

/** A tab root that was unloaded and opened again is another instance under the same id. */
export function instanceKey(entry: Pick<Entry, 'id' | 'seq'>): string {
  return `${entry.id}:${entry.seq}`;
}

/**
 * Delivers lifecycle events to whoever listens inside a page [S4.1]. They come from the navigator's plans,
 * never from effects: React runs effects twice under StrictMode and not at all when a hidden page is
 * removed. What leaves hears of it at once, while its components still stand; what arrives hears of it when
 * its DOM is in place.
 */
export function createLifecycle(report: (error: unknown) => void) {
  const instances = new Map<string, Instance>();
  const observers = new Set<(record: LifecycleRecord) => void>();
  const unloading = new Map<string, Set<() => void>>();

  const instance = (key: string): Instance => {
    const known = instances.get(key);
    if (known) return known;
    const created: Instance = {
      listeners: new Map(),
      alive: null,
      waiting: [],
      view: 'none',
      ready: false,
    };
    instances.set(key, created);
    return created;
  };

  /** One page's broken code must not take the others' events away, nor stop the commit that tells of them. */
  const guarded = (run: () => void) => {
    try {
      run();
    } catch (error) {
      report(error);
    }
  };

  const call = <N extends PageEventName>(
    key: string,
    name: N,
    ...args: Parameters<PageEvents[N]>
  ) => {
    const answers: unknown[] = [];
    for (const listener of [...(instances.get(key)?.listeners.get(name) ?? [])]) {
      guarded(() => {
        answers.push((listener.current as (...given: unknown[]) => unknown)(...args));
      });
    }
    return answers;
  };

  const record = (type: string, entry: Entry, reason?: ShowReason) => {
    for (const observer of observers) observer(reason ? { type, entry, reason } : { type, entry });
  };

  const end = (key: string) => {
    instances.get(key)?.alive?.end();
    instances.delete(key);
  };

  const arrive = (entry: Entry, type: Waiting['type'], run: () => void) => {
    const known = instance(instanceKey(entry));
    known.waiting = [...known.waiting, { type, run }];
  };

  const deliver = (
    events: readonly LifecycleEvent[],
    answerFor: (id: string) => Answer | undefined,
  ) => {
    for (const event of events) {
      const { entry } = event;
      const key = instanceKey(entry);
      switch (event.type) {
        case 'load':
          arrive(entry, 'load', () => {
            record('load', entry);
            call(key, 'load', entry.params);
          });
          break;
        case 'show':
          if (event.reason !== 'app') instance(key).due = event.reason;
          arrive(entry, 'show', () => {
            const known = instance(key);
            const reason = known.due ?? event.reason;
            known.due = undefined;
            // Shown already, by a move that was made while the app was out of view.
            if (known.view === 'shown') return;
            known.view = 'shown';
            const answer = answerFor(entry.id);
            if (answer) call(key, 'result', answer.route, answer.value);
            record('show', entry, reason);
            call(key, 'show', { reason, ...(answer && { result: answer.value }) });
          });
          break;
        case 'ready':
          arrive(entry, 'ready', () => {
            const known = instance(key);
            if (known.ready) return;
            known.ready = true;
            record('ready', entry);
            call(key, 'ready');
          });
          break;
        case 'hide':
          leave(entry, 'hide');
          break;
        case 'unload':
          leave(entry, 'unload');
          end(key);
          for (const run of unloading.get(entry.id) ?? []) guarded(run);
          unloading.delete(entry.id);
          break;
        case 'evict':
          Object.assign(instance(key), { view: 'none', ready: false, waiting: [] });
          break;
      }
    }
  };

  /** A page that is left while it still loads hears of its load later, but was never shown. */
  const leave = (entry: Entry, name: 'hide' | 'unload') => {
    const known = instances.get(instanceKey(entry));
    if (!known) return;
    known.waiting = known.waiting.filter(({ type }) => type === 'load' || type === 'ready');
    if (known.view === 'none' || (name === 'hide' && known.view === 'hidden')) return;
    known.view = 'hidden';
    record(name, entry);
    call(instanceKey(entry), name);
  };

  const flush = () => {
    for (const known of [...instances.values()]) {
      for (let next = dueIn(known); next; next = dueIn(known)) {
        const due = next;
        known.waiting = known.waiting.filter((waiting) => waiting !== due);
        due.run();
      }
    }
  };

  return {
    deliver,
    /** The app itself came into view or went out of it. */
    app: (name: 'show' | 'hide', top: Entry) => {
      record(name === 'show' ? 'appShow' : 'appHide', top);
      if (name === 'show') call(APP_KEY, 'show', { reason: 'app' });
      else call(APP_KEY, 'hide');
    },
    /** Delivers what waited for the DOM. */
    flush,
    call,
    /** For what only observers hear of. */
    record,
    /** For news that must not come before the page's own show. */
    afterShow: <N extends PageEventName>(
      entry: Entry,
      name: N,
      ...args: Parameters<PageEvents[N]>
    ) => {
      arrive(entry, 'later', () => void call(instanceKey(entry), name, ...args));
      flush();
    },
    /** The page has components of its own again, after an eviction, a crash, or a new tree around all pages. */
    mountedAnew: (key: string) => instances.get(key)?.alive?.leave(),
    /** The page's components stand and listen. */
    mounted: (key: string) => {
      const known = instance(key);
      if (known.view === 'none') known.view = 'hidden';
      known.alive?.takeOver();
      flush();
    },
    on: <N extends PageEventName>(key: string, name: N, listener: Ref<PageEvents[N]>) => {
      const { listeners } = instance(key);
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener as AnyListener));
      return () => {
        set.delete(listener as AnyListener);
      };
    },
    has: (key: string, name: PageEventName) =>
      (instances.get(key)?.listeners.get(name)?.size ?? 0) > 0,
    /** The effects that live as long as their page. Their code comes with the first page that has one. */
    alive: (key: string, make: (onError: typeof report) => AliveEffects) => {
      const known = instance(key);
      known.alive ??= make(report);
      return known.alive;
    },
    /** For what belongs to a page without being inside it. */
    onUnload: (page: EntryId, run: () => void) => {
      const runs = unloading.get(page) ?? new Set();
      unloading.set(page, runs.add(run));
      return () => {
        runs.delete(run);
      };
    },
    observe: (observer: (entry: LifecycleRecord) => void) => {
      observers.add(observer);
      return () => {
        observers.delete(observer);
      };
    },
  };
}

/** Load and show wait for the page's components, all else for its show. */
function dueIn({ view, waiting }: Instance): Waiting | undefined {
  if (view === 'none') return undefined;
  return waiting.find(({ type }) => view === 'shown' || type === 'load' || type === 'show');
}
