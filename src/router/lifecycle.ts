import type { AliveEffects } from './alive-effects';
import type { Entry, EntryId, LifecycleEvent, ShowReason } from './core/types';
import { createEnds, createListeners } from './listeners';
import type { Answer, PageEventName, PageEvents } from './page-events';
import type { Report } from './report';

type AnswerFor = (id: EntryId) => Answer | undefined;
type Waiting = { readonly type: 'load' | 'show' | 'ready' | 'later'; readonly run: () => void };

/** One mounted instance of a page. */
type Instance = {
  /** The page as it is by now: its address may have changed since it was opened. */
  entry?: Entry;
  alive: AliveEffects | null;
  waiting: readonly Waiting[];
  view: 'none' | 'hidden' | 'shown';
  /** It has heard `load`, and so it will hear `unload`. */
  loaded: boolean;
  /** Why it will be shown, until it hears `show`: the app may go out of view before that. */
  due?: ShowReason | undefined;
  /** Why it was shown last. */
  reason?: ShowReason;
  ready: boolean;
};

export type Lifecycle = ReturnType<typeof createLifecycle>;

/** Listeners of the app's own show and hide [S4.2] sit under this key. */
export const APP_KEY = 'app';

/** A tab root that left and was opened again is another instance under the same id. */
export function instanceKey(entry: Pick<Entry, 'id' | 'seq'>): string {
  return `${entry.id}:${entry.seq}`;
}

/**
 * Delivers lifecycle events to the listeners inside a page [S4.1]. They come from the navigator's plans,
 * never from effects: React runs effects twice under StrictMode and not at all when a hidden page is
 * removed. A page that leaves hears it at once, while its components are still mounted. A page that arrives
 * hears it when its DOM is in place.
 *
 * `load` and `unload` come in pairs, one pair for each time that the page's components are mounted (0008): a page
 * that is evicted, that crashes or that its guards hide hears `unload`, and `load` when it is mounted again.
 */
