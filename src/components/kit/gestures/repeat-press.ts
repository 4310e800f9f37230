import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

export type RepeatPressOptions = {
  /** Called once for a press. With `repeats` also called repeatedly while the button is held. */
  onPress: () => void;
  /** @default true */
  repeats?: boolean;
  /** @default false */
  disabled?: boolean;
};

type Press = { readonly id: number; times: number; timer: number };

/**
 * A button that repeats while it is held: after 600 ms, then every 250 ms, then every 100 ms. Buttons handle each finger
 * separately, so users can type with two thumbs. For the keyboard and screen readers it is a plain button.
 */
export function useRepeatPress(options: RepeatPressOptions) {
  const { repeats = true, disabled = false } = options;
  const newest = useRef(options);
  const press = useRef<Press | null>(null);
  // Browsers fire a click only for the first finger.
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
    // A mouse and a pen have no implicit pointer capture.
    onPointerLeave: leave,
    onClick: (event: MouseEvent) => {
      const wasDone = isDone.current && event.detail > 0;
      isDone.current = false;
      if (!wasDone && !disabled) newest.current.onPress();
    },
    // The context menu of a long press would end the press.
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
  };
}

/** Whether the pointer is on the button. A release outside of it does nothing. */
function isOn(event: PointerEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return (
    event.clientX >= left &&
    event.clientX <= right &&
    event.clientY >= top &&
    event.clientY <= bottom
  );
}

/** Milliseconds until the next repetition. The first pause is long, so a short press does not repeat. */
export function repeatDelay(times: number): number {
  if (times <= 1) return 600;
  return times <= 6 ? 250 : 100;
}
