import { type RefObject, useLayoutEffect, useRef } from 'react';
import { findScroller } from '@/components/scrolling';

/** What scrolls the list: itself, or the nearest scroller around it. */
export function useScroller(
  root: RefObject<HTMLElement | null>,
  isOwn: boolean,
  horizontal: boolean,
): RefObject<HTMLElement | null> {
  const scroller = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const found = isOwn ? element : findScroller(element, horizontal ? 'x' : 'y');
    // A document is as tall as its content: all rows would be in sight of it.
    if (found === document.scrollingElement) {
      throw new Error('VirtualList: nothing around it scrolls; set scroller="own" and a height');
    }
    scroller.current = found;
  }, [root, isOwn, horizontal]);

  return scroller;
}
