import type { ShowReason } from '../core/plan';
import type { Page } from '../core/state';
import type { AliveEffects } from './alive-effects';

/** An event that waits until the page's components are mounted, or until the page is shown. */
export type WaitingEvent = {
  readonly type: 'load' | 'show' | 'ready' | 'later';
  readonly run: () => void;
};

/** The event state of one instance of a page. */
export type PageInstance = {
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

export function createInstance(): PageInstance {
  return { alive: null, waiting: [], view: 'none', isLoaded: false, isReady: false };
}

/** `load` and `show` wait until the page's components are mounted. All other events wait for `show`. */
export function nextEvent({ view, waiting }: PageInstance): WaitingEvent | undefined {
  if (view === 'none') return undefined;
  return waiting.find(({ type }) => view === 'shown' || type === 'load' || type === 'show');
}
