import { type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { useHandle } from '@/components/use-handle';
import { SWIPER_INTERVAL } from '@/shared/defaults';
import { stepOfKey } from './focus';
import type { SwiperProps, SwiperSource } from './swiper-props';
import { autoplayFrom, indexFor, isActive, placeFor, stepFrom } from './track';
import { millisecondsOr, type SwiperMotion } from './use-swiper';
import { useSwiperDrag, wayOf } from './use-swiper-drag';

/** All that moves the slides: the clock, fingers, keys, buttons, and the owner's handle. */
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
  /** Neighbours in sight are inert: whoever taps them taps the frame. */
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

/** Before or behind what is shown in full. The frame's padding is the margins; the line itself has moved. */
function sideOf(
  { clientX, clientY }: MouseEvent,
  frame: HTMLElement,
  line: HTMLElement,
  isVertical: boolean,
): -1 | 0 | 1 {
  const box = frame.getBoundingClientRect();
  const style = getComputedStyle(frame);
  const way = wayOf(line, isVertical);
  const [at, start, end] = isVertical
    ? [clientY, box.top + px(style.paddingTop), box.bottom - px(style.paddingBottom)]
    : [clientX, box.left + px(style.paddingLeft), box.right - px(style.paddingRight)];
  if (at >= start && at <= end) return 0;
  return at < start === (way === 1) ? -1 : 1;
}

function px(length: string): number {
  return Number.parseFloat(length) || 0;
}
