import {
  type ComponentProps,
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import styles from './sticky.module.css';
import { findScroller } from '@/components/kit/scrolling';
import { watchSight } from '@/shared/browser';

export type StickyEdge = 'top' | 'bottom' | 'start' | 'end';

export type StickyProps = ComponentProps<'div'> & {
  /** Pixels between the edge of the scroller and where it sticks. @default 0 */
  offset?: number;
  /** @default 'top' */
  edge?: StickyEdge;
  onStuckChange?: (stuck: boolean) => void;
};

/**
 * Stays in sight while its container is scrolled. The browser does it; this tells when, without listening to scrolls.
 */
export function Sticky({
  offset = 0,
  edge = 'top',
  onStuckChange,
  ref,
  className,
  style,
  children,
  ...native
}: StickyProps) {
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const [stuck, setStuck] = useState(false);
  const merged = useMergedRefs(box, ref);

  useLayoutEffect(() => {
    if (mark.current && box.current) return closeGap(mark.current, box.current, edge);
  }, [edge]);

  const tell = useEffectEvent((next: boolean) => {
    if (next === stuck) return;
    setStuck(next);
    onStuckChange?.(next);
  });
  useEffect(() => {
    if (!mark.current || !box.current) return;
    return watchLine(mark.current, box.current, edge, (next) => tell(next));
    // oxlint-disable-next-line react/exhaustive-deps -- another offset is another line
  }, [edge, offset]);

  const place = { '--portico-sticky-at': `${offset}px` } as CSSProperties;
  const line = <span ref={mark} className={styles.mark} aria-hidden />;
  const isAfter = edge === 'bottom' || edge === 'end';
  return (
    <>
      {!isAfter && line}
      <div
        {...native}
        ref={merged}
        className={joinClasses(styles.sticky, className)}
        style={{ ...place, ...style }}
        data-edge={edge}
        data-state={stuck ? 'stuck' : 'free'}
      >
        {children}
      </div>
      {isAfter && line}
    </>
  );
}

/**
 * The mark has no size, but in a flex box or a grid even that gets a gap. A row of a grid is not smaller than
 * nothing: there the box itself moves into it.
 */
function closeGap(mark: HTMLElement, box: HTMLElement, edge: StickyEdge): () => void {
  const parent = getComputedStyle(mark.parentElement ?? mark);
  const isFlex = parent.display.includes('flex');
  if (!isFlex && !parent.display.includes('grid')) return () => {};
  const isRow = isFlex ? parent.flexDirection.startsWith('row') : /start|end/.test(edge);
  const isAfter = edge === 'bottom' || edge === 'end';
  const gap = Number.parseFloat(isRow ? parent.columnGap : parent.rowGap) || 0;
  const [element, toStart] = isFlex ? [mark, isAfter] : [box, !isAfter];
  const side = `margin-${isRow ? 'inline' : 'block'}-${toStart ? 'start' : 'end'}`;
  const before = element.style.getPropertyValue(side);
  const own = Number.parseFloat(getComputedStyle(element).getPropertyValue(side)) || 0;
  element.style.setProperty(side, `${own - gap}px`);
  return () => element.style.setProperty(side, before);
}

type Side = 'top' | 'right' | 'bottom' | 'left';

const FAR = 1_000_000;

/**
 * Tells whether the mark, which is where the box would be, has passed the line at which the box sticks. The
 * observer's window reaches from that line far to the other side: a jump over the whole list is seen, too.
 */
function watchLine(
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
