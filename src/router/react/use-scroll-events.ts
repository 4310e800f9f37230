import { type RefObject, useEffect } from 'react';
import type { EntryId } from '../core/types';
import { useNavigator } from './navigator-context';
import { SCROLL_KEY } from './use-scroll-memory';

/** One scroll listener a page: remembers the offset, and tells the page at most once a frame. */
export function useScrollEvents(
  key: string,
  page: EntryId,
  scroller: RefObject<HTMLElement | null>,
  visible: boolean,
) {
  const navigator = useNavigator();

  useEffect(() => {
    const element = scroller.current;
    if (!element || !visible) return;
    const { lifecycle, memory } = navigator;
    let frame = 0;

    const tell = () => {
      frame = 0;
      lifecycle.call(key, 'scroll', element);
    };
    const onScroll = () => {
      memory.write(page, SCROLL_KEY, element.scrollTop);
      if (frame === 0) frame = requestAnimationFrame(tell);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [key, page, scroller, visible, navigator]);
}
