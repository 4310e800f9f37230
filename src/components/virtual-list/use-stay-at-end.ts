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
  const go = () => {
    // Scrolled up a moment ago: the event is still on its way.
    if ((scroller.current?.scrollTop ?? 0) < lastTop.current - NEAR) isAtEnd.current = false;
    if (wanted && isAtEnd.current && count > 0) {
      virtual.current?.scrollToIndex(count - 1, { align: 'end', offset: 1_000_000 });
    }
  };
  useLayoutEffect(go, [wanted, count, virtual, scroller]);

  const follow = () => {
    const around = scroller.current;
    if (!around) return;
    lastTop.current = around.scrollTop;
    isAtEnd.current = around.scrollHeight - around.clientHeight - around.scrollTop <= NEAR;
  };
  return { go, follow };
}
