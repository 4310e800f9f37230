import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Drag, useDrag } from '@/components/gestures';
import { isMotionReduced } from '@/shared/browser';
import { clamp } from '@/shared/values';
import { neighbour } from './neighbour';
import { swipeWay } from './swipe-way';
import type { TabItem } from './tabs';

/** Two panels at the most: the chosen one, and the one that is swiped to or comes from. */
export type Shown = { readonly chosen: string; readonly beside: string | null };

export type TabSwipeProps = {
  readonly element: RefObject<HTMLElement | null>;
  readonly items: readonly TabItem[];
  readonly shown: Shown;
  readonly setBeside: (key: string | null) => void;
  readonly onChoose: (key: string) => void;
  readonly disabled: boolean;
};

type Motion = { readonly parts: readonly Animation[]; readonly from: number; readonly to: number };

const DURATION = 240;
const EASE = 'cubic-bezier(0.32, 0.72, 0, 1)';

/**
 * Swipes from one panel to the next. The panel beside is rendered when the finger has said where it goes, and again
 * taken away when all stands still: no render in between. The next one is chosen when the finger lets go; from then
 * on it is the former one that stands beside, and a finger that takes hold of them in mid-flight swipes farther.
 */
export function TabSwipe({ element, items, shown, setBeside, onChoose, disabled }: TabSwipeProps) {
  /** The one beside; a quick finger is gone before it is rendered. */
  const target = useRef<string | null>(null);
  /** -1 where it stands at the left. */
  const side = useRef<1 | -1>(1);
  /** Where the chosen one is, in pixels from its rest, and where it was when the finger took hold. */
  const at = useRef(0);
  const start = useRef(0);
  const motion = useRef<Motion | null>(null);

  const width = () => element.current?.clientWidth || 1;
  const nextFor = (x: number) => {
    const isRtl = element.current !== null && getComputedStyle(element.current).direction === 'rtl';
    return neighbour(items, shown.chosen, x < 0 === isRtl ? -1 : 1, false);
  };

  const put = (x: number) => {
    at.current = x;
    element.current?.style.setProperty('--x', `${x}px`);
  };

  const halt = () => {
    if (!motion.current) return;
    const { parts, from, to } = motion.current;
    motion.current = null;
    const part = parts[0]?.effect?.getComputedTiming().progress ?? 1;
    put(from + (to - from) * part);
    for (const one of parts) one.cancel();
  };

  const finish = () => {
    if (motion.current) for (const one of motion.current.parts) one.cancel();
    motion.current = null;
    target.current = null;
    at.current = 0;
    setBeside(null);
  };

  const settle = (to: number) => {
    const { current } = element;
    if (!current || isMotionReduced()) return finish();
    const from = at.current;
    // It is there already when the animation is taken away.
    put(to);
    const duration = Math.max(80, (DURATION * Math.abs(to - from)) / width());
    const frames = { translate: [`${from}px 0`, `${to}px 0`] };
    const parts = [...current.querySelectorAll(':scope > :not([hidden])')].map((panel) =>
      panel.animate(frames, { duration, easing: EASE, fill: 'both' }),
    );
    if (!parts[0]) return finish();
    motion.current = { parts, from, to };
    parts[0].onfinish = finish;
  };

  /** Brings the one that comes to light when the panel moves this way. False: there is none. */
  const aim = (way: number): boolean => {
    const wanted = way < 0 ? 1 : -1;
    if (target.current !== null && side.current === wanted) return true;
    const key = nextFor(way);
    if (key === null) return false;
    side.current = wanted;
    target.current = key;
    setBeside(key);
    return true;
  };

  const former = useRef(shown);
  const follow = useEffectEvent(() => {
    const { current } = element;
    const before = former.current;
    former.current = shown;
    const to = motion.current?.to;
    const isSwapped = shown.chosen !== before.chosen && shown.beside === before.chosen;
    if (isSwapped) {
      // The same picture, seen from the other one.
      const by = side.current * width();
      halt();
      start.current += by;
      put(at.current + by);
      side.current = side.current === 1 ? -1 : 1;
      target.current = shown.beside;
      if (to !== undefined) settle(0);
    } else if (shown.chosen !== before.chosen) {
      // A tab was chosen by other means meanwhile.
      halt();
      target.current = null;
      at.current = 0;
    } else if (to !== undefined) {
      // Rendered only now: it comes along.
      halt();
      settle(to);
    }
    // It stands where the finger is from its first frame on.
    current?.style.setProperty('--side', String(side.current));
    if (!shown.beside) current?.style.removeProperty('--x');
  });
  const leave = useEffectEvent(finish);
  useLayoutEffect(() => follow(), [shown]);
  useLayoutEffect(() => () => leave(), []);

  const drag = useDrag({
    axis: 'x',
    disabled,
    accepts: ({ x }: Drag) => motion.current !== null || nextFor(x) !== null,
    onStart: ({ from, point }) => {
      halt();
      start.current = at.current;
      if (at.current === 0) aim(point.x - from.x);
      put(at.current);
    },
    onMove: ({ x }) => {
      const to = start.current + x;
      if (to !== 0) aim(to);
      const limit = width();
      put(side.current === 1 ? clamp(to, -limit, 0) : clamp(to, 0, limit));
    },
    onEnd: ({ vx, how, from, point }) => {
      const came = point.x - from.x;
      const swipe = { place: at.current, came, speed: vx, width: width() };
      const way = how === 'release' ? swipeWay(swipe) : 0;
      if (way === 0 || !aim(way) || target.current === null) return settle(0);
      onChoose(target.current);
      settle(way * width());
    },
  });
  useLayoutEffect(() => {
    if (element.current) return drag(element.current) ?? undefined;
  }, [element, drag]);
  return null;
}
