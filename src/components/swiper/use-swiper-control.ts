import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useImperativeHandle,
} from 'react';
import { SWIPER_INTERVAL } from '@/shared/defaults';
import { isKeyboardFocus, stepOfKey } from './focus';
import type { SwiperProps, SwiperSource } from './swiper-props';
import { autoplayFrom, indexFor, isActive, placeFor, stepFrom } from './track';
import { useRotation } from './use-rotation';
import { useRotationChoice } from './use-rotation-choice';
import { millisecondsOr, type SwiperMotion } from './use-swiper';
import { useSwiperDrag, wayOf } from './use-swiper-drag';

type Parts = {
  root: RefObject<HTMLElement | null>;
  line: RefObject<HTMLElement | null>;
};

/** All that moves the slides: the clock, fingers, keys, buttons, and the owner's handle. */
export function useSwiperControl(props: SwiperProps, motion: SwiperMotion, { root, line }: Parts) {
  const { autoplay = false, interval, vertical = false, disableTouch = false, handle } = props;
  const { engine, track, duration, move } = motion;

  const choice = useRotationChoice();
  const rotates = autoplay && isActive(track);
  const { pause, again } = useRotation({
    root,
    isOn: rotates && choice.runs,
    isForced: choice.isForced,
    interval: Math.max(duration, millisecondsOr(SWIPER_INTERVAL, interval)),
    go: () => move({ place: autoplayFrom(engine.target(), track), source: 'autoplay' }),
  });

  const step = (by: 1 | -1, source: SwiperSource) => {
    const place = stepFrom(engine.target(), by, track);
    if (place !== engine.target()) move({ place, source });
    again();
  };
  const goTo = (wanted: number, source: SwiperSource, time = duration) => {
    const place = placeFor(indexFor(wanted, track), engine.target(), track);
    move({ place, source, time });
    again();
  };

  useImperativeHandle(handle, () => ({
    next: () => step(1, ''),
    prev: () => step(-1, ''),
    goTo: (index, { animated = true } = {}) => goTo(index, '', animated ? duration : 0),
  }));

  const { ref, land } = useSwiperDrag({
    ...motion,
    disabled: disableTouch,
    onTouch: (isOn) => pause('touch', isOn),
  });

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = stepOfKey(event, vertical, wayOf(event.currentTarget, vertical));
    if (by === 0 || !isActive(track)) return;
    event.preventDefault();
    step(by, '');
  };
  const focus = ({ target }: FocusEvent<HTMLElement>) => {
    if (isKeyboardFocus(target) && !target.closest('[data-rotation]')) pause('focus', true);
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) pause('focus', false);
  };
  const hover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') pause('hover', isOver);
  };
  /** Neighbours in sight are inert: whoever taps them taps the frame. */
  const clickFrame = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (!line.current || (target !== currentTarget && target !== line.current)) return;
    const by = sideOf(event, currentTarget, line.current, vertical);
    if (by !== 0) step(by, 'click');
  };

  return {
    rotates,
    choice,
    step,
    goTo,
    dragRef: ref,
    frame: { onPointerDown: land, onClick: clickFrame },
    keys: { press, focus, blur, enter: hover(true), leave: hover(false) },
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
