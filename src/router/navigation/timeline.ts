import { callSafely, type Report } from '@/shared/report';
import type { Direction, NavigationKind, Plan } from '../core/plan';
import { isRefusal, type Refusal, type RefusalCode } from '../core/refusal';
import type { HistoryEntry, Snapshot } from '../core/snapshot';
import type { Page, StackState } from '../core/state';
import type { HistoryDriver } from '../history/history-driver';
import type { Popstate } from '../history/popstate';
import type { LayerCause } from '../layers/layers';
import type { Navigator } from './navigator';

/** `touch`: on Android, the user has touched the screen, which arms the exit prompt. */
export type IntentKind = NavigationKind | 'open' | 'back' | 'forward' | 'step' | 'touch';

/** One thing that the navigator did or heard of. All values are JSON, except perhaps the input of an intent. */
type Fact =
  /** Somebody called the navigator. */
  | {
      readonly type: 'intent';
      readonly id: number;
      readonly kind: IntentKind;
      /** What the call was given: a target, or `{ delta, result }`, or `{ url, mode }`. */
      readonly input: unknown;
    }
  /** The end of an intent: the page on top, or why the intent was refused. */
  | {
      readonly type: 'outcome';
      readonly intent: number;
      readonly url?: string;
      readonly refused?: RefusalCode | 'error';
      readonly message?: string;
    }
  /** What is about to be carried out. */
  | {
      readonly type: 'plan';
      readonly go: number;
      readonly write: Plan['work']['write'];
      readonly direction: Direction;
      readonly urls: readonly string[];
    }
  /** The new state is set. */
  | { readonly type: 'commit'; readonly position: number; readonly urls: readonly string[] }
  | {
      readonly type: 'write';
      readonly method: 'push' | 'replace';
      readonly url: string;
      readonly snapshot: Snapshot;
      /** The browser refused the write. */
      readonly refused: boolean;
    }
  /** The app asked the browser to travel. Its popstate comes later, or not at all. */
  | { readonly type: 'write'; readonly method: 'go'; readonly delta: number }
  | {
      readonly type: 'popstate';
      readonly kind: Popstate['kind'];
      /** null: the entry is not ours. */
      readonly position: number | null;
      /** The app's position before. */
      readonly from: number;
      readonly url: string;
    }
  | {
      readonly type: 'lifecycle';
      readonly event: string;
      readonly url: string;
      readonly reason?: string;
    }
  | { readonly type: 'layer'; readonly action: 'open'; readonly id: string }
  | {
      readonly type: 'layer';
      readonly action: 'close';
      readonly id: string;
      /** `code`: the app closed it. */
      readonly cause: LayerCause | 'code';
    };

/** `at` is the time in milliseconds since 1970. */
export type TimelineEvent = Fact & { readonly at: number };

/** What the navigator does, step by step, for development tools. A listener changes nothing. */
export type Timeline = {
  subscribe(listener: (event: TimelineEvent) => void): () => void;
  /** The browser's current history entry. */
  entry(): HistoryEntry;
};

/** The functions are undefined while nobody listens. So `emit?.({ ... })` makes no event then. */
export type TimelineSource = Timeline & {
  readonly emit: ((fact: Fact) => void) | undefined;
  /** Returns the id of the intent. */
  readonly intent: ((kind: IntentKind, input: unknown) => number) | undefined;
};

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export function createTimeline(report: Report, driver: HistoryDriver): TimelineSource {
  const listeners = new Set<(event: TimelineEvent) => void>();
  let lastId = 0;

  const emit = (fact: Fact) => {
    const event = { ...fact, at: Date.now() };
    for (const listener of [...listeners]) callSafely(report, () => listener(event));
  };
  const intent = (kind: IntentKind, input: unknown) => {
    lastId += 1;
    emit({ type: 'intent', id: lastId, kind, input });
    return lastId;
  };
  const setActive = (isActive: boolean) => {
    timeline.emit = isActive ? emit : undefined;
    timeline.intent = isActive ? intent : undefined;
  };

  const timeline: Writable<TimelineSource> = {
    emit: undefined,
    intent: undefined,
    entry: () => driver.current(),
    subscribe: (listener) => {
      listeners.add(listener);
      setActive(true);
      return () => {
        listeners.delete(listener);
        setActive(listeners.size > 0);
      };
    },
  };
  return timeline;
}

/** The URLs of a stack, bottom first. */
export function urlsOf({ pages }: Pick<StackState, 'pages'>): readonly string[] {
  return pages.map(({ url }) => url);
}

/** A driver that tells the timeline what is asked of the browser. */
export function watchWrites(driver: HistoryDriver, timeline: TimelineSource): HistoryDriver {
  const watch = (method: 'push' | 'replace') => (url: string, snapshot: Snapshot) => {
    const isWritten = driver[method](url, snapshot);
    timeline.emit?.({ type: 'write', method, url, snapshot, refused: !isWritten });
    return isWritten;
  };
  return {
    ...driver,
    push: watch('push'),
    replace: watch('replace'),
    go: (delta) => {
      timeline.emit?.({ type: 'write', method: 'go', delta });
      driver.go(delta);
    },
  };
}

/** The navigator's calls, which tell the timeline of each intent and its outcome. */
export function watchIntents(
  timeline: TimelineSource,
  navigator: Omit<Navigator, 'timeline'>,
): Navigator {
  /** `id` is undefined if nobody listened when the intent began. */
  const end = (id: number | undefined, outcome: Promise<Page | Refusal>) => {
    if (id === undefined) return outcome;
    const tell = (rest: { url: string } | { refused: RefusalCode | 'error'; message: string }) =>
      timeline.emit?.({ type: 'outcome', intent: id, ...rest });
    return outcome.then(
      (value) => {
        tell(isRefusal(value) ? value : { url: value.url });
        return value;
      },
      (error: unknown) => {
        tell({ refused: 'error', message: String(error) });
        throw error;
      },
    );
  };

  return {
    ...navigator,
    timeline,
    go: (kind, input) => end(timeline.intent?.(kind, input), navigator.go(kind, input)),
    open: (input) => {
      const id = timeline.intent?.('open', input);
      const opening = navigator.open(input);
      return { ...opening, page: end(id, opening.page) };
    },
    back: (delta, options, onAllowed) =>
      end(
        timeline.intent?.('back', { delta, ...options }),
        navigator.back(delta, options, onAllowed),
      ),
    forward: (delta) => {
      timeline.intent?.('forward', { delta });
      navigator.forward(delta);
    },
    step: (url, mode, page) => {
      timeline.intent?.('step', { url, mode });
      navigator.step(url, mode, page);
    },
    armExit: () => {
      timeline.intent?.('touch', null);
      navigator.armExit();
    },
  };
}
