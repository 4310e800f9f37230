import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { placeInScroller } from '@/components/scrolling';
import { watchSizes } from '@/shared/browser';

/** How far below the start of its scroller the list begins; what stands above it may change. */
export function useStartMargin(
  container: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  horizontal: boolean,
) {
  const [margin, setMargin] = useState(0);

  const measure = () => {
    const [rows, around] = [container.current, scroller.current];
    // Nothing that is hidden has a place.
    if (!rows || !around || around.clientHeight === 0) return;
    const { top, left } = placeInScroller(rows, around);
    const next = Math.max(0, horizontal ? Math.abs(left) : top);
    // oxlint-disable-next-line react/set-state-in-effect -- a place can only be measured
    setMargin((before) => (Math.abs(next - before) < 1 ? before : next));
  };

  useLayoutEffect(measure);
  const onSize = useEffectEvent(measure);
  useEffect(() => {
    // What stands above; not what is around, which grows with the rows.
    const sizes = watchSizes(() => onSize());
    const around = scroller.current;
    let node: Element | null = container.current;
    while (node && node !== around) {
      for (let before = node.previousElementSibling; before; ) {
        // The spring of a chat changes with the rows, which tell of it themselves.
        if (!before.hasAttribute('data-spring')) sizes.observe(before);
        before = before.previousElementSibling;
      }
      node = node.parentElement;
    }
    return () => sizes.disconnect();
  }, [container, scroller]);

  return { margin, measure };
}
