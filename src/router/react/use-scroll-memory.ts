import { type RefObject, useLayoutEffect } from 'react';
import { useNavigator } from './navigator-context';
import type { OwnMemory } from './own-memory';

export const SCROLL_KEY = 'scroll';

/** How long a page that still fills up may take to become tall enough for its old offset. */
const PATIENCE = 3000;
const TAKE_OVER = ['touchstart', 'wheel', 'keydown'] as const;

/**
 * Gives a page its scroll offset back: after hiding (browsers keep it, but none promises to), a refresh and
 * eviction.
 */
export function useScrollMemory(
  memory: OwnMemory,
  scroller: RefObject<HTMLElement | null>,
  visible: boolean,
) {
  const { clock } = useNavigator();

  useLayoutEffect(() => {
    const element = scroller.current;
    const wanted = memory.read(SCROLL_KEY);
    if (!element || !visible || typeof wanted !== 'number' || wanted === element.scrollTop) return;
    return restore(element, wanted, (run) => clock.after(PATIENCE, run));
  }, [memory, scroller, visible, clock]);
}

/** Scrolls as soon as there is enough content, and gives up when the visitor takes over. */
function restore(
  element: HTMLElement,
  wanted: number,
  timeout: (run: () => void) => () => void,
): (() => void) | undefined {
  const reached = () => {
    element.scrollTop = wanted;
    return Math.abs(element.scrollTop - wanted) < 1;
  };
  if (reached()) return undefined;
  let frame = 0;
  const look = () => {
    if (reached()) stop();
    else frame = requestAnimationFrame(look);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    cancelTimeout();
    for (const name of TAKE_OVER) element.removeEventListener(name, stop);
  };
  const cancelTimeout = timeout(stop);
  for (const name of TAKE_OVER) element.addEventListener(name, stop, { passive: true });
  frame = requestAnimationFrame(look);
  return stop;
}
