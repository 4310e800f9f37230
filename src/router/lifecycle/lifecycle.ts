import { originOf, type Report } from '@/shared/errors';
import type { LifecycleEvent, ShowReason } from '../core/plan';
import type { Page, PageId } from '../core/state';
import type { AliveEffects } from './alive-effects';
import { createListeners, type PageEventName, type PageEvents } from './listeners';
import type { Result } from './results';

/** An event that waits until the page's components are mounted, or until the page is shown. */
type WaitingEvent = {
  readonly type: 'load' | 'show' | 'ready' | 'later';
  readonly run: () => void;
};

/** The event state of one instance of a page. */
type PageInstance = {
  /** The newest state of the page. Its URL may have changed since the page was opened. */
  page?: Page;
  alive: AliveEffects | null;
  waiting: readonly WaitingEvent[];
  view: 'none' | 'hidden' | 'shown';
  /** The page has got `load`, so it must get `unload`. */
  isLoaded: boolean;
  /** The reason of the next `show`. It stays if the app is hidden before the page gets `show`. */
  nextReason?: ShowReason | undefined;
  /** The reason of the last `show`. */
  lastReason?: ShowReason;
  isReady: boolean;
};

type ResultFor = (id: PageId) => Result | undefined;

export type Lifecycle = ReturnType<typeof createLifecycle>;

/** The key of listeners of the app's own show and hide [S4.2]. */
export const APP_KEY = 'app';

const noResult = () => undefined;

/**
 * Delivers lifecycle events to the listeners of a page [S4.1]. Events come from plans, never from effects: React runs
 * effects twice under StrictMode, and not at all when it removes a hidden page. A page that leaves receives its events
 * at once, while its components are mounted. A page that arrives receives its events when its components are in the
 * document.
 *
 * `load` and `unload` come in pairs, one pair each time the page's components are mounted (decision 0008). A page that is
 * evicted, that crashes or that its guards hide receives `unload`. When it is mounted again it receives `load`.
 */
