import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Drag, mergeRefs, useDrag } from '@/components/gestures';
import { neighbour } from './neighbour';
import type { TabItem } from './tabs';

type Swipe = {
  items: readonly TabItem[];
  chosen: string;
  onChoose: (key: string) => void;
  disabled: boolean;
};

/** Pixels a millisecond. */
const FLICK = 0.3;
const DURATION = 240;
const EASE = 'cubic-bezier(0.32, 0.72, 0, 1)';

/**
 * Swipes from one panel to the next. The panel beside is rendered when the finger has said where it goes, and again
 * taken away when all stands still: two renders a swipe, none in between.
 */
export function useTabSwipe({ items, chosen, onChoose, disabled }: Swipe) {
  const element = useRef<HTMLDivElement>(null);
  const [beside, setBeside] = useState<string | null>(null);
  /** -1 where the panel beside stands at the left. */
  const side = useRef<1 | -1>(1);
  const settling = useRef<Animation | null>(null);
  /** Where it leads. A quick finger is gone before the panel beside is rendered. */
  const target = useRef<string | null>(null);

  const rtl = () =>
    element.current !== null && getComputedStyle(element.current).direction === 'rtl';
  const nextFor = (x: number) => neighbour(items, chosen, x < 0 === rtl() ? -1 : 1, false);
  const width = () => element.current?.clientWidth || 1;

  const put = (x: number) => {
    const { current } = element;
    if (!current) return;
    const limit = width();
    const within = side.current === 1 ? clampTo(x, -limit, 0) : clampTo(x, 0, limit);
    current.style.setProperty('--x', `${within}px`);
  };

  const finish = (goes: boolean) => {
    settling.current = null;
    const key = target.current;
    target.current = null;
    if (goes && key !== null) onChoose(key);
    setBeside(null);
  };

  const settle = (x: number, goes: boolean) => {
    const { current } = element;
    const rest = goes ? -side.current * width() : 0;
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return finish(goes);
    const panels = [...current.querySelectorAll<HTMLElement>(':scope > :not([hidden])')];
    const duration = Math.max(80, (DURATION * Math.abs(rest - x)) / width());
    const motions = panels.map((panel) =>
      panel.animate([{ translate: `${x}px 0` }, { translate: `${rest}px 0` }], {
        duration,
        easing: EASE,
        fill: 'forwards',
      }),
    );
    const [first] = motions;
    if (!first) return finish(goes);
    settling.current = first;
    const end = () => {
      finish(goes);
      for (const motion of motions) motion.cancel();
    };
    first.onfinish = end;
  };

  // It stands where the finger is from its first frame on.
  useLayoutEffect(() => {
    element.current?.style.setProperty('--side', String(side.current));
    if (!beside) element.current?.style.removeProperty('--x');
  }, [beside]);

  // A tab was chosen by other means meanwhile.
  useLayoutEffect(
    () => () => {
      settling.current?.cancel();
      settling.current = null;
      setBeside(null);
    },
    [chosen],
  );

  const drag = useDrag({
    axis: 'x',
    disabled,
    accepts: ({ x }: Drag) => settling.current === null && nextFor(x) !== null,
    onStart: ({ from, point }) => {
      const x = point.x - from.x;
      side.current = x < 0 ? 1 : -1;
      target.current = nextFor(x);
      setBeside(target.current);
    },
    onMove: ({ x }) => put(x),
    onEnd: ({ x, vx, how }) => {
      const along = -side.current * x;
      const speed = -side.current * vx;
      const goes =
        how === 'release' && along > 0 && (speed > FLICK || along > width() / 2) && speed > -FLICK;
      settle(x, goes);
    },
  });
  return { ref: useMemo(() => mergeRefs<HTMLDivElement>(element, drag), [drag]), beside };
}

function clampTo(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
