import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Drag, useDrag } from '@/components/kit/gestures';
import { isMotionReduced } from '@/shared/browser';
import { clamp } from '@/shared/values';
import { neighbour, type TabItem } from './tab-list';

/** The chosen panel and, during a swipe, the panel beside it. */
export type Shown = { readonly chosen: string; readonly beside: string | null };

type TabSwipeProps = {
  readonly element: RefObject<HTMLElement | null>;
  readonly items: readonly TabItem[];
  readonly shown: Shown;
  readonly setBeside: (key: string | null) => void;
  readonly onChoose: (key: string) => void;
};

type Motion = { readonly parts: readonly Animation[]; readonly from: number; readonly to: number };

const DURATION = 240;
const EASE = 'cubic-bezier(0.32, 0.72, 0, 1)';

/**
 * Swipes from one panel to the next. The first move of the finger renders the panel beside. The end of the motion
 * removes it. There is no render in between. The release of the finger chooses the next panel, and then the former
 * one is the panel beside. A finger that lands during the animation swipes on from there.
 */
export function TabSwipe({ element, items, shown, setBeside, onChoose }: TabSwipeProps) {
  /** The key of the panel beside, known before it is rendered. */
  const target = useRef<string | null>(null);
  /** -1 if the panel beside is at the left. */
  const side = useRef<1 | -1>(1);
  /** The offset of the chosen panel in pixels, now and at the start of the drag. */
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
    element.current?.style.setProperty('--portico-own-x', `${x}px`);
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
    // The style has the final offset already when the animation ends.
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

  /** Renders the panel beside for a move in this direction. Returns false if there is no panel on that side. */
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
      // The offset now counts from the newly chosen panel. Nothing moves on the screen.
      const by = side.current * width();
      halt();
      start.current += by;
      put(at.current + by);
      side.current = side.current === 1 ? -1 : 1;
      target.current = shown.beside;
      if (to !== undefined) settle(0);
    } else if (shown.chosen !== before.chosen) {
      // A tap, a key or the product has chosen another tab.
      halt();
      target.current = null;
      at.current = 0;
    } else if (to !== undefined) {
      // The panel beside was rendered during the animation, so the animation starts again with it.
      halt();
      settle(to);
    }
    // The panel beside has the right offset from its first frame on.
    current?.style.setProperty('--portico-own-side', String(side.current));
    if (!shown.beside) current?.style.removeProperty('--portico-own-x');
  });
  const leave = useEffectEvent(finish);
  useLayoutEffect(() => follow(), [shown]);
  useLayoutEffect(() => () => leave(), []);

  const drag = useDrag({
    axis: 'x',
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

/** In pixels per millisecond. */
const FLICK = 0.3;

type Swipe = {
  /** The offset of the panel from its resting place in pixels. */
  readonly place: number;
  /** The distance of the finger from where it landed, including the movement before the drag started. */
  readonly came: number;
  readonly speed: number;
  readonly width: number;
};

/**
 * The direction of the panel after the release: -1 is left, 1 is right, 0 is back to rest. A flick
 * against the direction of the drag goes back. If the finger caught a moving panel, only its own movement gives the
 * direction.
 */
export function swipeWay({ place, came, speed, width }: Swipe): -1 | 0 | 1 {
  const way = came < 0 ? -1 : 1;
  if (Math.abs(speed) > FLICK) return Math.sign(speed) === way ? way : 0;
  const far = Math.max(came * way, place * way);
  return far > width / 2 ? way : 0;
}
