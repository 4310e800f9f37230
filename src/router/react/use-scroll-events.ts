import { type RefObject, useEffect } from 'react';
import { useNavigator } from './navigator-context';
import type { OwnMemory } from './own-memory';
import { SCROLL_KEY } from './use-scroll-memory';

/** One scroll listener a page: remembers the offset, and tells the page at most once a frame. */
export function useScrollEvents(
  key: string,
  memory: OwnMemory,
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
      memory.write(SCROLL_KEY, element.scrollTop);
      if (frame === 0) frame = requestAnimationFrame(tell);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [key, memory, scroller, visible, lifecycle]);
}