export function createLifecycle(report: Report) {
  const instances = new Map<string, Instance>();
  const { on, has, call, drop, observe, record } = createListeners(report);
  const [leaving, unmounting] = [createEnds(report), createEnds(report)];

  const instance = (key: string): Instance => {
    const known = instances.get(key);
    if (known) return known;
    const created: Instance = {
      alive: null,
      waiting: [],
      view: 'none',
      loaded: false,
      ready: false,
    };
    instances.set(key, created);
    return created;
  };

  const willLoad = (known: Instance): Waiting => ({
    type: 'load',
    run: () => {
      if (!known.entry) return;
      known.loaded = true;
      record('load', known.entry);
      call(instanceKey(known.entry), 'load', known.entry.params);
    },
  });

  const willShow = (known: Instance, planned: ShowReason, answerFor: AnswerFor): Waiting => ({
    type: 'show',
    run: () => {
      const { entry, due: reason = planned } = known;
      known.due = undefined;
      // A navigation showed it already, while the app was out of view.
      if (!entry || known.view === 'shown') return;
      Object.assign(known, { view: 'shown', reason });
      const key = instanceKey(entry);
      const answer = answerFor(entry.id);
      if (answer) call(key, 'result', answer.route, answer.value);
      record('show', entry, reason);
      call(key, 'show', { reason, ...(answer && { result: answer.value }) });
    },
  });

  const willBeReady = (known: Instance): Waiting => ({
    type: 'ready',
    run: () => {
      if (!known.entry || known.ready) return;
      known.ready = true;
      record('ready', known.entry);
      call(instanceKey(known.entry), 'ready');
    },
  });

  const arrive = (entry: Entry, waits: (known: Instance) => Waiting) => {
    const known = instance(instanceKey(entry));
    known.entry = entry;
    known.waiting = [...known.waiting, waits(known)];
  };

  const hide = (entry: Entry) => {
    const known = instances.get(instanceKey(entry));
    if (!known) return;
    // A page that is left while its code still loads hears `load` later, but was never shown.
    known.waiting = known.waiting.filter(({ type }) => type === 'load' || type === 'ready');
    if (known.view !== 'shown') return;
    known.view = 'hidden';
    record('hide', entry);
    call(instanceKey(entry), 'hide');
  };

  /** Tells `unload` if `load` was told, and ends the effects of the page's components. */
  const unload = (known: Instance, entry: Entry) => {
    const { loaded } = known;
    Object.assign(known, { view: 'none', ready: false, loaded: false });
    if (loaded) {
      record('unload', entry);
      call(instanceKey(entry), 'unload');
    }
    known.alive?.end();
  };

  /** Its listeners go with it: what is mounted under this key later is new. */
  const remove = (entry: Entry) => {
    const key = instanceKey(entry);
    const known = instances.get(key);
    if (known) unload(known, entry);
    instances.delete(key);
    drop(key);
    unmounting.run(entry.id);
  };

  const deliver = (events: readonly LifecycleEvent[], answerFor: AnswerFor) => {
    for (const event of events) {
      const { entry } = event;
      switch (event.type) {
        case 'load':
          arrive(entry, willLoad);
          break;
        case 'show':
          if (event.reason !== 'app') instance(instanceKey(entry)).due = event.reason;
          arrive(entry, (known) => willShow(known, event.reason, answerFor));
          break;
        case 'ready':
          arrive(entry, willBeReady);
          break;
        case 'hide':
          hide(entry);
          break;
        case 'evict':
          remove(entry);
          break;
        case 'unload':
          remove(entry);
          leaving.run(entry.id);
          break;
      }
    }
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
    /** Delivers the events that waited for the DOM. */
    flush,
    on,
    has,
    call,
    record,
    observe,
    /** For events that must not come before the page's own `show`. */
    afterShow: <N extends PageEventName>(
      entry: Entry,
      name: N,
      ...args: Parameters<PageEvents[N]>
    ) => {
      const run = () => void call(instanceKey(entry), name, ...args);
      arrive(entry, () => ({ type: 'later', run }));
      flush();
    },
    /** React mounts components for the page: the first ones, or new ones. */
    mounting: (entry: Entry) => {
      const known = instance(instanceKey(entry));
      known.entry = entry;
      known.alive?.leave();
    },
    /** The page's components are mounted, and their listeners are registered. */
    mounted: (key: string) => {
      const known = instance(key);
      if (known.view === 'none') known.view = 'hidden';
      known.alive?.takeOver();
      flush();
    },
    /**
     * React removes the page's components although the page stays: it crashed, its guards hide it, or the tree
     * around it was replaced. The next components hear again what these have heard.
     */
    unmounting: (entry: Entry) => {
      const known = instances.get(instanceKey(entry));
      if (!known?.loaded) return;
      const { view, reason, ready, waiting } = known;
      const again = [willLoad(known)];
      if (view === 'shown' && reason) {
        known.due = reason;
        again.push(willShow(known, reason, () => undefined));
        if (ready) again.push(willBeReady(known));
      }
      known.waiting = [...again, ...waiting];
      unload(known, entry);
    },
    /** The effects that run until their page hears `unload`. */
    alive: (key: string, make: (onError: Report) => AliveEffects) => {
      const known = instance(key);
      known.alive ??= make(report);
      return known.alive;
    },
    isAlive: (key: string) => instances.get(key)?.alive?.isRunning() ?? false,
    /** For what belongs to a page without being inside it: runs when the page leaves the stack, not at eviction. */
    onUnload: leaving.add,
    /** For what belongs to the page's components: runs also at its eviction and when it crashes. */
    onUnmount: unmounting.add,
    crashed: ({ id }: Entry) => unmounting.run(id),
  };
}

/** `load` and `show` wait for the page's components, all others for its `show`. */
function dueIn({ view, waiting }: Instance): Waiting | undefined {
  if (view === 'none') return undefined;
  return waiting.find(({ type }) => view === 'shown' || type === 'load' || type === 'show');
}
