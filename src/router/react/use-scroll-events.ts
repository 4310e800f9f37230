import { type RefObject, useEffect } from 'react';
import { useNavigator } from './navigator-context';

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
