import { callSafely, originOf, type Report } from '@/shared/errors';
import type { Plan } from '../core/plan';
import type { HistoryEntry } from '../core/snapshot';
import type { StackState } from '../core/state';
import type { HistoryDriver } from '../history/history-driver';
import type { Popstate } from '../history/popstate';
import type { HistoryFact } from '../history/retrying-driver';
import type { LayerFact } from '../layers/layers';
import type { LifecycleRecord } from '../lifecycle/listeners';

/** The calls of the navigator that are intents of the product or the user. */
type IntentCall = 'go' | 'open' | 'back' | 'travel' | 'step' | 'armExit';

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
  /** The browser is where the plan needs it, and the plan is about to be carried out. */
  | { readonly type: 'plan'; readonly plan: Plan }
  /** The new state is set. No product code has run yet. */
  | { readonly type: 'commit'; readonly stack: StackState }
  | HistoryFact
  | {
      readonly type: 'popstate';
      readonly popstate: Popstate;
      readonly entry: HistoryEntry;
      /** The app's position before. */
      readonly from: number;
    }
  | { readonly type: 'lifecycle'; readonly record: LifecycleRecord }
  | LayerFact;

/** `time` is in milliseconds since 1970. */
export type TimelineEvent = Fact & { readonly time: number };

/** A stream of everything that the navigator does, for development tools. A listener cannot change what happens. */
export type Timeline = {
  subscribe(listener: (event: TimelineEvent) => void): () => void;
  /** The browser's current history entry. */
  entry(): HistoryEntry;
};

export type TimelineSource = Timeline & {
  /** undefined while there are no listeners. So `emit?.({ ... })` makes no event then. */
  emit?: ((fact: Fact) => void) | undefined;
  /** Tells of a call and of its outcome. The caller gets the same promise as without a listener. */
  intent<T>(call: IntentCall, args: readonly unknown[], run: () => T): T;
};

export function createTimeline(report: Report, driver: HistoryDriver): TimelineSource {
  const listeners = new Set<(event: TimelineEvent) => void>();
  let lastId = 0;
  const emit = (fact: Fact) => {
    const event = { ...fact, time: Date.now() };
    for (const listener of [...listeners])
      callSafely(report, () => listener(event), originOf('listener'));
  };
  const timeline: TimelineSource = {
    entry: () => driver.current(),
    intent: (call, args, run) => {
      if (!timeline.emit) return run();
      lastId += 1;
      const id = lastId;
      timeline.emit({ type: 'intent', id, call, args });
      const returned = run();
      const tell = (value: unknown) => timeline.emit?.({ type: 'outcome', id, value });
      const outcome = Object(returned).page ?? returned;
      if (outcome instanceof Promise) void outcome.then(tell, tell);
      return returned;
    },
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
