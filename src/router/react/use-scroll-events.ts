import { type RefObject, useEffect, useRef } from 'react';
import { REACH_BOTTOM_DISTANCE } from '@/shared/defaults';
import type { Entry } from '../core/types';
import { type ReachState, reachBottom } from '../reach-bottom';
import { useNavigator } from './navigator-context';
import { SCROLL_KEY } from './use-scroll-memory';

/** One scroll listener a page: remembers the offset, and tells the page at most once a frame. */
export function useScrollEvents(
  key: string,
  entry: Entry,
  scroller: RefObject<HTMLElement | null>,
  visible: boolean,
) {
  const navigator = useNavigator();
  const reach = useRef<ReachState>(null);
  const { id } = entry;
  const distance = navigator.routeOf(entry)?.reachBottomDistance ?? REACH_BOTTOM_DISTANCE;

  useEffect(() => {
    const element = scroller.current;
    if (!element || !visible) return;
    const { lifecycle, memory } = navigator;
    let frame = 0;

    const tell = () => {
      frame = 0;
      if (lifecycle.has(key, 'scroll'))
        lifecycle.call(key, 'scroll', { scrollTop: element.scrollTop });
      if (!lifecycle.has(key, 'reachBottom')) return;
      const { state, reached } = reachBottom(reach.current, element, distance);
      reach.current = state;
      if (reached) lifecycle.call(key, 'reachBottom');
    };
    const onScroll = () => {
      memory.write(id, SCROLL_KEY, element.scrollTop);
      if (frame === 0) frame = requestAnimationFrame(tell);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [key, id, scroller, visible, navigator, distance]);
}
