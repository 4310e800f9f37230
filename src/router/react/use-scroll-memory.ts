import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigator } from './navigator-context';
import type { OwnMemory } from './own-memory';

/** Under which a page remembers its scroll offset. */
export const SCROLL_KEY = 'scroll';

/** How long a page that still fills up may take to become tall enough for its old offset. */
const PATIENCE = 3000;
const TAKE_OVER = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Gives a page its scroll offset back: after hiding (browsers keep it, but none promises to), a refresh and
 * eviction. The answer remembers it, but not before that is over: the end of a page that is short for now would
 * take the place of its old offset.
 */
export function useScrollMemory(
  memory: OwnMemory,
  scroller: RefObject<HTMLElement | null>,
  visible: boolean,
) {
  const { clock } = useNavigator();
  const state = useRef<'restoring' | 'free'>('free');
  const remember = useCallback(
    ({ scrollTop }: Element) => {
      if (state.current === 'free') memory.write(SCROLL_KEY, scrollTop);
    },
    [memory],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    const wanted = memory.read(SCROLL_KEY);
    if (!element || !visible || typeof wanted !== 'number' || wanted === element.scrollTop) return;
    state.current = 'restoring';
    const free = () => {
      state.current = 'free';
    };
    return restore(element, wanted, { free, remember }, (run) => clock.after(PATIENCE, run));
  }, [memory, remember, scroller, visible, clock]);

  return remember;
}

/** Scrolls as soon as there is enough content, and gives up when somebody else scrolls. */
function restore(
  element: HTMLElement,
  wanted: number,
  { free, remember }: { free: () => void; remember: (element: Element) => void },
  timeout: (run: () => void) => () => void,
): () => void {
  let written = 0;
  let frame = 0;
  const look = () => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    // What is shorter now is cut off at its end by the browser; what moves up further, somebody has moved.
    const moved = scrollTop < Math.min(written, scrollHeight - clientHeight) - 1;
    if (!moved) element.scrollTop = wanted;
    written = element.scrollTop;
    if (moved || Math.abs(written - wanted) < 1) stop();
    else frame = requestAnimationFrame(look);
    if (moved) remember(element);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    cancelTimeout();
    for (const name of TAKE_OVER) element.removeEventListener(name, stop);
    free();
  };
  const cancelTimeout = timeout(stop);
  for (const name of TAKE_OVER) element.addEventListener(name, stop, { passive: true });
  look();
  return stop;
}
