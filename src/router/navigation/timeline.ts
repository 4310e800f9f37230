import { callSafely, originOf, type Report } from '@/shared/errors';
import type { Plan } from '../core/plan';
import type { Refusal } from '../core/refusal';
import type { HistoryEntry, Snapshot } from '../core/snapshot';
import type { Page, StackState } from '../core/state';
import type { HistoryDriver } from '../history/history-driver';
import type { Popstate } from '../history/popstate';
import type { LayerCause } from '../layers/layers';
import type { LifecycleRecord } from '../lifecycle/listeners';
import type { Navigator } from './navigator';
import type { Opening } from './open-for-result';

/** The calls of the navigator that are intents of the product or the user. */
type IntentCall = 'go' | 'open' | 'back' | 'forward' | 'step' | 'armExit';

/** Events carry the navigator's own objects, so that they cost nothing to make. */
type Fact =
  | {
      readonly type: 'intent';
      readonly id: number;
      readonly call: IntentCall;
      readonly args: readonly unknown[];
    }
  /** The intent led to this page, or was refused, or its input threw an error. */
  | { readonly type: 'outcome'; readonly id: number; readonly value: unknown }
  /** The step that is about to be carried out. */
  | { readonly type: 'plan'; readonly plan: Plan }
  /** The new state is set. No product code has run yet. */
  | { readonly type: 'commit'; readonly stack: StackState }
  | {
      readonly type: 'write';
      readonly method: 'push' | 'replace';
      readonly url: string;
      readonly snapshot: Snapshot;
      /** false: the browser refused the write. */
      readonly isWritten: boolean;
    }
  /** The app asks the browser to travel. Its popstate comes later, or not at all. */
  | { readonly type: 'go'; readonly delta: number }
  | {
      readonly type: 'popstate';
      readonly popstate: Popstate;
      readonly entry: HistoryEntry;
      /** The app's position before. */
      readonly from: number;
    }
  | { readonly type: 'lifecycle'; readonly record: LifecycleRecord }
  /** Without a cause the layer opens. `code`: the app itself closes it. */
  | { readonly type: 'layer'; readonly id: string; readonly cause?: LayerCause | 'code' };

/** `time` is in milliseconds since 1970. */
export type TimelineEvent = Fact & { readonly time: number };

/** A stream of everything that the navigator does, for development tools. A listener cannot change what happens. */
export type Timeline = {
  subscribe(listener: (event: TimelineEvent) => void): () => void;
  /** The browser's current history entry. */
  entry(): HistoryEntry;
};

/** `emit` is undefined while there are no listeners. So `emit?.({ ... })` makes no event then. */
export type TimelineSource = Timeline & { emit?: ((fact: Fact) => void) | undefined };

export function createTimeline(report: Report, driver: HistoryDriver): TimelineSource {
  const listeners = new Set<(event: TimelineEvent) => void>();
  const emit = (fact: Fact) => {
    const event = { ...fact, time: Date.now() };
    for (const listener of [...listeners])
      callSafely(report, () => listener(event), originOf('listener'));
  };
  const timeline: TimelineSource = {
    entry: () => driver.current(),
    subscribe: (listener) => {
      listeners.add(listener);
      timeline.emit = emit;
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) timeline.emit = undefined;
      };
    },
  };
  return timeline;
}

/** A driver that tells the timeline what the app asks of the browser. */
export function watchWrites(driver: HistoryDriver, timeline: TimelineSource): HistoryDriver {
  const watch = (method: 'push' | 'replace') => (url: string, snapshot: Snapshot) => {
    const isWritten = driver[method](url, snapshot);
    timeline.emit?.({ type: 'write', method, url, snapshot, isWritten });
    return isWritten;
  };
  return {
    ...driver,
    push: watch('push'),
    replace: watch('replace'),
    go: (delta) => {
      timeline.emit?.({ type: 'go', delta });
      driver.go(delta);
    },
  };
}

type Returned = Promise<Page | Refusal> | Opening | void;

/** The navigator, which tells the timeline of each intent and its outcome. */
export function watchIntents(
  timeline: TimelineSource,
  navigator: Omit<Navigator, 'timeline'>,
): Navigator {
  let lastId = 0;

  const watch = <Call extends IntentCall>(call: Call): Navigator[Call] => {
    const run = navigator[call] as (...args: readonly unknown[]) => Returned;
    const watched = (...args: readonly unknown[]) => {
      if (!timeline.emit) return run(...args);
      lastId += 1;
      const id = lastId;
      timeline.emit({ type: 'intent', id, call, args });
      const returned = run(...args);
      const tell = (value: unknown) => timeline.emit?.({ type: 'outcome', id, value });
      // The caller gets the same promise as without a listener.
      if (returned) void ('page' in returned ? returned.page : returned).then(tell, tell);
      return returned;
    };
    return watched as Navigator[Call];
  };

  return {
    ...navigator,
    timeline,
    go: watch('go'),
    open: watch('open'),
    back: watch('back'),
    forward: watch('forward'),
    step: watch('step'),
    armExit: watch('armExit'),
  };
}
