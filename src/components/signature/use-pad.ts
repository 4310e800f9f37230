import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Drag, useDrag } from '@/components/kit/gestures';
import {
  fitScale,
  isFar,
  paintStrokes,
  pointIn,
  type SignaturePoint,
  type SignatureStroke,
} from './strokes';

type Sheet = {
  readonly pen: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
};

type Options = {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly strokes: readonly SignatureStroke[];
  readonly penColor: string | undefined;
  readonly penWidth: number;
  readonly disabled: boolean;
  readonly isFree: () => boolean;
  /** True while a finger draws. */
  readonly onDraw: (isDrawing: boolean) => void;
  readonly onStroke: (stroke: SignatureStroke) => void;
};

/** Draws the strokes on the canvas, and adds one with a finger, a pen or a mouse. */
export function usePad({ canvas, strokes, penColor, penWidth, disabled, ...options }: Options) {
  const sheet = useRef<Sheet | null>(null);
  const drawn = useRef<SignaturePoint[] | null>(null);
  const scale = useRef(1);

  const paint = () => {
    if (!sheet.current || !canvas.current) return;
    const { pen, width, height, ratio } = sheet.current;
    if (!drawn.current) scale.current = fitScale(strokes, { width, height }, penWidth);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width * ratio, height * ratio);
    const size = ratio * scale.current;
    pen.setTransform(size, 0, 0, size, (width * ratio) / 2, (height * ratio) / 2);
    const color = penColor ?? getComputedStyle(canvas.current).color;
    const all = drawn.current ? [...strokes, drawn.current] : strokes;
    paintStrokes(pen, all, { color, width: penWidth });
  };
  useLayoutEffect(() => paint());

  const add = (event: PointerEvent) => {
    const box = canvas.current?.getBoundingClientRect();
    const [points, size] = [drawn.current, sheet.current];
    if (!box || !points || !size) return;
    const between = event.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of between.length > 0 ? between : [event]) {
      const at = { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
      const point = pointIn(at, size, scale.current, penWidth);
      if (isFar(points[points.length - 1], point)) points.push(point);
    }
    paint();
  };

  const drag = useDrag({
    immediate: true,
    disabled,
    accepts: options.isFree,
    onStart: ({ event }: Drag) => {
      drawn.current = [];
      add(event);
      options.onDraw(true);
    },
    onMove: ({ event }) => add(event),
    onEnd: ({ how }) => {
      const stroke = drawn.current;
      drawn.current = null;
      options.onDraw(false);
      // A gesture of the system, such as a swipe from the edge, is no stroke.
      if (how === 'release' && stroke && stroke.length > 0) options.onStroke(stroke);
      else paint();
    },
  });

  return {
    drag,
    paint,
    /** The canvas has a new size. */
    onReady: (pen: CanvasRenderingContext2D, size: Omit<Sheet, 'pen'>) => {
      sheet.current = { pen, ...size };
      paint();
    },
  };
}
