import { type Touch, type TouchEvent, useRef } from 'react';
import { PULL_REFRESH_RANGE } from '@/shared/defaults';

/**
 * Touch handlers that report a pull which starts before the code of pull-to-refresh has loaded. They show nothing. They
 * do not use the arbiter of gestures, because it is not in the entry bundle. A gesture inside prevents its touchmoves.
 */
export function useEarlyPull(isWaiting: boolean, onPull: () => void) {
  const start = useRef<Touch>(undefined);
  return {
    // A pull that has started goes on when the code arrives.
    onTouchStart: ({ nativeEvent, touches }: TouchEvent) => {
      const isScrolled = nativeEvent.composedPath().some((node) => (node as Element).scrollTop > 0);
      start.current = isWaiting && !isScrolled && !touches[1] ? touches[0] : undefined;
    },
    onTouchMove: (event: TouchEvent) => {
      // A component inside uses the move.
      if (event.defaultPrevented) start.current = undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [start.current, changedTouches[0]];
      if (!from || !to) return;
      const y = to.clientY - from.clientY;
      if (y >= PULL_REFRESH_RANGE && y > Math.abs(to.clientX - from.clientX)) onPull();
    },
  };
}