export function createLifecycle(report: Report) {
  const instances = new Map<string, PageInstance>();
  const { on, call, drop, observe, record } = createListeners(
    report,
    (key) => instances.get(key)?.page,
  );
  const lives = createLives();
  const componentLives = createLives();

  const instanceOf = (key: string): PageInstance => {
    const known = instances.get(key);
    if (known) return known;
    const instance = createInstance();
    instances.set(key, instance);
    return instance;
  };

  /** `useResult` hears the result. */
  const takeResult = (page: Page, resultFor: ResultFor) => {
    const result = resultFor(page.id);
    if (result) call(page.key, 'result', result.route, result.value);
    return result;
  };

  const loadEvent = (instance: PageInstance): WaitingEvent => ({
    type: 'load',
    run: () => {
      if (!instance.page) return;
      instance.isLoaded = true;
      record('load', instance.page);
      call(instance.page.key, 'load', instance.page.params);
    },
  });

  const showEvent = (
    instance: PageInstance,
    planned: ShowReason,
    resultFor: ResultFor,
  ): WaitingEvent => ({
    type: 'show',
    run: () => {
      const { page, nextReason: reason = planned } = instance;
      instance.nextReason = undefined;
      // A navigation already showed the page while the app was hidden.
      if (!page || instance.view === 'shown') return;
      Object.assign(instance, { view: 'shown', lastReason: reason });
      const key = page.key;
      const result = takeResult(page, resultFor);
      record('show', page, reason);
      call(key, 'show', { reason, ...(result && { result: result.value }) });
    },
  });

  const readyEvent = (instance: PageInstance): WaitingEvent => ({
    type: 'ready',
    run: () => {
      if (!instance.page || instance.isReady) return;
      instance.isReady = true;
      record('ready', instance.page);
      call(instance.page.key, 'ready');
    },
  });

  const enqueue = (page: Page, eventFor: (instance: PageInstance) => WaitingEvent) => {
    const instance = instanceOf(page.key);
    instance.page = page;
    instance.waiting = [...instance.waiting, eventFor(instance)];
  };

  const hide = (page: Page) => {
    const instance = instances.get(page.key);
    if (!instance) return;
    // A page that is left while its code loads receives `load` later, but was never shown.
    instance.waiting = instance.waiting.filter(({ type }) => type === 'load' || type === 'ready');
    if (instance.view !== 'shown') return;
    instance.view = 'hidden';
    record('hide', page);
    call(page.key, 'hide');
  };

  /** Delivers `unload` if the page received `load`, and ends the effects of its components. */
  const unload = (instance: PageInstance, page: Page) => {
    const { isLoaded } = instance;
    Object.assign(instance, { view: 'none', isReady: false, isLoaded: false });
    if (isLoaded) {
      record('unload', page);
      call(page.key, 'unload');
    }
    instance.alive?.end();
  };

  /** Listeners go with their instance. A later mount under this key gets new listeners. */
  const remove = (page: Page) => {
    const key = page.key;
    const instance = instances.get(key);
    if (instance) unload(instance, page);
    instances.delete(key);
    drop(key);
    componentLives.end(key);
  };

  const deliverOne = (event: LifecycleEvent, resultFor: ResultFor) => {
    const { page } = event;
    switch (event.type) {
      case 'load':
        return enqueue(page, loadEvent);
      case 'show':
        if (event.reason !== 'app') instanceOf(page.key).nextReason = event.reason;
        return enqueue(page, (instance) => showEvent(instance, event.reason, resultFor));
      case 'result': {
        const run = () => void takeResult(page, resultFor);
        return enqueue(page, () => ({ type: 'later', run }));
      }
      case 'ready':
        return enqueue(page, readyEvent);
      case 'hide':
        return hide(page);
      case 'evict':
        return remove(page);
      case 'unload':
        remove(page);
        return lives.end(page.key);
    }
  };

  /** Delivers the events that no longer have to wait. */
  const flush = () => {
    for (const instance of [...instances.values()]) {
      for (let next = nextEvent(instance); next; next = nextEvent(instance)) {
        const event = next;
        instance.waiting = instance.waiting.filter((other) => other !== event);
        event.run();
      }
    }
  };

  return {
    deliver: (events: readonly LifecycleEvent[], resultFor: ResultFor) => {
      for (const event of events) deliverOne(event, resultFor);
    },
    /** The app itself was shown or hidden. */
    app: (name: 'show' | 'hide', top: Page) => {
      record(name === 'show' ? 'appShow' : 'appHide', top);
      if (name === 'show') call(APP_KEY, 'show', { reason: 'app' });
      else call(APP_KEY, 'hide');
    },
    flush,
    on,
    call,
    record,
    observe,
    /** For an event that must not come before the page's own `show`. */
    afterShow: <N extends PageEventName>(
      page: Page,
      name: N,
      ...args: Parameters<PageEvents[N]>
    ) => {
      const run = () => void call(page.key, name, ...args);
      enqueue(page, () => ({ type: 'later', run }));
      flush();
    },
    /** React mounts components for the page: the first ones, or new ones. */
    mounting: (page: Page) => {
      const instance = instanceOf(page.key);
      instance.page = page;
      instance.alive?.mounting();
    },
    /** The page's components are mounted, and their listeners are registered. */
    mounted: (key: string) => {
      const instance = instanceOf(key);
      if (instance.view === 'none') instance.view = 'hidden';
      instance.alive?.mounted();
      flush();
    },
    /**
     * React removes the components of a page that stays: it crashed, its guards hide it, or the tree around it was
     * replaced. The next components receive the same events again.
     */
    unmounting: (page: Page) => {
      const instance = instances.get(page.key);
      if (!instance?.isLoaded) return;
      const { view, lastReason, isReady, waiting } = instance;
      const events = [loadEvent(instance)];
      if (view === 'shown' && lastReason) {
        instance.nextReason = lastReason;
        events.push(showEvent(instance, lastReason, noResult));
        if (isReady) events.push(readyEvent(instance));
      }
      instance.waiting = [...events, ...waiting];
      unload(instance, page);
      componentLives.end(page.key);
    },
    /** The effects that run until their page receives `unload`. */
    alive: (key: string, create: (onError: Report) => AliveEffects) => {
      const instance = instanceOf(key);
      instance.alive ??= create((error) => report(error, originOf('page', instance.page)));
      return instance.alive;
    },
    isAlive: (key: string) => instances.get(key)?.alive?.isRunning() ?? false,
    /**
     * Aborted when this instance of the page leaves the stack, and not at its eviction. After a relaunch a tab has the same
     * id and another key.
     */
    life: lives.of,
    /** Aborted when the page's components go: also when the page is evicted, and when it crashes. */
    componentLife: componentLives.of,
    crashed: ({ key }: Page) => componentLives.end(key),
  };
}

function createInstance(): PageInstance {
  return { alive: null, waiting: [], view: 'none', isLoaded: false, isReady: false };
}

/** `load` and `show` wait until the page's components are mounted. All other events wait for `show`. */
function nextEvent({ view, waiting }: PageInstance): WaitingEvent | undefined {
  if (view === 'none') return undefined;
  return waiting.find(({ type }) => view === 'shown' || type === 'load' || type === 'show');
}

/**
 * A signal for each page, by its key: aborted at an end of the page. Its guards' questions and its overlays end with it.
 * Its platform calls do not, unless the product says so with `abortOnUnload` or `until` (platform/call). After the end,
 * the next caller gets a new signal.
 */
export function createLives() {
  const lives = new Map<string, AbortController>();
  return {
    of: (key: string): AbortSignal => {
      const life = lives.get(key) ?? new AbortController();
      lives.set(key, life);
      return life.signal;
    },
    end: (key: string) => {
      const life = lives.get(key);
      lives.delete(key);
      life?.abort();
    },
  };
}
