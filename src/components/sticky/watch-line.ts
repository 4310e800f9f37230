import { findScroller } from '@/components/scrolling';
import { watchSight } from '@/shared/browser';
import type { StickyEdge } from './sticky';

type Side = 'top' | 'right' | 'bottom' | 'left';

const FAR = 1_000_000;

/**
 * Tells whether the mark, which is where the box would be, has passed the line at which the box sticks. The
 * observer's window reaches from that line far to the other side: a jump over the whole list is seen, too.
 */
export function watchLine(
  mark: Element,
  box: Element,
  edge: StickyEdge,
  tell: (passed: boolean) => void,
): () => void {
  const isUpright = edge === 'top' || edge === 'bottom';
  const scroller = findScroller(box, isUpright ? 'y' : 'x');
  const style = getComputedStyle(box);
  const side = sideOf(edge, style.direction === 'rtl');
  const at = Number.parseFloat(style[side]) || 0;
  const margin = (other: Side) => `${other === side ? -at : FAR}px`;
  const observer = watchSight(
    (entries) => {
      const entry = entries[entries.length - 1];
      // A page that is hidden has no places.
      if (entry?.rootBounds && entry.rootBounds.height > 0) tell(!entry.isIntersecting);
    },
    {
      root: scroller === document.scrollingElement ? null : scroller,
      rootMargin: [margin('top'), margin('right'), margin('bottom'), margin('left')].join(' '),
    },
  );
  observer.observe(mark);
  return () => observer.disconnect();
}

function sideOf(edge: StickyEdge, isRtl: boolean): Side {
  if (edge === 'top' || edge === 'bottom') return edge;
  return (edge === 'start') === isRtl ? 'right' : 'left';
}
