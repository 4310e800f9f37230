import { type RefObject, useEffect, useMemo } from 'react';
import { watchSizes } from '@/shared/browser';
import { NETWORK_TIMEOUT } from '@/shared/defaults';
import type { ScrollMetrics } from '../lifecycle/listeners';
import { useNavigator, type OwnMemory } from './page-context';

/** The page memory keeps the scroll offset under this key. */
export const SCROLL_KEY = 'scroll';

/** A page may need data before it is tall enough for its saved offset. It waits as long as for a request. */
const RESTORE_TIMEOUT = NETWORK_TIMEOUT;

/** A page stops restoring its offset when the user does one of these. */
const USER_INPUTS = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const;

export type ScrollMemory = {
  /** Call it when the page is scrolled. */
  readonly remember: (element: Element) => void;
  /**
   * Call it when the page's components are in the scroller, also when a hidden page is shown again. Call the returned
   * function when they leave it.
   */
  readonly restore: () => () => void;
};

/**
 * Restores the scroll offset of a page that was hidden, evicted or reloaded. Browsers keep the offset of hidden pages,
 * but no standard says so.
 *
 * The offset is saved while the page is mounted, but not before the old one is restored. Otherwise a page that is still
 * short, or an error screen in its place, would overwrite it.
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
    let onScroll: ScrollMemory['remember'] = ignore;

    /**
     * Scrolls as soon as there is enough content, and gives up when something else scrolls the page. A ResizeObserver
     * watches the content. Wrappers with `display: contents` have no size, so a MutationObserver sees their children.
     */
    const restoreTo = (element: HTMLElement, offset: number) => {
      let written = 0;
      const tryAgain = () => {
        const { scrollTop, scrollHeight, clientHeight } = element;
        // When the content gets shorter, the browser lowers the offset. Only other code sets a still lower offset.
        const hasMoved = scrollTop < Math.min(written, scrollHeight - clientHeight) - 1;
        if (!hasMoved) element.scrollTop = offset;
        written = element.scrollTop;
        if (!hasMoved && Math.abs(written - offset) >= 1) return;
        stop();
        save(element);
      };
      const watch = () => {
        for (const box of [element, ...element.children]) sizes.observe(box);
        tryAgain();
      };
      const sizes = watchSizes(tryAgain);
      const content = new MutationObserver(watch);
      onScroll = tryAgain;
      stop = () => {
        sizes.disconnect();
        content.disconnect();
        cancelTimeout();
        for (const name of USER_INPUTS) element.removeEventListener(name, stop);
        onScroll = save;
      };
      const cancelTimeout = clock.after(RESTORE_TIMEOUT, stop);
      for (const name of USER_INPUTS) element.addEventListener(name, stop, { passive: true });
      content.observe(element, { childList: true, subtree: true });
      watch();
    };
    return {
      remember: (element) => onScroll(element),
      restore: () => {
        let isMounted = true;
        const start = () => {
          if (!isMounted) return;
          const element = scroller.current;
          const offset = memory.read(SCROLL_KEY);
          onScroll = save;
          stop = ignore;
          if (element && typeof offset === 'number' && offset !== element.scrollTop) {
            restoreTo(element, offset);
          }
        };
        // React sets the ref of the scroller later if the scroller and the page mount together.
        if (scroller.current) start();
        else queueMicrotask(start);
        return () => {
          isMounted = false;
          stop();
          onScroll = ignore;
        };
      },
    };
  }, [memory, scroller, clock]);
}

/** One scroll listener for each page. It saves the offset, and calls the page's listeners at most once a frame. */
export function useScrollEvents(
  key: string,
  remember: (element: Element) => void,
  scroller: RefObject<HTMLElement | null>,
  isVisible: boolean,
) {
  const { lifecycle } = useNavigator();

  useEffect(() => {
    const element = scroller.current;
    if (!element || !isVisible) return;
    let frame = 0;

    const notify = () => {
      frame = 0;
      lifecycle.call(key, 'scroll', element);
    };
    const onScroll = () => {
      remember(element);
      if (frame === 0) frame = requestAnimationFrame(notify);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [key, remember, scroller, isVisible, lifecycle]);
}

/** The content height when the end was last reported. null: the user is not near the end. */
export type ReachState = number | null;

/**
 * Whether the user has scrolled near the end of the page [S9.15]. Each visit to the end is reported once. It is
 * reported again if the content height has changed by more than the distance, because then the list is another one.
 * Content that fits the screen is never reported.
 */
export function reachBottom(
  reported: ReachState,
  { scrollTop, clientHeight, scrollHeight }: ScrollMetrics,
  distance: number,
): { readonly state: ReachState; readonly reached: boolean } {
  const isScrolled = scrollTop > 0 && scrollHeight > clientHeight;
  // On zoomed screens fractional offsets end up to one pixel before the end.
  const isNearEnd = isScrolled && scrollTop + clientHeight + distance >= scrollHeight - 1;
  if (!isNearEnd) return { state: null, reached: false };
  const hasNewHeight = reported !== null && Math.abs(scrollHeight - reported) > distance;
  return reported === null || hasNewHeight
    ? { state: scrollHeight, reached: true }
    : { state: reported, reached: false };
}
