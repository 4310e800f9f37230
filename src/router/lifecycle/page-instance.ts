import type { ShowReason } from '../core/plan';
import type { Page } from '../core/state';
import type { AliveEffects } from './alive-effects';

/** An event that waits until the page's components are mounted, or until the page is shown. */
export type WaitingEvent = {
  readonly type: 'load' | 'show' | 'ready' | 'later';
  readonly run: () => void;
};

/** One instance of a page, as far as its events are concerned. */
export type PageInstance = {
  /** The latest state of the page: its URL may have changed since it was opened. */
  page?: Page;
  alive: AliveEffects | null;
  waiting: readonly WaitingEvent[];
  view: 'none' | 'hidden' | 'shown';
  /** It has heard `load`, so it will hear `unload`. */
  isLoaded: boolean;
  /** Why it will be shown, until it hears `show`. The app may be hidden before that. */
  nextReason?: ShowReason | undefined;
  /** Why it was shown last. */
  lastReason?: ShowReason;
  isReady: boolean;
};

export function createInstance(): PageInstance {
  return { alive: null, waiting: [], view: 'none', isLoaded: false, isReady: false };
}

/** `load` and `show` wait for the page's components, all others for `show`. */
export function nextEvent({ view, waiting }: PageInstance): WaitingEvent | undefined {
  if (view === 'none') return undefined;
  return waiting.find(({ type }) => view === 'shown' || type === 'load' || type === 'show');
}
