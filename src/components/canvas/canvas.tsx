import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { watchSizes } from '@/shared/browser';
import styles from './canvas.module.css';

export type CanvasSize = {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
};

export type CanvasProps = Omit<ComponentProps<'canvas'>, 'width' | 'height' | 'children'> & {
  /** The accessible name: what the drawing shows. */
  label?: string | undefined;
  /**
   * Draws, in CSS pixels; it comes again with each new size, for that wipes the canvas.
   */
  onReady?: (context: CanvasRenderingContext2D, size: CanvasSize) => void;
  /** As sharp as the screen. @default true */
  hidpi?: boolean;
  /** A finger on it draws and does not scroll. @default false */
  disableScroll?: boolean;
  /** The same for screen readers, and where nothing can be drawn. */
  children?: ReactNode;
};

/** A surface to draw on, as large as its style says and as sharp as the screen. */
export function Canvas(props: CanvasProps) {
  const { label, onReady, hidpi = true, disableScroll = false, className, ref, ...native } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef('');
  const draw = useEffectEvent(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    const { clientWidth: width, clientHeight: height } = element;
    const ratio = hidpi ? window.devicePixelRatio : 1;
    const size = `${width} ${height} ${ratio}`;
    // On a hidden page it has none, and comes back with the one it had: what a visitor has drawn is still there.
    if (width === 0 || height === 0 || size === drawn.current) return;
    drawn.current = size;
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    onReady?.(pen, { width, height, ratio });
  });
  // In time for the first picture; the observer's first call says nothing new.
  useLayoutEffect(() => draw(), [hidpi]);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const see = () => draw();
    const sizes = watchSizes(see);
    sizes.observe(element);
    // Moved to another screen, or zoomed.
    window.addEventListener('resize', see);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', see);
    };
  }, []);
  return (
    <canvas
      role={label ? 'img' : undefined}
      aria-label={label}
      {...native}
      ref={useMergedRefs(canvas, ref)}
      className={joinClasses(styles.canvas, className)}
      data-still={disableScroll || undefined}
    />
  );
}
