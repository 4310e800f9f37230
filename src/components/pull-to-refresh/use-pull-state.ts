import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nextPullState, type PullEvent, type PullState } from './pull-machine';

/** The longest way back or out; the styles use the same 0.3 s. */
const MOTION = 300;

/** What there is to announce. Nobody stopped an expired refresh, so nothing is known of it. */
export type PullNews = 'none' | 'started' | 'ended';

type Options = {
  onRefresh: () => void;
  onExpire: (() => void) | undefined;
  /** A refresh that nobody stops ends by itself after so many milliseconds. */
  timeout: number;
};

/** The machine, its clocks, and the one call of `onRefresh` for each refresh. */
export function usePullState({ onRefresh, onExpire, timeout }: Options) {
  const [state, setState] = useState<PullState>('idle');
  // Touch events come faster than renders: the next event must see the newest state.
  const latest = useRef(state);
  const [news, setNews] = useState<PullNews>('none');

  const send = (event: PullEvent) => {
    const next = nextPullState(latest.current, event);
    if (next === latest.current) return;
    latest.current = next;
    setState(next);
    if (next === 'refreshing') {
      setNews('started');
      onRefresh();
    }
    if (next === 'restoring') setNews(event === 'stop' ? 'ended' : 'none');
    if (event === 'expire') onExpire?.();
  };

  const onClock = useEffectEvent(send);
  useEffect(() => {
    if (state === 'idle' || state === 'pulling' || state === 'reached') return;
    const timer =
      state === 'refreshing'
        ? setTimeout(() => onClock('expire'), timeout)
        : setTimeout(() => onClock('settle'), MOTION);
    return () => clearTimeout(timer);
  }, [state, timeout]);

  return { state, news, send, current: () => latest.current };
}
