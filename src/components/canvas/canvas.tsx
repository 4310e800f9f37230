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
import { useDefaults } from '@/components/kit/use-defaults';
import { watchSizes } from '@/shared/browser';
import styles from './canvas.module.css';

export type CanvasSize = {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
};

export type CanvasProps = Omit<ComponentProps<'canvas'>, 'width' | 'height' | 'children'> & {
  /** The accessible name, which describes the drawing. */
  label?: string | undefined;
  /**
   * Draws in CSS pixels. Called again after each change of size or resolution, which clears the canvas. A new function or
   * theme alone does not draw again, because that would remove what a user has drawn; use another `key`.
   */
  onReady?: (context: CanvasRenderingContext2D, size: CanvasSize) => void;
  /** Uses the screen's resolution. @default true */
  hidpi?: boolean;
  /** A touch draws and does not scroll the page. @default false */
  disableScroll?: boolean;
  /** The fallback in words, for screen readers and browsers without a canvas. */
  children?: ReactNode;
};

/** A canvas whose size comes from its style, with the screen's resolution. */
export function Canvas(ownProps: CanvasProps) {
  const {
    label,
    onReady,
    hidpi = true,
    disableScroll = false,
    className,
    ref,
    ...native
  } = useDefaults('Canvas', ownProps);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef('');
  const draw = useEffectEvent(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    const { clientWidth: width, clientHeight: height } = element;
    const ratio = hidpi ? window.devicePixelRatio : 1;
    const size = `${width} ${height} ${ratio}`;
    // A hidden page has no size. When it returns with the same size, the user's drawing must stay.
    if (width === 0 || height === 0 || size === drawn.current) return;
    drawn.current = size;
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    onReady?.(pen, { width, height, ratio });
  });
  // Draws before the first paint. The observer's first call then finds the same size.
  useLayoutEffect(() => draw(), [hidpi]);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const see = () => draw();
    const sizes = watchSizes(see);
    sizes.observe(element);
    // The window moved to another screen, or the user zoomed.
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
