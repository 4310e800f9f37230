import type { Box, Size } from '@/components/kit/geometry';
import { clamp } from '@/shared/values';

/** Pixels from the centre of the pad, so that strokes keep their place when the pad changes its size. */
export type SignaturePoint = { readonly x: number; readonly y: number };

export type SignatureStroke = readonly SignaturePoint[];

/** A drawing or a typed name. One of them is empty. */
export type SignatureValue = {
  readonly strokes: readonly SignatureStroke[];
  readonly text: string;
};

export const NOT_SIGNED: SignatureValue = { strokes: [], text: '' };

export function isSigned({ strokes, text }: SignatureValue): boolean {
  return strokes.length > 0 || text.trim() !== '';
}

/** The scale at which all strokes fit the pad: 1, or less after a rotation to a narrower pad. */
export function fitScale(
  strokes: readonly SignatureStroke[],
  { width, height }: Size,
  penWidth: number,
): number {
  const points = strokes.flat();
  const reach = (axis: 'x' | 'y') =>
    points.reduce((most, point) => Math.max(most, Math.abs(point[axis])), 0) * 2 + penWidth;
  return Math.min(1, width / reach('x'), height / reach('y'));
}

/** Keeps a point inside of the pad, and rounds it to a tenth of a pixel. */
export function pointIn(
  { x, y }: SignaturePoint,
  size: Size,
  scale: number,
  penWidth: number,
): SignaturePoint {
  const inside = (value: number, side: number) => {
    const most = Math.max(0, (side / scale - penWidth) / 2);
    return Math.round(clamp(value / scale, -most, most) * 10) / 10;
  };
  return { x: inside(x, size.width), y: inside(y, size.height) };
}

/** Browsers report more points than a curve needs. */
export function isFar(a: SignaturePoint | undefined, b: SignaturePoint): boolean {
  return !a || Math.hypot(a.x - b.x, a.y - b.y) >= 1.5;
}

export type Ink = { readonly color: string; readonly width: number };

/** Draws smooth lines: the points are the handles of curves between their midpoints. */
export function paintStrokes(
  pen: CanvasRenderingContext2D,
  strokes: readonly SignatureStroke[],
  { color, width }: Ink,
): void {
  Object.assign(pen, { lineCap: 'round', lineJoin: 'round', lineWidth: width });
  pen.strokeStyle = color;
  pen.fillStyle = color;
  for (const stroke of strokes) {
    const [first] = stroke;
    if (!first) continue;
    pen.beginPath();
    pen.moveTo(first.x, first.y);
    if (stroke.length === 1) {
      pen.arc(first.x, first.y, width / 2, 0, Math.PI * 2);
      pen.fill();
      continue;
    }
    stroke.forEach((point, at) => {
      const next = stroke[at + 1] ?? point;
      const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
      pen.quadraticCurveTo(point.x, point.y, middle.x, middle.y);
    });
    pen.stroke();
  }
}

/** The smallest box around the lines. */
export function boundsOf(strokes: readonly SignatureStroke[], penWidth: number): Box {
  const points = strokes.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const least = (values: readonly number[]) => Math.min(...values) - penWidth;
  const most = (values: readonly number[]) => Math.max(...values) + penWidth;
  const [left, top] = [least(xs), least(ys)];
  return { left, top, width: most(xs) - left, height: most(ys) - top };
}
