import { type RefObject, useMemo } from 'react';
import { NETWORK_TIMEOUT } from '@/shared/defaults';
import { useNavigator } from './navigator-context';
import type { OwnMemory } from './own-memory';

/** Under which a page remembers its scroll offset. */
export const SCROLL_KEY = 'scroll';

/** How long a page's data may take to make it tall enough for its old offset: as long as a request. */
const PATIENCE = NETWORK_TIMEOUT;
const TAKE_OVER = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const;

export type ScrollMemory = {
  readonly remember: (element: Element) => void;
  /** To be called when the page's components stand in its scroller, hidden pages' again; the answer when they do not. */
  readonly restore: () => () => void;
};

/**
 * Gives a page its scroll offset back: after hiding (browsers keep it, but none promises to), a refresh and
 * eviction. It is remembered while the page stands, but not before it has its old one: the end of a page that is
 * short for now, or of a screen in its place, would take the place of that.
 */
export function useScrollMemory(
  memory: OwnMemory,
  scroller: RefObject<HTMLElement | null>,
): ScrollMemory {
  const { clock } = useNavigator();
  return useMemo(() => {
    let isFree = false;
    const free = () => {
      isFree = true;
    };
    const remember = ({ scrollTop }: Element) => {
      if (isFree) memory.write(SCROLL_KEY, scrollTop);
    };
    const bringBack = () => {
      const element = scroller.current;
      const wanted = memory.read(SCROLL_KEY);
      if (!element || typeof wanted !== 'number' || wanted === element.scrollTop) return free();
      return restore(element, wanted, { free, remember }, (run) => clock.after(PATIENCE, run));
    };
    return {
      remember,
      restore: () => {
        let isThere = true;
        let stop: (() => void) | void;
        const begin = () => {
          if (isThere) stop = bringBack();
        };
        // React has not told yet where the scroller is of a page that comes with it.
        if (scroller.current) begin();
        else queueMicrotask(begin);
        return () => {
          isThere = false;
          stop?.();
          isFree = false;
        };
      },
    };
  }, [memory, scroller, clock]);
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
