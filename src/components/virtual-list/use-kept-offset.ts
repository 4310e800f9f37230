import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A list that scrolls itself keeps its place over a hidden page; a page keeps its own. */
export function useKeptOffset(scroller: RefObject<HTMLElement | null>, wanted: boolean) {
  const place = useRef({ top: 0, left: 0 });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!wanted || !element) return;
    const { top, left } = place.current;
    if (Math.abs(element.scrollTop - top) >= 1) element.scrollTop = top;
    if (Math.abs(element.scrollLeft - left) >= 1) element.scrollLeft = left;
    const onScroll = () => {
      place.current = { top: element.scrollTop, left: element.scrollLeft };
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller, wanted]);
}
