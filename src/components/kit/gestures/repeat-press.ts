import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

export type RepeatPressOptions = {
  /** Once for a press; again and again while it is held, where it repeats. */
  onPress: () => void;
  /** @default true */
  repeats?: boolean;
  /** @default false */
  disabled?: boolean;
};

type Press = { readonly id: number; times: number; timer: number };

/**
 * A button that repeats while it is held: after 600 ms, then each 250 ms, then each 100 ms. It answers to each finger
 * alone, so that two thumbs type as fast as they can; to the keyboard and to screen readers it is a plain button.
 */
export function useRepeatPress(options: RepeatPressOptions) {
  const { repeats = true, disabled = false } = options;
  const newest = useRef(options);
  const press = useRef<Press | null>(null);
  // A click follows only the first finger.
  const isDone = useRef(false);

  useEffect(() => {
    newest.current = options;
  });

  const stop = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };

  useEffect(() => stop, []);
  useEffect(() => {
    if (disabled) stop();
  }, [disabled]);

  const again = (held: Press) => {
    held.timer = window.setTimeout(
      () => {
        newest.current.onPress();
        if (press.current === held) again(held);
      },
      repeatDelay(held.times + 1),
    );
    held.times += 1;
  };

  const leave = (event: PointerEvent) => {
    if (press.current?.id === event.pointerId) stop();
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const isOther = event.pointerType === 'mouse' && event.button !== 0;
      if (isOther || disabled || press.current) return;
      isDone.current = false;
      press.current = { id: event.pointerId, times: 0, timer: 0 };
      if (repeats) again(press.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const held = press.current;
      if (held?.id !== event.pointerId) return;
      stop();
      isDone.current = event.isPrimary;
      const hasRepeated = held.times > 1;
      if (!hasRepeated && isOn(event)) newest.current.onPress();
    },
    onPointerCancel: leave,
    onLostPointerCapture: leave,
    // A mouse and a pen are not held by the button they pressed.
    onPointerLeave: leave,
    onClick: (event: MouseEvent) => {
      const wasDone = isDone.current && event.detail > 0;
      isDone.current = false;
      if (!wasDone && !disabled) newest.current.onPress();
    },
    // The menu of a finger that rests would end the press.
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
  };
}

/** A finger that has slid off before it let go wants nothing. */
function isOn(event: PointerEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return (
    event.clientX >= left &&
    event.clientX <= right &&
    event.clientY >= top &&
    event.clientY <= bottom
  );
}

/** Milliseconds to the next time, after so many: first a pause, in which one lets go; later faster. */
export function repeatDelay(times: number): number {
  if (times <= 1) return 600;
  return times <= 6 ? 250 : 100;
}
