import type { Orientation } from './exif-orientation';
import type { Size } from './target-size';

type Pen = Pick<
  CanvasRenderingContext2D,
  'drawImage' | 'fillRect' | 'fillStyle' | 'imageSmoothingQuality' | 'transform'
>;

/** JPEG knows no transparency; black would be in its place. */
export function prepare(pen: Pen, type: string, { width, height }: Size): void {
  const canvas = pen;
  canvas.imageSmoothingQuality = 'high';
  if (type !== 'image/jpeg') return;
  canvas.fillStyle = '#fff';
  canvas.fillRect(0, 0, width, height);
}

/** Draws a picture that lies as the camera was held, so that it fills the upright size. */
export function drawUpright(
  pen: Pen,
  picture: CanvasImageSource,
  orientation: Orientation,
  { width, height }: Size,
): void {
  const isTurned = orientation > 4;
  pen.transform(...matrixOf(orientation, width, height));
  pen.drawImage(picture, 0, 0, isTurned ? height : width, isTurned ? width : height);
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

function matrixOf(orientation: Orientation, width: number, height: number): Matrix {
  const matrices: { readonly [O in Orientation]: Matrix } = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, width, 0],
    7: [0, -1, -1, 0, width, height],
    8: [0, -1, 1, 0, 0, height],
  };
  return matrices[orientation];
}
