import { type PointerEvent, type RefCallback, useRef } from 'react';
import { type Drag, useDrag } from '@/components/gestures';
import { isActive, stepFrom } from './track';
import type { SwiperMotion } from './use-swiper';

type SwiperDrag = SwiperMotion & { disabled: boolean };

/** 1 where the next slide is to the right or below, -1 where it is to the left. */
export function wayOf(element: Element, isVertical: boolean): 1 | -1 {
  return !isVertical && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** A finger on the slides. */
export function useSwiperDrag({ engine, track, duration, move, disabled }: SwiperDrag): {
  ref: RefCallback<HTMLElement>;
  land: (event: PointerEvent<HTMLElement>) => void;
} {
  const { isVertical } = track;
  const view = useRef<HTMLElement>(null);
  const hold = useRef({ way: 1, size: 1 });

  // Along the line: a finger that goes back brings what comes next.
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
      // Taken away by the browser or a page that is swiped back: nothing was wanted.
      if (how === 'cancel') return move({ place: engine.target(), source: 'touch' });
      move({ place, source: 'touch', time: duration * Math.min(1, Math.max(0.4, away)) });
    },
  });

  /** Stops it in mid-flight; a finger that then does not drag lets it go on. */
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

/** In another one that goes the same way: at its own end it leaves the finger to that. */
function isInside(view: HTMLElement, isVertical: boolean): boolean {
  const axis = isVertical ? 'y' : 'x';
  const own = view.closest('[data-swiper]');
  return Boolean(own?.parentElement?.closest(`[data-swiper="${axis}"]`));
}
