import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { useReport } from '@/components/kit/use-safe-call';
import { watchSight } from '@/shared/browser';

export type LoadSide = 'start' | 'end';

type LoadLane = {
  /** A ref, because state would change only with the next render. */
  readonly lock: RefObject<boolean>;
  readonly busy: LoadSide | null;
  readonly setBusy: (side: LoadSide | null) => void;
};

type LoaderOptions = {
  /** Loads the next items. A rejected promise is a failure. */
  load: (() => unknown) | undefined;
  hasMore: boolean;
  count: number;
  /** Only the button loads. */
  manual: boolean;
  side: LoadSide;
  /** Shared by both ends: one load at a time. */
  lane: LoadLane;
  /** When the items were fetched. With newer items a failure of before is over. */
  since?: number;
};

/**
 * Loads while the zone is visible in the window, through all scrollers around it. A zone in a hidden tab, on a page
 * below or beside the screen is not visible. After each load it observes again, so a list shorter than the screen
 * continues to load.
 */
export function useLoader({ load, hasMore, count, manual, side, lane, since }: LoaderOptions) {
  // The zone at the end of the list. While it is visible, the list loads.
  const mark = useRef<HTMLSpanElement>(null);
  const { lock, busy, setBusy } = lane;
  const report = useReport();
  const [round, send] = useReducer(nextRound, { ...FIRST_ROUND, count });
  const newest = useRef({ load, hasMore, count });
  useLayoutEffect(() => {
    newest.current = { load, hasMore, count };
  });

  const { phase } = round;
  useLayoutEffect(() => send({ type: 'seen', count }), [count, phase]);
  useLayoutEffect(() => send({ type: 'renew' }), [since]);

  const run = (byHand: boolean) => {
    const { load: start, hasMore: isMore } = newest.current;
    if (lock.current || !start || !isMore) return;
    lock.current = true;
    setBusy(side);
    send({ type: byHand ? 'start-by-hand' : 'start' });
    void finish(start, report).then((isDone) => {
      lock.current = false;
      setBusy(null);
      send(isDone ? { type: 'end', count: newest.current.count } : { type: 'fail' });
    });
  };

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') run(false);
  });
  const mayLoad = hasMore && !manual && load !== undefined;
  const isWaiting = phase === 'idle' && busy === null && mayLoad;
  const { empty } = round;
  useEffect(() => {
    const element = mark.current;
    if (!isWaiting || !element) return;
    const observer = watchSight((entries) => {
      if (entries[entries.length - 1]?.isIntersecting) look();
    });
    const again = () => {
      observer.unobserve(element);
      observer.observe(element);
    };
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', again);
    };
  }, [isWaiting, count, empty]);

  return { side, mark, phase, hasMore, onLoad: () => run(true) };
}

async function finish(start: () => unknown, report: (error: unknown) => void): Promise<boolean> {
  try {
    await start();
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}

/** After this many loads in a row without new items, only the button loads. */
const EMPTY_LIMIT = 3;

export type LoadPhase = 'idle' | 'loading' | 'failed' | 'stalled';

export type LoadRound = {
  readonly phase: LoadPhase;
  /** The number of items when the last load began, or when the number last changed. */
  readonly count: number;
  /** The number of loads in a row without new items. */
  readonly empty: number;
};

export type LoadEvent =
  | { readonly type: 'start' | 'fail' | 'renew' }
  | { readonly type: 'start-by-hand' }
  | { readonly type: 'end' | 'seen'; readonly count: number };

export const FIRST_ROUND: LoadRound = { phase: 'idle', count: 0, empty: 0 };

/** The state machine for the loads at one end of a list. */
export function nextRound(round: LoadRound, event: LoadEvent): LoadRound {
  switch (event.type) {
    case 'start':
      return round.phase === 'idle' ? { ...round, phase: 'loading' } : round;
    case 'start-by-hand':
      return round.phase === 'loading' ? round : { ...round, phase: 'loading', empty: 0 };
    case 'fail':
      return round.phase === 'loading' ? { ...round, phase: 'failed' } : round;
    case 'renew':
      return round.phase === 'failed' ? { ...round, phase: 'idle' } : round;
    case 'end': {
      if (round.phase !== 'loading') return round;
      const empty = event.count === round.count ? round.empty + 1 : 0;
      return { phase: empty < EMPTY_LIMIT ? 'idle' : 'stalled', count: event.count, empty };
    }
    case 'seen': {
      if (event.count === round.count || round.phase === 'loading') return round;
      // The items arrived after the promise resolved, or the list restarted.
      return { phase: 'idle', count: event.count, empty: 0 };
    }
  }
}
