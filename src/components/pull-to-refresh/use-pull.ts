import {
  type PullEvent,
  type PullFingerOptions,
  type PullState,
  usePullFinger,
} from './pull-finger';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useReport } from '@/components/kit/use-safe-call';
import { LONGEST_TIMER } from '@/shared/clock';
import { isPromise } from '@/shared/values';

/** The state machine, and the touch listeners that drive it. */
export function usePull(options: PullStateOptions & PullFingerOptions) {
  const { state, news, ...machine } = usePullState(options);
  usePullFinger(options, machine);
  return { state, news, send: machine.send };
}

/** The longest transition, in milliseconds. The styles use the same 0.3 s. */
const MOTION = 300;

/** The outcome to announce. The outcome of an expired refresh is unknown. */
export type PullNews = 'none' | 'started' | 'ended' | 'failed';

export type PullStateOptions = {
  /** A returned promise ends the refresh when it settles. */
  onRefresh: () => unknown;
  onExpire?: (() => void) | undefined;
  /** Called at each change of state. */
  onChange?: ((state: PullState, event: PullEvent) => void) | undefined;
  /** The time in milliseconds after which a refresh ends automatically. */
  timeout: number;
};

const NEWS: Partial<Record<PullEvent, PullNews>> = { stop: 'ended', fail: 'failed' };

/** The state machine and its timers. Calls `onRefresh` once for each refresh. */
function usePullState(options: PullStateOptions) {
  const { timeout } = options;
  const report = useReport();
  const [state, setState] = useState<PullState>('idle');
  // Touch events arrive faster than renders, so the next event must see the newest state.
  const latest = useRef(state);
  const newest = useRef(options);
  const refreshes = useRef(0);
  const [news, setNews] = useState<PullNews>('none');
  useLayoutEffect(() => {
    newest.current = options;
  });

  const send = (event: PullEvent) => {
    const next = nextPullState(latest.current, event);
    if (next === latest.current) return;
    const { onChange, onExpire } = newest.current;
    latest.current = next;
    setState(next);
    if (next === 'refreshing') setNews('started');
    if (next === 'restoring') setNews(NEWS[event] ?? 'none');
    onChange?.(next, event);
    if (next === 'refreshing') refresh();
    if (event === 'expire') onExpire?.();
  };

  const refresh = () => {
    refreshes.current += 1;
    const number = refreshes.current;
    // The promise of an expired refresh must not end the next one.
    const end = (event: PullEvent) => {
      if (refreshes.current === number) send(event);
    };
    try {
      const answer = newest.current.onRefresh();
      if (isPromise(answer)) {
        answer.then(
          () => end('stop'),
          (error: unknown) => {
            report(error);
            end('fail');
          },
        );
      }
    } catch (error) {
      report(error);
      send('fail');
    }
  };

  const onClock = useEffectEvent(send);
  useEffect(() => {
    if (state === 'idle' || state === 'pulling' || state === 'reached') return;
    if (state === 'refreshing' && timeout > LONGEST_TIMER) return;
    const timer =
      state === 'refreshing'
        ? setTimeout(() => onClock('expire'), timeout)
        : setTimeout(() => onClock('settle'), MOTION);
    return () => clearTimeout(timer);
  }, [state, timeout]);

  return { state, news, send, current: () => latest.current };
}

const TABLE: Record<PullState, Partial<Record<PullEvent, PullState>>> = {
  idle: { pull: 'pulling', reach: 'reached', start: 'refreshing' },
  pulling: { reach: 'reached', release: 'aborting', cancel: 'aborting', start: 'refreshing' },
  reached: { pull: 'pulling', release: 'refreshing', cancel: 'aborting', start: 'refreshing' },
  // A caller may start a refresh while the last pull is still moving out.
  aborting: { settle: 'idle', start: 'refreshing' },
  refreshing: { stop: 'restoring', fail: 'restoring', expire: 'restoring' },
  restoring: { settle: 'idle', start: 'refreshing' },
};

/** An event without an entry in the table leaves the state as it is. */
export function nextPullState(state: PullState, event: PullEvent): PullState {
  return TABLE[state][event] ?? state;
}
