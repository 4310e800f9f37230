import { type PullFingerOptions, usePullFinger } from './pull-finger';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { LONGEST_TIMER } from '@/shared/clock';
import { isPromise } from '@/shared/values';

/** The states, and the finger that changes them. */
export function usePull(options: PullStateOptions & PullFingerOptions) {
  const { state, news, ...machine } = usePullState(options);
  usePullFinger(options, machine);
  return { state, news, send: machine.send };
}

/** The longest way back or out; the styles use the same 0.3 s. */
const MOTION = 300;

/** What there is to announce. Nobody stopped an expired refresh, so nothing is known of it. */
export type PullNews = 'none' | 'started' | 'ended' | 'failed';

export type PullStateOptions = {
  /** A promise that it returns ends the refresh when it settles. */
  onRefresh: () => unknown;
  onExpire?: (() => void) | undefined;
  /** Told of each change. */
  onChange?: ((state: PullState, event: PullEvent) => void) | undefined;
  /** A refresh that nobody stops ends by itself after so many milliseconds. */
  timeout: number;
};

const NEWS: Partial<Record<PullEvent, PullNews>> = { stop: 'ended', fail: 'failed' };

/** The machine, its clocks, and the one call of `onRefresh` for each refresh. */
function usePullState(options: PullStateOptions) {
  const { timeout } = options;
  const [state, setState] = useState<PullState>('idle');
  // Touch events come faster than renders: the next event must see the newest state.
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
    // The promise of a refresh that has expired says nothing about the next one.
    const end = (event: PullEvent) => {
      if (refreshes.current === number) send(event);
    };
    try {
      const answer = newest.current.onRefresh();
      if (isPromise(answer)) {
        answer.then(
          () => end('stop'),
          () => end('fail'),
        );
      }
    } catch (error) {
      send('fail');
      throw error;
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

/** Aborting: let go too early, on the way back. Restoring: refreshed, on the way out. */
export type PullState = 'idle' | 'pulling' | 'reached' | 'aborting' | 'refreshing' | 'restoring';

/** What the finger does (pull, reach, release, cancel), a caller (start, stop, fail), a clock (expire, settle). */
export type PullEvent =
  | 'pull'
  | 'reach'
  | 'release'
  | 'cancel'
  | 'start'
  | 'stop'
  | 'fail'
  | 'expire'
  | 'settle';

const TABLE: Record<PullState, Partial<Record<PullEvent, PullState>>> = {
  idle: { pull: 'pulling', reach: 'reached', start: 'refreshing' },
  pulling: { reach: 'reached', release: 'aborting', cancel: 'aborting', start: 'refreshing' },
  reached: { pull: 'pulling', release: 'refreshing', cancel: 'aborting', start: 'refreshing' },
  // A caller that starts while the last pull is still leaving the screen wants a refresh, not silence.
  aborting: { settle: 'idle', start: 'refreshing' },
  refreshing: { stop: 'restoring', fail: 'restoring', expire: 'restoring' },
  restoring: { settle: 'idle', start: 'refreshing' },
};

/** An event without an entry in the table leaves the state as it is. */
export function nextPullState(state: PullState, event: PullEvent): PullState {
  return TABLE[state][event] ?? state;
}
