import { type RefObject, useMemo } from 'react';
import { watchSizes } from '@/shared/browser-watch';
import { NETWORK_TIMEOUT } from '@/shared/defaults';
import { useNavigator } from './navigator-context';
import type { OwnMemory } from './own-memory';

/** Under which a page remembers its scroll offset. */
export const SCROLL_KEY = 'scroll';

/** How long a page's data may take to make it tall enough for its old offset: as long as a request. */
const PATIENCE = NETWORK_TIMEOUT;
/** The visitor takes over. */
const TOUCHES = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const;

export type ScrollMemory = {
  /** To be called when the page is scrolled. */
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
    const ignore = () => {};
    let stop = ignore;
    const save: ScrollMemory['remember'] = ({ scrollTop }) => memory.write(SCROLL_KEY, scrollTop);
    let heed: ScrollMemory['remember'] = ignore;

    /**
     * Scrolls as soon as there is enough content, and gives up when somebody else scrolls. What makes a page taller
     * is seen by its sizes, or by what comes into it where a wrapper has none of its own (`display: contents`).
     */
    const restore = (element: HTMLElement, wanted: number) => {
      let written = 0;
      const look = () => {
        const { scrollTop, scrollHeight, clientHeight } = element;
        // What is shorter now is cut off at its end by the browser; what moves up further, somebody has moved.
        const moved = scrollTop < Math.min(written, scrollHeight - clientHeight) - 1;
        if (!moved) element.scrollTop = wanted;
        written = element.scrollTop;
        if (!moved && Math.abs(written - wanted) >= 1) return;
        stop();
        save(element);
      };
      const watch = () => {
        for (const box of [element, ...element.children]) sizes.observe(box);
        look();
      };
      const sizes = watchSizes(look);
      const content = new MutationObserver(watch);
      heed = look;
      stop = () => {
        sizes.disconnect();
        content.disconnect();
        cancel();
        for (const name of TOUCHES) element.removeEventListener(name, stop);
        heed = save;
      };
      const cancel = clock.after(PATIENCE, stop);
      for (const name of TOUCHES) element.addEventListener(name, stop, { passive: true });
      content.observe(element, { childList: true, subtree: true });
      watch();
    };
    return {
      remember: (element) => heed(element),
      restore: () => {
        let isThere = true;
        const begin = () => {
          if (!isThere) return;
          const element = scroller.current;
          const wanted = memory.read(SCROLL_KEY);
          heed = save;
          stop = ignore;
          if (element && typeof wanted === 'number' && wanted !== element.scrollTop)
            restore(element, wanted);
        };
        // React has not told yet where the scroller is of a page that comes with it.
        if (scroller.current) begin();
        else queueMicrotask(begin);
        return () => {
          isThere = false;
          stop();
          heed = ignore;
        };
      },
    };
  }, [memory, scroller, clock]);
}
