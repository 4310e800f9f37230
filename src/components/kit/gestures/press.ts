import type { RefCallback } from 'react';
import { LONG_PRESS } from '@/shared/defaults';
import { type Attach, useAttached } from './attach';
import { type Contender, type Contest, contestOf } from './contest';

export type PressOptions = {
  /** @default false */
  disabled?: boolean;
  /** A tap, a click, Enter or Space. Put it on a button: only that is reached by keyboard. */
  onTap?: (event: MouseEvent) => void;
  /** [S9.11] Held for 350 ms without a move; then the tap does not come. Also the keyboard's menu key. */
  onLongPress?: (at: { readonly x: number; readonly y: number }) => void;
  /** A finger is on it, or is no longer. */
  onPressChange?: (isPressed: boolean) => void;
};

/** Taps and long presses: `<button ref={usePress({ onTap, onLongPress })} />`. */
export function usePress(options: PressOptions): RefCallback<HTMLElement> {
  return useAttached(options, options.onLongPress ? attachLongPress : attachPress);
}

/** [S9.11] A finger that moves more does not press. */
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
      // It may have been switched off under the finger.
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

  // A second finger anywhere: the two want something else.
  const landBeside = (event: PointerEvent) => {
    if (contest && contest !== contestOf(event)) contest.leave(contender);
  };

  const showMenu = (event: MouseEvent) => {
    const { onLongPress, disabled } = options();
    if (!onLongPress || disabled) return;
    const byMouse = event.button === 2 && !contest;
    if (byMouse) return;
    event.preventDefault();
    // A finger's comes by itself, where it was held.
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

/** What is held also has to be kept from the browser. */
const attachLongPress: Attach<PressOptions> = (element, options) => {
  const stop = attachPress(element, options);
  const giveBack = keepCallout(element);
  return () => {
    stop();
    giveBack();
  };
};

/** iOS shows its own menu, and selects words, under a finger that rests. */
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
