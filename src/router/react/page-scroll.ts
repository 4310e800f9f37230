import { type RefObject, useEffect, useMemo } from 'react';
import { watchSizes } from '@/shared/browser-watch';
import { NETWORK_TIMEOUT } from '@/shared/defaults';
import type { ScrollMetrics } from '../lifecycle/listeners';
import type { OwnMemory } from '../lifecycle/page-memory';
import { useNavigator } from './page-context';

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

/** One scroll listener a page: its offset is remembered, and the page told at most once a frame. */
export function useScrollEvents(
  key: string,
  remember: (element: Element) => void,
  scroller: RefObject<HTMLElement | null>,
  visible: boolean,
) {
  const { lifecycle } = useNavigator();

  useEffect(() => {
    const element = scroller.current;
    if (!element || !visible) return;
    let frame = 0;

    const tell = () => {
      frame = 0;
      lifecycle.call(key, 'scroll', element);
    };
    const onScroll = () => {
      remember(element);
      if (frame === 0) frame = requestAnimationFrame(tell);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [key, remember, scroller, visible, lifecycle]);
}

/** The content height at which the end was last reported; null outside of the zone. */
export type ReachState = number | null;

/**
 * Whether the page has been scrolled near its end [S9.15]. It is reported once for each visit of the zone. It is reported
 * again when the content has grown or shrunk by more than the distance, because that is another list. Content that fits
 * the screen never counts.
 */
export function reachBottom(
  reported: ReachState,
  { scrollTop, clientHeight, scrollHeight }: ScrollMetrics,
  distance: number,
): { readonly state: ReachState; readonly reached: boolean } {
  const scrollable = scrollTop > 0 && scrollHeight > clientHeight;
  // On zoomed screens fractional offsets end up to one pixel before the end.
  const inside = scrollable && scrollTop + clientHeight + distance >= scrollHeight - 1;
  if (!inside) return { state: null, reached: false };
  const again = reported !== null && Math.abs(scrollHeight - reported) > distance;
  return reported === null || again
    ? { state: scrollHeight, reached: true }
    : { state: reported, reached: false };
}
