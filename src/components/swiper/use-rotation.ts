import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { watchSight } from '@/shared/browser';
import { LONGEST_TIMER } from '@/shared/clock';
import { last } from '@/shared/values';

/** Why it does not go on by itself for now. */
export type Pause = 'touch' | 'hover' | 'focus' | 'unseen' | 'hidden';

type Rotation = {
  root: RefObject<HTMLElement | null>;
  isOn: boolean;
  /** Somebody has started it who also looks at it: a mouse or the focus on it stops nothing. */
  isForced: boolean;
  interval: number;
  go: () => void;
};

/** The clock of autoplay. It waits a whole interval after each pause, so nothing jumps when people come back. */
export function useRotation({ root, isOn, isForced, interval, go }: Rotation) {
  const pauses = useRef(new Set<Pause>());
  const timer = useRef(0);
  const newest = useRef(go);
  useEffect(() => {
    newest.current = go;
  });

  const arm = useCallback(() => {
    clearTimeout(timer.current);
    const counts = (pause: Pause) => !isForced || (pause !== 'hover' && pause !== 'focus');
    if (!isOn || interval > LONGEST_TIMER || [...pauses.current].some(counts)) return;
    timer.current = window.setTimeout(() => {
      newest.current();
      arm();
    }, interval);
  }, [isOn, isForced, interval]);

  const pause = useCallback(
    (why: Pause, isPaused: boolean) => {
      if (pauses.current.has(why) === isPaused) return;
      if (isPaused) pauses.current.add(why);
      else pauses.current.delete(why);
      arm();
    },
    [arm],
  );

  // On a hidden page nobody hears a finger lift, or a mouse leave.
  useEffect(() => {
    const { current } = pauses;
    return () => current.clear();
  }, []);

  // Also undone and redone where the page is hidden and shown.
  useEffect(() => {
    const element = root.current;
    if (!isOn || !element) return;
    const look = () => pause('hidden', document.hidden);
    const watcher = watchSight((entries) => {
      pause('unseen', !last(entries)?.isIntersecting);
    });
    look();
    arm();
    watcher.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer.current);
      watcher.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [root, isOn, arm, pause]);

  return { pause, again: arm };
}
