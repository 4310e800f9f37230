import {
  type ComponentProps,
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '@/components/gestures';
import { joinClasses } from '@/components/join-classes';
import { closeGap } from './close-gap';
import { watchLine } from './watch-line';
import styles from './sticky.module.css';

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
