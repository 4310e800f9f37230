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
import { useDefaults } from '@/components/kit/use-defaults';
import { watchSight } from '@/shared/browser';

export type StickyEdge = 'top' | 'bottom' | 'start' | 'end';

export type StickyProps = ComponentProps<'div'> & {
  /** The distance in pixels from the scroller's edge at which it sticks. @default 0 */
  offset?: number;
  /** 'start' and 'end' are for horizontal scrollers and follow the text direction. @default 'top' */
  edge?: StickyEdge;
  onStuckChange?: (stuck: boolean) => void;
};

/**
 * Keeps an element visible while its container scrolls, with `position: sticky`. An observer instead of a scroll
 * listener reports when it sticks.
 */
export function Sticky(ownProps: StickyProps) {
  const {
    offset = 0,
    edge = 'top',
    onStuckChange,
    ref,
    className,
    style,
    children,
    ...native
  } = useDefaults('Sticky', ownProps);
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
    // oxlint-disable-next-line react/exhaustive-deps -- another offset needs another observer
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
 * The mark has no size, but a flex box or a grid adds a gap next to it. A negative margin on the mark closes the gap
 * in a flex box. A grid row cannot be smaller than 0, so there the box gets the margin.
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
 * Reports whether the mark has passed the line at which the box sticks. The mark is at the box's normal position. The
 * observed area reaches from that line far to the other side, so that it also detects long jumps.
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
      // Elements of a hidden page have no position.
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
