import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** So near to the end counts as there. */
const NEAR = 2;

/** A chat: begins at its end, and stays there when messages come or grow, unless somebody reads further up. */
export function useStayAtEnd(
  virtual: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
  wanted: boolean,
  count: number,
) {
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  // Every list comes by here with each row that is measured, and to ask for a place then is to lay out once more.
  const go = () => {
    if (!wanted) return;
    // Scrolled up a moment ago: the event is still on its way.
    if ((scroller.current?.scrollTop ?? 0) < lastTop.current - NEAR) isAtEnd.current = false;
    if (isAtEnd.current && count > 0) {
      virtual.current?.scrollToIndex(count - 1, { align: 'end', offset: 1_000_000 });
    }
  };
  useLayoutEffect(go, [wanted, count, virtual, scroller]);

  const follow = () => {
    const around = scroller.current;
    if (!wanted || !around) return;
    lastTop.current = around.scrollTop;
    isAtEnd.current = around.scrollHeight - around.clientHeight - around.scrollTop <= NEAR;
  };
  return { go, follow };
}
