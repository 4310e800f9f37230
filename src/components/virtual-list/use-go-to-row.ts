import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { ScrollToIndexOpts, VirtualizerHandle } from 'virtua';
import type { Shift } from './plan-shift';

/** One to scroll and one to draw: virtua asks for the place of a row no longer than 150 ms after it has scrolled. */
const FRAMES = 2;

/**
 * Goes to a row whose height, and that of its neighbours, is only known once they are drawn. On a busy phone that frame
 * may come when virtua has stopped waiting, and the row would stand off by what it is taller than was thought.
 */
export function useGoToRow<T>(
  virtual: RefObject<VirtualizerHandle | null>,
  { shown, shift }: Shift<T>,
) {
  const frame = useRef(0);
  const stay = useCallback(() => cancelAnimationFrame(frame.current), []);
  // The row has another index now, and is kept in its place.
  useLayoutEffect(() => {
    if (shift) stay();
  }, [shown, shift, stay]);

  const goTo = useCallback(
    (index: number, options: ScrollToIndexOpts) => {
      const go = (left: number) => {
        // null once the list is gone: nothing is called off by an effect, which StrictMode would end too early.
        virtual.current?.scrollToIndex(index, options);
        if (left > 0) frame.current = requestAnimationFrame(() => go(left - 1));
      };
      stay();
      // A smooth one waits by itself, and would begin anew.
      go(options.smooth ? 0 : FRAMES);
    },
    [virtual, stay],
  );

  return { goTo, stay };
}
