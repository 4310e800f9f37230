import type { RefCallback } from 'react';
import { useSafeCallbacks } from '@/components/kit/use-safe-call';
import { LONG_PRESS } from '@/shared/defaults';
import { type Attach, useAttached } from './attach';
import { type Contender, type Contest, contestOf } from './contest';

export type PressOptions = {
  /** @default false */
  disabled?: boolean;
  /** A tap, a click, Enter or Space. Use it on a button, because the keyboard reaches only buttons. */
  onTap?: (event: MouseEvent) => void;
  /** [S9.11] A press of 350 ms without a move, or the menu key. `onTap` is then not called. */
  onLongPress?: (at: { readonly x: number; readonly y: number }) => void;
  /** Called with true when a pointer presses the element, and with false at the end. */
  onPressChange?: (isPressed: boolean) => void;
};

/** Taps and long presses: `<button ref={usePress({ onTap, onLongPress })} />`. */
export function usePress(options: PressOptions): RefCallback<HTMLElement> {
  return useAttached(
    useSafeCallbacks(options),
    options.onLongPress ? attachLongPress : attachPress,
  );
}

/** [S9.11] A pointer that moves more pixels does not press. */
const REACH = 10;

const attachPress: Attach<PressOptions> = (element, options) => {
  const stop = new AbortController();
  const { signal } = stop;
  let contest: Contest | null = null;
  let timer = 0;

  const forget = () => {
    clearTimeout(timer);
    if (contest) options().onPressChange?.(false);
    contest = null;
  };

  const contender: Contender = {
    element,
    judge: ({ x, y }) => (Math.hypot(x, y) > REACH ? 'leave' : 'wait'),
    win: ({ point }) => {
      // `disabled` may have changed during the press.
      if (!options().disabled) options().onLongPress?.({ x: point.x, y: point.y });
    },
    move: () => {},
    end: forget,
    lose: forget,
  };

  const land = (event: PointerEvent) => {
    const isOther = event.pointerType === 'mouse' && event.button !== 0;
    if (contest || isOther || !event.isPrimary || options().disabled) return;
    const joined = contestOf(event);
    if (!joined.join(contender)) return;
    contest = joined;
    options().onPressChange?.(true);
    if (!options().onLongPress) return;
    timer = window.setTimeout(() => joined.seize(contender), LONG_PRESS);
  };

  // A second finger anywhere ends the press, because it starts another gesture.
  const landBeside = (event: PointerEvent) => {
    if (contest && contest !== contestOf(event)) contest.leave(contender);
  };

  const showMenu = (event: MouseEvent) => {
    const { onLongPress, disabled } = options();
    if (!onLongPress || disabled) return;
    const byMouse = event.button === 2 && !contest;
    if (byMouse) return;
    event.preventDefault();
    // For a touch, the timer calls `onLongPress`.
    if (contest || ('pointerType' in event && event.pointerType === 'touch')) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    onLongPress({ x: left + width / 2, y: top + height / 2 });
  };

  element.addEventListener('pointerdown', land, { signal });
  window.addEventListener('pointerdown', landBeside, { signal, capture: true });
  element.addEventListener('contextmenu', showMenu, { signal });
  element.addEventListener(
    'click',
    (event) => {
      if (!options().disabled) options().onTap?.(event);
    },
    { signal },
  );
  return () => {
    contest?.leave(contender);
    forget();
    stop.abort();
  };
};

/** A long press also needs to disable the browser's own long press. */
const attachLongPress: Attach<PressOptions> = (element, options) => {
  const stop = attachPress(element, options);
  const giveBack = keepCallout(element);
  return () => {
    stop();
    giveBack();
  };
};

/** On a long press iOS shows its own menu and selects text. */
function keepCallout({ style }: HTMLElement): () => void {
  style.setProperty('-webkit-touch-callout', 'none');
  style.setProperty('-webkit-user-select', 'none');
  style.setProperty('user-select', 'none');
  return () => {
    for (const name of ['-webkit-touch-callout', '-webkit-user-select', 'user-select']) {
      style.removeProperty(name);
    }
  };
}
