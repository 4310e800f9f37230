import { type RefObject, useLayoutEffect } from 'react';
import { useNavigator } from './navigator-context';
import type { OwnMemory } from './own-memory';

const SCROLL_KEY = 'scroll';

/** How long a page that still fills up may take to become tall enough for its old offset. */
const PATIENCE = 3000;
const TAKE_OVER = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Remembers a page's scroll offset and gives it back: after hiding (browsers keep it, but none promises to), a
 * refresh and eviction.
 */
export function useScrollMemory(
  memory: OwnMemory,
  scroller: RefObject<HTMLElement | null>,
  visible: boolean,
) {
  const { clock } = useNavigator();

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !visible) return;
    const remember = () => memory.write(SCROLL_KEY, element.scrollTop);
    const stop = restore(element, memory.read(SCROLL_KEY), remember, (run) =>
      clock.after(PATIENCE, run),
    );
    return () => {
      stop?.();
      element.removeEventListener('scroll', remember);
    };
  }, [memory, scroller, visible, clock]);
}

/**
 * Scrolls as soon as there is enough content, and gives up when somebody else scrolls. Nothing is remembered
 * before it is over: the end of a page that is short for now would take the place of its old offset.
 */
function restore(
  element: HTMLElement,
  wanted: unknown,
  remember: () => void,
  timeout: (run: () => void) => () => void,
): (() => void) | void {
  const watch = () => element.addEventListener('scroll', remember);
  if (typeof wanted !== 'number') return watch();
  let written = 0;
  let frame = 0;
  const look = () => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    // What is shorter now is cut off at its end by the browser; what moves up further, somebody has moved.
    const moved = scrollTop < Math.min(written, scrollHeight - clientHeight) - 1;
    if (!moved) element.scrollTop = wanted;
    written = element.scrollTop;
    if (moved) remember();
    if (moved || Math.abs(written - wanted) < 1) stop();
    else frame = requestAnimationFrame(look);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    cancelTimeout();
    for (const name of TAKE_OVER) element.removeEventListener(name, stop);
    watch();
  };
  const cancelTimeout = timeout(stop);
  for (const name of TAKE_OVER) element.addEventListener(name, stop, { passive: true });
  look();
  return stop;
}
