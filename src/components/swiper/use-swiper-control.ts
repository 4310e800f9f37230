import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
  type RefObject,
  useRef,
} from 'react';
import { useHandle } from '@/components/kit/use-handle';
import { SWIPER_INTERVAL } from '@/shared/defaults';
import type { SwiperProps, SwiperSource } from './swiper-props';
import { autoplayFrom, indexFor, isActive, placeFor, stepFrom } from './track';
import { millisecondsOr, type SwiperMotion } from './use-swiper';
import { type Drag, useDrag } from '@/components/kit/gestures';

/** Everything that moves the slides: autoplay, swipes, keys, buttons, and `handle`. */
export function useSwiperControl(
  props: SwiperProps,
  motion: SwiperMotion,
  line: RefObject<HTMLElement | null>,
) {
  const { autoplay = false, interval, vertical = false, disableTouch = false, handle } = props;
  const { engine, track, duration, index, move } = motion;

  const step = (by: 1 | -1, source: SwiperSource) => {
    const place = stepFrom(engine.target(), by, track);
    if (place !== engine.target()) move({ place, source });
  };
  const goTo = (wanted: number, source: SwiperSource, time = duration) => {
    const place = placeFor(indexFor(wanted, track), engine.target(), track);
    move({ place, source, time });
  };

  useHandle(handle, {
    next: () => step(1, ''),
    prev: () => step(-1, ''),
    goTo: (to, { animated = true } = {}) => goTo(to, '', animated ? duration : 0),
  });

  const { ref, land } = useSwiperDrag({ ...motion, disabled: disableTouch });

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = stepOfKey(event, vertical, wayOf(event.currentTarget, vertical));
    if (by === 0 || !isActive(track)) return;
    event.preventDefault();
    step(by, '');
  };
  /** The visible neighbours are inert, so a tap on them reaches the frame. */
  const clickFrame = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (!line.current || (target !== currentTarget && target !== line.current)) return;
    const by = sideOf(event, currentTarget, line.current, vertical);
    if (by !== 0) step(by, 'click');
  };

  return {
    rotation: {
      index,
      isOn: autoplay && isActive(track),
      interval: Math.max(duration, millisecondsOr(SWIPER_INTERVAL, interval)),
      go: () => move({ place: autoplayFrom(engine.target(), track), source: 'autoplay' }),
    },
    step,
    goTo,
    press,
    dragRef: ref,
    frame: { onPointerDown: land, onClick: clickFrame },
  };
}

/** Whether a click is before (-1) or after (1) the current slides. The line without its transform is as large as they are. */
function sideOf(
  { clientX, clientY }: MouseEvent,
  frame: HTMLElement,
  line: HTMLElement,
  isVertical: boolean,
): -1 | 0 | 1 {
  const box = frame.getBoundingClientRect();
  const [at, size] = isVertical
    ? [clientY - box.top + frame.offsetTop - line.offsetTop, line.offsetHeight]
    : [clientX - box.left + frame.offsetLeft - line.offsetLeft, line.offsetWidth];
  if (at >= 0 && at <= size) return 0;
  return at < 0 === (wayOf(line, isVertical) === 1) ? -1 : 1;
}

type SwiperDrag = SwiperMotion & { disabled: boolean };

/** 1 where the next slide is to the right or below, -1 where it is to the left. */
function wayOf(element: Element, isVertical: boolean): 1 | -1 {
  return !isVertical && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

function useSwiperDrag({ engine, track, duration, move, disabled }: SwiperDrag): {
  ref: RefCallback<HTMLElement>;
  land: (event: PointerEvent<HTMLElement>) => void;
} {
  const { isVertical } = track;
  const view = useRef<HTMLElement>(null);
  const hold = useRef({ way: 1, size: 1 });

  // A finger that moves backwards uncovers the next slide.
  const along = (x: number, y: number) => -hold.current.way * (isVertical ? y : x);
  const measure = () => {
    const way = view.current ? wayOf(view.current, isVertical) : 1;
    hold.current = { way, size: engine.slideSize() };
  };

  const ref = useDrag({
    axis: isVertical ? 'y' : 'x',
    disabled: disabled || !isActive(track),
    accepts: ({ x, y }: Drag) => {
      measure();
      const by = along(x, y) > 0 ? 1 : -1;
      const isEnd = stepFrom(engine.target(), by, track) === engine.target();
      return !(isEnd && view.current && isInside(view.current, isVertical));
    },
    onStart: () => engine.grab(),
    onMove: ({ x, y }) => engine.drag(along(x, y) / hold.current.size),
    onEnd: ({ how, vx, vy }) => {
      const { place, away } = engine.letGo(along(vx, vy));
      // The browser or a swipe-back of the page took the gesture, so return to the same slide.
      if (how === 'cancel') return move({ place: engine.target(), source: 'touch' });
      move({ place, source: 'touch', time: duration * Math.min(1, Math.max(0.4, away)) });
    },
  });

  /** A touch stops a running animation. Without a drag the animation goes on when the finger lifts. */
  const land = (event: PointerEvent<HTMLElement>) => {
    view.current = event.currentTarget;
    if (!disabled) engine.hold();
    const stop = new AbortController();
    const lift = (other: globalThis.PointerEvent) => {
      if (other.pointerId !== event.pointerId) return;
      stop.abort();
      if (engine.isStranded()) move({ place: engine.target(), source: 'touch' });
    };
    const options = { capture: true, signal: stop.signal };
    window.addEventListener('pointerup', lift, options);
    window.addEventListener('pointercancel', lift, options);
  };

  return { ref, land };
}

/** Is the Swiper inside another one with the same axis? Then the outer one takes swipes beyond its end. */
function isInside(view: HTMLElement, isVertical: boolean): boolean {
  const axis = isVertical ? 'y' : 'x';
  const own = view.closest('[data-swiper]');
  return Boolean(own?.parentElement?.closest(`[data-swiper="${axis}"]`));
}

const HAS_OWN_KEYS =
  'input, textarea, select, audio, video, [contenteditable], [role="slider"], [role="tab"]';

/** -1 or 1 for an arrow key along the slides, 0 for any other. */
function stepOfKey(event: KeyboardEvent, isVertical: boolean, way: 1 | -1): -1 | 0 | 1 {
  const { key, target } = event;
  const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
  if (isTaken || event.shiftKey) return 0;
  if (target instanceof Element && target.closest(HAS_OWN_KEYS)) return 0;
  if (key === (isVertical ? 'ArrowDown' : 'ArrowRight')) return way;
  if (key === (isVertical ? 'ArrowUp' : 'ArrowLeft')) return way === 1 ? -1 : 1;
  return 0;
}

/**
 * A slide that leaves the view becomes inert or is removed, and loses the focus, so focus the new slide. `last` is the
 * element in the slides that had the focus before the render.
 */
export function focusShown(line: HTMLElement, last: Element | null): void {
  const { activeElement, body } = document;
  // The browser may already have moved the focus to the body.
  const from = activeElement === body ? last : activeElement;
  const isLost = from?.isConnected ? line.contains(from) && from.closest('[inert]') : from === last;
  if (!from || !isLost) return;
  line.querySelector<HTMLElement>(':scope > :not([inert])')?.focus({ preventScroll: true });
}
