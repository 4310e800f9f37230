import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isMotionReduced } from '@/shared/browser';
import { lineAt } from './line-at';

type Growth = {
  readonly percent: number;
  readonly type: 'line' | 'circle';
  readonly active: boolean;
  readonly activeMode: 'backwards' | 'forwards';
  readonly duration: number;
  readonly onActiveEnd: ((percent: number) => void) | undefined;
};

/** Animates to the percent in `duration` milliseconds per percent, with Web Animations and without renders. */
export function useGrowth(
  bar: RefObject<Element | null>,
  { percent, type, active, activeMode, duration, onActiveEnd }: Growth,
): void {
  const reached = useRef(0);
  // The last animated percent. The effect runs again when a hidden page is shown and must not animate then.
  const done = useRef<number | null>(null);
  const read = useEffectEvent(() => ({ activeMode, duration }));
  const end = useEffectEvent(() => {
    done.current = percent;
    onActiveEnd?.(percent);
  });

  useEffect(() => {
    const { current } = bar;
    const now = read();
    const from = now.activeMode === 'forwards' ? reached.current : 0;
    const time = Math.abs(percent - from) * (now.duration >= 0 ? now.duration : 30);
    if (active && done.current === percent) return;
    done.current = null;
    if (!current || !active || !('animate' in current)) {
      reached.current = percent;
      return;
    }
    const isCalm = isMotionReduced();
    const growth = current.animate(
      type === 'line'
        ? [{ transform: lineAt(from) }, { transform: lineAt(percent) }]
        : [{ strokeDashoffset: 100 - from }, { strokeDashoffset: 100 - percent }],
      { duration: isCalm ? 0 : time, easing: 'linear' },
    );
    growth.addEventListener('finish', end);
    return () => {
      const progress = growth.effect?.getComputedTiming().progress ?? 1;
      reached.current = from + (percent - from) * progress;
      growth.removeEventListener('finish', end);
      growth.cancel();
    };
  }, [bar, percent, type, active]);
}
